import ArgumentParser
import Localization
import Models
import Services

struct ResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Resumes a subscription.",
        discussion: "Example: coffer resume subscription Netflix",
        subcommands: [ResumeSubscriptionCommand.self])
}

struct ResumeSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Resumes a subscription.",
        discussion: "Its billing days are those from before the pause.\nExample: coffer resume subscription Netflix --on 2026-08-01")

    @OptionGroup var options: SubscriptionStepOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await options.take(.resume, saying: "Resumed", in: household, console: console)
    }
}
