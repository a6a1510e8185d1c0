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

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day"))
    var on: Day?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().take(.reactivate, id: found.id, on: on)
        try console.write(try await SubscriptionAnswer("Reactivated", found.id, in: household), as: answer.format)
        return .done
    }
}
