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

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day"))
    var on: Day?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().take(.resume, id: found.id, on: on)
        try console.write(try await SubscriptionAnswer("Resumed", found.id, in: household), as: answer.format)
        return .done
    }
}
