import ArgumentParser

struct SubscriptionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscriptions", abstract: "Lists subscriptions, and what your statements show to recur.",
        discussion: """
            Example: coffer subscriptions --status active
            Example: coffer subscriptions found
            """,
        subcommands: [
            SubscriptionListCommand.self, FoundCommand.self, AcceptFoundCommand.self, DismissFoundCommand.self, AssignFoundCommand.self,
            SubscriptionHistoryCommand.self, ConfirmPriceCommand.self, OneOffChargeCommand.self, DetectionCommand.self,
        ], defaultSubcommand: SubscriptionListCommand.self)
}
