import ArgumentParser
import Localization
import Models
import Services

struct ReactivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reactivate", abstract: "Reactivates a subscription.",
        discussion: "Example: coffer reactivate subscription Netflix",
        subcommands: [ReactivateSubscriptionCommand.self])
}

struct ReactivateSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Reactivates a subscription.",
        discussion: "It is charged on its billing days again.\nExample: coffer reactivate subscription Netflix --on 2026-08-01")

    @OptionGroup var options: SubscriptionStepOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await options.take(.reactivate, saying: "Reactivated", in: household, console: console)
    }
}
