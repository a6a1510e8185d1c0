import ArgumentParser
import Localization
import Models
import Services

struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pauses a subscription.",
        discussion: "Example: coffer pause subscription Netflix",
        subcommands: [PauseSubscriptionCommand.self])
}

struct PauseSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Pauses a subscription.",
        discussion:
            "It is not charged until it is resumed; its billing days stay.\nExample: coffer pause subscription Netflix --on 2026-08-01")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day"))
    var on: Day?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().take(.pause, id: found.id, on: on)
        try console.write(try await SubscriptionAnswer("Paused", found.id, in: household), as: answer.format)
        return .done
    }
}
