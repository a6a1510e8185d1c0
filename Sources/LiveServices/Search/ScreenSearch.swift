import Localization
import Models
import Services

/// Finds screens, settings and actions by their titles in the member's language.
struct ScreenSearch: SearchSource {

    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let isEmpty = search.matcher.isEmpty
        return Self.targets.filter { target in
            guard search.role.canWrite || target.kind == .screen else { return false }
            return isEmpty || search.matcher.matches([target.title.string(in: search.texts)])
        }.map { SearchHit($0.kind, title: $0.title, path: $0.path) }
    }

    /// A screen, or an action, which needs a member who may write.
    struct Target: Sendable {
        var kind: SearchHitKind
        var title: LocalizedText
        var path: String

        static func screen(_ title: LocalizedText, _ path: String) -> Target { Target(kind: .screen, title: title, path: path) }

        static func action(_ title: LocalizedText, _ path: String) -> Target { Target(kind: .action, title: title, path: path) }
    }

    /// All targets, actions first.
    static let targets: [Target] = [
        .action("Add transaction", "/add"),
        .action("Import statement", "/accounts/any/import"),
        .action("Move money", "/transfer/internal"),
        .action("Pay somebody", "/transfer/external"),
        .action("Add account", "/accounts/new"),
        .action("Add card", "/cards/new"),
        .action("Add subscription", "/subscriptions/new"),
        .action("Add expected money", "/plan/expected/new"),
        .action("Add goal", "/savings/goals/new"),
        .action("Add person", "/people/new"),
        .action("Add group", "/people/groups/new"),
        .action("Add beneficiary", "/transfer/beneficiaries/new"),
        .action("Add rule", "/more/rules/another"),
        .screen("Home", "/"),
        .screen("Due", "/due"),
        .screen("Accounts", "/accounts"),
        .screen("Transactions", "/transactions"),
        .screen("Review", "/accounts/review"),
        .screen("Transfer", "/transfer"),
        .screen("Scheduled transfers", "/transfer/scheduled"),
        .screen("Beneficiaries", "/transfer/beneficiaries"),
        .screen("Cards", "/cards"),
        .screen("Benefits that expire soon", "/cards/expiring"),
        .screen("What cards are worth", "/cards/value"),
        .screen("Which card to use", "/cards/best"),
        .screen("Fees of cards", "/cards/fees"),
        .screen("Savings", "/savings"),
        .screen("Savings accounts", "/savings/accounts"),
        .screen("Goals", "/savings/goals"),
        .screen("Subscriptions", "/subscriptions"),
        .screen("Subscriptions found in statements", "/subscriptions/found"),
        .screen("Calendar of subscriptions", "/subscriptions/calendar"),
        .screen("Statistics of subscriptions", "/subscriptions/statistics"),
        .screen("People", "/people"),
        .screen("Plan", "/plan"),
        .screen("Budgets", "/plan/budgets"),
        .screen("Expected money", "/plan/expected"),
        .screen("Forecast", "/plan/forecast"),
        .screen("Insights", "/insights"),
        .screen("Spending", "/insights/spending"),
        .screen("Income", "/insights/income"),
        .screen("Cash flow", "/insights/cash-flow"),
        .screen("Net worth", "/insights/net-worth"),
        .screen("What changed", "/insights/changes"),
        .screen("Year on year", "/insights/years"),
        .screen("Budget and year", "/insights/budgets"),
        .screen("Benefits and fees", "/insights/benefits"),
        .screen("Notifications", "/notifications"),
        .screen("More", "/more"),
        .screen("Profile", "/more/profile"),
        .screen("Household", "/more/household"),
        .screen("Security", "/more/security"),
        .screen("Where you are signed in", "/more/sessions"),
        .screen("Notification settings", "/more/notifications"),
        .screen("Categories", "/more/categories"),
        .screen("Rules", "/more/rules"),
        .screen("Import, export and backup", "/more/data"),
        .screen("History", "/more/history"),
        .screen("Currencies and rates", "/more/currencies"),
        .screen("Appearance", "/more/appearance"),
        .screen("Help", "/more/help"),
        .screen("About", "/more/about"),
    ]
}
