import ArgumentParser
import CommandKit
import Services
import SubscriptionsModel

struct SubscriptionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscriptions", abstract: "Lists subscriptions, and what your statements show to recur.",
        discussion: """
            Example: coffer subscriptions --status active
            Example: coffer subscriptions found
            """,
        subcommands: [
            SubscriptionListCommand.self, FoundCommand.self, AcceptFoundCommand.self, DismissFoundCommand.self, AssignFoundCommand.self,
            SubscriptionHistoryCommand.self, ConfirmPriceCommand.self, OneOffChargeCommand.self, DetectionCommand.self,
        ], defaultSubcommand: SubscriptionListCommand.self)
}

struct SubscriptionListCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists subscriptions with their cost per month and per year.",
        discussion: "Example: coffer subscriptions --status active --sort yearly --output json")

    @Option(help: ArgumentHelp("Only these: active, trial, paused, cancelled, ended, inactive, personal or shared.", valueName: "status"))
    var status: SubscriptionStatusOption = .all

    @Option(help: ArgumentHelp("Only those with this text.", valueName: "text")) var search = ""
    @Option(help: ArgumentHelp("The order: next, price, name or yearly.", valueName: "order")) var sort: SubscriptionOrderOption = .name
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let overview = try await household.subscriptions().fetchSubscriptions()
        let found = overview.subscriptions(.all, search: search, by: sort.order).filter { status.includes($0) }
        return SubscriptionsAnswer(rows: found, isLimited: status != .all || !search.isEmpty)
    }
}

/// Which subscriptions are listed.
enum SubscriptionStatusOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case all, active, trial, paused, cancelled, ended, inactive, personal, shared

    func includes(_ summary: SubscriptionSummary) -> Bool {
        switch self {
        case .all: true
        case .active: summary.status == .active
        case .trial: summary.status == .trial
        case .paused: summary.status == .paused
        case .cancelled: summary.status == .cancelled
        case .ended: summary.status == .ended
        case .inactive: SubscriptionFilter.inactive.includes(summary.subscription, summary.status)
        case .personal: summary.subscription.sharing == nil
        case .shared: summary.subscription.sharing != nil
        }
    }
}

/// The order of a list of subscriptions.
enum SubscriptionOrderOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case next, price, name, yearly

    var order: SubscriptionOrder {
        switch self {
        case .next: .next
        case .price: .price
        case .name: .name
        case .yearly: .yearlyCost
        }
    }
}
