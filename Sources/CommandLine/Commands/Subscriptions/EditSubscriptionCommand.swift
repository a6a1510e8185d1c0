import ArgumentParser
import Localization
import Models
import Services

struct EditSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Changes a subscription.",
        discussion: """
            What was paid so far stays; a new price applies from today on.
            Example: coffer edit subscription Netflix --price 15.99 --shared-with 2
            Example: coffer edit subscription Netflix --auto-renew off
            """)

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The new name.", valueName: "name"))
    var name: String?

    @Flag(name: .customLong("no-trial"), help: "Remove the trial.")
    var hasNoTrial = false

    @Flag(name: .customLong("no-end"), help: "Remove the last day.")
    var hasNoEnd = false

    @OptionGroup var fields: SubscriptionOptions
    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        var draft = SubscriptionDraft(found.subscription, next: found.scheduled ?? found.subscription.anchor)
        if let name { draft.name = name }
        if hasNoTrial { draft.trial = nil }
        if hasNoEnd { draft.ends = nil }
        try await draft.apply(fields, in: household)
        _ = try await household.subscriptions().updateSubscription(id: found.id, draft, revision: found.subscription.revision)
        try console.write(try await SubscriptionAnswer("Changed", found.id, in: household), as: answer.format)
        return .done
    }
}
