import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct DeleteSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Deletes a subscription; its transactions do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete subscription Netflix")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        let change = try await household.subscriptions().deleteSubscription(id: found.id)
        let members: [NoticeResponse.Member] = [
            ("subscription", .text(found.id.description)), ("deleted", .flag(true)), ("change", .text(change.description)),
        ]
        try console.write(
            NoticeAnswer("Deleted \(found.subscription.name); undo with: coffer undo \(change.description)", members), as: answer.format)
        return .done
    }
}
