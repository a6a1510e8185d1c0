import ArgumentParser
import CommandKit

struct SubscriptionsCommandModule: CommandModule {
    let commands: Commands = [
        .group("Subscriptions"): [
            SubscriptionsCommand.self, PauseCommand.self, ResumeCommand.self, CancelCommand.self, ReactivateCommand.self,
        ],
        .add: [AddSubscriptionCommand.self],
        .edit: [EditSubscriptionCommand.self],
        .delete: [NamedDeleteCommand<SubscriptionDeletion>.self],
        .cancel: [SubscriptionStepCommand<SubscriptionCancellation>.self],
    ]
}
