import ArgumentParser
import CommandKit
import Localization
import Services
import SubscriptionsModel

struct EditSubscriptionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Changes a subscription.",
        discussion: """
            What was paid so far stays; a new price applies from today on.
            Example: coffer edit subscription Netflix --price 15.99 --shared-with 2
            An empty text removes it. --used notes that you used it today.
            Example: coffer edit subscription Netflix --auto-renew off
            Example: coffer edit subscription Netflix --description Films --how-to-cancel "In the account settings" --used
            """)

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Flag(help: "Note that it was used today.") var used = false
    @OptionGroup var removals: SubscriptionRemovals
    @OptionGroup var fields: SubscriptionOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).subscription(subscription)
        var draft = SubscriptionDraft(found.subscription, next: found.scheduled ?? found.subscription.anchor)
        if let name { draft.name = name }
        draft.apply(removals)
        try await draft.apply(fields, in: household)
        _ = try await household.subscriptions().updateSubscription(id: found.id, draft, revision: found.subscription.revision)
        if used { try await household.subscriptions().markUsed(id: found.id) }
        return try await RowAnswer("Changed", found.id, in: household)
    }
}
