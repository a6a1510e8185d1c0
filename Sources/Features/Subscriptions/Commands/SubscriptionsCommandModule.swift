import ArgumentParser
package import CommandKit
import Services
import SubscriptionsModel

package struct SubscriptionsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .subscriptions.first: [SubscriptionsCommand.self, PauseCommand.self, ResumeCommand.self],
        .subscriptions.last: [ReactivateCommand.self],
        .add: [AddSubscriptionCommand.self],
        .edit: [EditSubscriptionCommand.self],
        .delete: [NamedDeleteCommand<SubscriptionDeletion>.self],
        .cancel: [SubscriptionStepCommand<CancelWords>.self],
    ]
    package let nouns: PlacedNouns = [
        .add: ["a subscription"], .edit: ["subscriptions"], .delete: ["a subscription"], .cancel: ["a subscription"],
    ]

    package init() {}
}

enum SubscriptionDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Deletes a subscription; its transactions do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete subscription Netflix")
    static let help = ArgumentHelp("The subscription: id or name.", valueName: "subscription")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).subscription(name).subscription
        let change = try await household.subscriptions().deleteSubscription(id: found.id)
        return NoticeAnswer(deleted: found.name, "subscription", found.id, change)
    }
}
