import ArgumentParser

struct SubscriptionsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Subscriptions"): [
                SubscriptionsCommand.self, PauseCommand.self, ResumeCommand.self, CancelCommand.self, ReactivateCommand.self,
            ],
            .add: [AddSubscriptionCommand.self],
            .edit: [EditSubscriptionCommand.self],
            .delete: [NamedDeleteCommand<SubscriptionDeletion>.self],
            .cancel: [SubscriptionStepCommand<SubscriptionCancellation>.self],
        ]
    }
}
