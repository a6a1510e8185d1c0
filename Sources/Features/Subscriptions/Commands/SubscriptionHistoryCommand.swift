import ArgumentParser
import CommandKit
import Localization
import Services
import SubscriptionsModel

struct SubscriptionHistoryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Shows the payments and price changes of a subscription.",
        discussion: "Example: coffer subscriptions history Netflix --output json")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let id = try await Lookup(household).subscription(subscription).id
        return SubscriptionHistoryAnswer(details: try await household.subscriptions().fetchSubscription(id: id))
    }
}

struct ConfirmPriceCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Confirms that the last charge is a new price.",
        discussion: "Example: coffer subscriptions confirm Netflix")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.decide(.priceChange, subscription)
    }
}

struct OneOffChargeCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "one-off", abstract: "Says that the last charge was an exception; the price stays.",
        discussion: "Example: coffer subscriptions one-off Netflix")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.decide(.oneOff, subscription)
    }
}

extension DependencyContainer {
    /// Decides the charge of a subscription that differs from its price.
    ///
    /// - Throws: `CommandFailure.failed` if there is none.
    fileprivate func decide(_ decision: SubscriptionCharge.Decision, _ name: String) async throws -> some Answer {
        let found = try await Lookup(self).subscription(name)
        guard let open = found.openChange else {
            throw CommandFailure.failed("No charge of \(found.subscription.name) differs from its price")
        }
        try await subscriptions().decide(decision, on: open.charge, of: found.id)
        return try await RowAnswer("Changed", found.id, in: self)
    }
}
