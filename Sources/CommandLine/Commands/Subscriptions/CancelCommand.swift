import ArgumentParser
import Localization
import Models
import Services

struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancels a subscription or a transfer.",
        discussion: "Example: coffer cancel subscription Netflix",
        subcommands: [CancelSubscriptionCommand.self, CancelTransferCommand.self])
}

struct CancelSubscriptionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "subscription",
        abstract: "Cancels a subscription.",
        discussion:
            "It runs until the end of what is paid, or of its notice period.\nExample: coffer cancel subscription Netflix --on 2026-08-01")

    @OptionGroup var options: SubscriptionStepOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try await options.take(.cancel, saying: "Subscription cancelled", in: household, console: console)
    }
}
