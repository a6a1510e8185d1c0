import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import SubscriptionsModel

struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pauses a subscription.",
        discussion: "Example: coffer pause subscription Netflix",
        subcommands: [SubscriptionStepCommand<PauseWords>.self])
}

enum PauseWords: SubscriptionStepWords {
    static let step = SubscriptionStep.pause
    static let done: LocalizedText = "Paused"
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Pauses a subscription.",
        discussion:
            "It is not charged until it is resumed; its billing days stay.\nExample: coffer pause subscription Netflix --on 2026-08-01")
}

struct ResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Resumes a subscription.",
        discussion: "Example: coffer resume subscription Netflix",
        subcommands: [SubscriptionStepCommand<ResumeWords>.self])
}

enum ResumeWords: SubscriptionStepWords {
    static let step = SubscriptionStep.resume
    static let done: LocalizedText = "Resumed"
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Resumes a subscription.",
        discussion: "Its billing days are those from before the pause.\nExample: coffer resume subscription Netflix --on 2026-08-01")
}

enum CancelWords: SubscriptionStepWords {
    static let step = SubscriptionStep.cancel
    static let done: LocalizedText = "Subscription cancelled"
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Cancels a subscription.",
        discussion:
            "It runs until the end of what is paid, or of its notice period.\nExample: coffer cancel subscription Netflix --on 2026-08-01")
}

struct ReactivateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reactivate", abstract: "Reactivates a subscription.",
        discussion: "Example: coffer reactivate subscription Netflix",
        subcommands: [SubscriptionStepCommand<ReactivateWords>.self])
}

enum ReactivateWords: SubscriptionStepWords {
    static let step = SubscriptionStep.reactivate
    static let done: LocalizedText = "Reactivated"
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Reactivates a subscription.",
        discussion: "It is charged on its billing days again.\nExample: coffer reactivate subscription Netflix --on 2026-08-01")
}

/// A step of a subscription, and its words.
protocol SubscriptionStepWords {
    static var configuration: CommandConfiguration { get }
    static var step: SubscriptionStep { get }
    /// What is said of it.
    static var done: LocalizedText { get }
}

/// Takes a step of a subscription.
struct SubscriptionStepCommand<Words: SubscriptionStepWords>: AnswerCommand {
    static var configuration: CommandConfiguration { Words.configuration }

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @Option(help: ArgumentHelp("The first day on which it applies (YYYY-MM-DD); default: today.", valueName: "day")) var on: Day?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().apply(Words.step, id: found.id, on: on)
        return try await RowAnswer(Words.done, found.id, in: household)
    }
}
