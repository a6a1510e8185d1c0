import ArgumentParser
import Localization
import Models
import Services

struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancels a subscription.",
        discussion: "Example: coffer cancel subscription Netflix",
        subcommands: [CancelSubscriptionCommand.self])
}

struct CancelSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Cancels a subscription.",
        discussion:
            "It runs until the end of what is paid, or of its notice period.\nExample: coffer cancel subscription Netflix --on 2026-08-01")

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription"))
    var subscription: String

    @Option(name: .long, help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day"))
    var on: Day?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().take(.cancel, id: found.id, on: on)
        try console.write(try await SubscriptionAnswer("Subscription cancelled", found.id, in: household), as: answer.format)
        return .done
    }
}
