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

    @OptionGroup var options: SubscriptionStepOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await options.take(.pause, saying: "Paused", in: household, console: console)
    }
}
