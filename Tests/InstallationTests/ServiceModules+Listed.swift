import Installation
import Ledger
import ServiceKit

extension ServiceModules {
    /// The features whose declarations tests list one by one. A newer feature answers in its own tests.
    private static let features: Set = [
        "Accounts", "Cards", "Home", "Household", "Import", "Insights", "Members", "Notifications", "People", "Plan", "Recurrence",
        "Savings", "Subscriptions", "Transactions", "Transfer",
    ]

    /// The modules of the program without those of features that no list has.
    static let listed = ServiceModules(
        standard.ledger.extending((any ServiceModule).self).filter { module in
            let target = String(reflecting: type(of: module)).prefix { $0 != "." }
            return !target.hasSuffix("Live") || features.contains(String(target.dropLast("Live".count)))
        })
}
