import ArgumentParser
import CommandKit
import Localization
import Models
import RecurrenceModel
import Services
import SubscriptionsModel
import WireModels

struct FoundCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "found", abstract: "Lists subscriptions and bills that your statements show, with their charges.",
        discussion: "Accept one with: coffer subscriptions accept ID\nExample: coffer subscriptions found --all --output json")

    @Flag(help: "Also list rent, loans, income, everyday spending and own orders.") var all = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await household.subscriptions().fetchFound(all: all)
        try console.write(FoundAnswer(found: found.found, texts: console.style.texts), as: answer.format)
        return .done
    }
}

struct AcceptFoundCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Makes a subscription of what was found, with its past charges.",
        discussion: "Example: coffer subscriptions accept ser_0H2K8Q4M5N6P7 --name Netflix")

    @Argument(
        help: ArgumentHelp("The id, listed by coffer subscriptions found.", valueName: "id"),
        transform: { try ID.argument($0, listedBy: "coffer subscriptions found") })
    var found: ID<FoundSeries>

    @Option(help: ArgumentHelp("The name of the subscription; default: from the payee.", valueName: "name")) var name: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let accepted = try await household.subscriptions().accept(found, name: name)
        return try await RowAnswer("Added", accepted.id, in: household)
    }
}

struct DismissFoundCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss", abstract: "Dismisses what was found; it is not suggested again unless its price or rhythm changes.",
        discussion: "Example: coffer subscriptions dismiss ser_0H2K8Q4M5N6P7")

    @Argument(
        help: ArgumentHelp("The id, listed by coffer subscriptions found.", valueName: "id"),
        transform: { try ID.argument($0, listedBy: "coffer subscriptions found") })
    var found: ID<FoundSeries>

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.subscriptions().dismiss(found)
        return NoticeAnswer("Dismissed \(found.description)", [("id", .text(found.description)), ("dismissed", .flag(true))])
    }
}

struct AssignFoundCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign", abstract: "Links the charges of what was found to a subscription that exists.",
        discussion: "Example: coffer subscriptions assign ser_0H2K8Q4M5N6P7 Netflix")

    @Argument(
        help: ArgumentHelp("The id, listed by coffer subscriptions found.", valueName: "id"),
        transform: { try ID.argument($0, listedBy: "coffer subscriptions found") })
    var found: ID<FoundSeries>

    @Argument(help: ArgumentHelp("The subscription: id or name.", valueName: "subscription")) var subscription: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let target = try await Lookup(household).subscription(subscription)
        _ = try await household.subscriptions().assign(found, to: target.id)
        return try await RowAnswer("Changed", target.id, in: household)
    }
}

struct DetectionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "detection", abstract: "Switches the search for recurring charges on or off; subscriptions stay.",
        discussion: "Example: coffer subscriptions detection off")

    enum Switch: String, CaseIterable, ExpressibleByArgument, Sendable {
        case on, off
    }

    @Argument(help: ArgumentHelp("on or off.", valueName: "on|off")) var state: Switch
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.subscriptions().setDetection(state == .on)
        let sentence: LocalizedText = state == .on ? "Recurring charges are searched for" : "Recurring charges are not searched for"
        return NoticeAnswer(sentence, [("detection", .flag(state == .on))])
    }
}
