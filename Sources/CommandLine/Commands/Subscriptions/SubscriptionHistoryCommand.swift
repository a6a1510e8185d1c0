import ArgumentParser
import Localization
import Models
import Services

struct SubscriptionHistoryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Shows the payments and price changes of a subscription.",
        discussion: "Example: coffer subscriptions history Netflix --output json")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let id = try await Lookup(household).subscription(subscription).id
        let details = try await household.subscriptions().fetchSubscription(id: id)
        try console.write(SubscriptionHistoryAnswer(details: details), as: answer.format)
        return .done
    }
}

struct ConfirmPriceCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Confirms that the last charge is a new price.",
        discussion: "Example: coffer subscriptions confirm Netflix")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await household.decide(.priceChange, subscription, as: answer.format, console)
    }
}

struct OneOffChargeCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "one-off",
        abstract: "Says that the last charge was an exception; the price stays.",
        discussion: "Example: coffer subscriptions one-off Netflix")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await household.decide(.oneOff, subscription, as: answer.format, console)
    }
}

extension DependencyContainer {
    /// Decides the charge of a subscription that differs from its price.
    ///
    /// - Throws: `CommandFailure.failed` if there is none.
    fileprivate func decide(
        _ decision: SubscriptionCharge.Decision, _ name: String, as format: OutputFormat, _ console: Console
    ) async throws -> ExitStatus {
        let found = try await Lookup(self).subscription(name)
        guard let open = found.openChange else {
            throw CommandFailure.failed("No charge of \(found.subscription.name) differs from its price")
        }
        try await subscriptions().decide(decision, on: open.charge, of: found.id)
        try console.write(try await SubscriptionAnswer("Changed", found.id, in: self), as: format)
        return .done
    }
}
