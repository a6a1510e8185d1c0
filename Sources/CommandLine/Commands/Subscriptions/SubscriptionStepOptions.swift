import ArgumentParser
import Localization
import Models
import Services

/// The subscription whose state changes, and from which day on.
struct SubscriptionStepOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day"))
    var on: Day?

    @OptionGroup var answer: OutputOptions

    /// Takes a step and writes the subscription.
    ///
    /// - Parameter done: what is said of it.
    /// - Throws: `CommandFailure` if there is no such subscription, `ServiceError.rule` if the step is not possible in its state.
    func take(
        _ step: SubscriptionStep, saying done: LocalizedText, in household: DependencyContainer, console: Console
    ) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().take(step, id: found.id, on: on)
        try console.write(try await SubscriptionAnswer(done, found.id, in: household), as: answer.format)
        return .done
    }
}
