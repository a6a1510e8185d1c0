import AccountsLive
import CardsLive
import HomeLive
import HouseholdLive
import ImportLive
import InsightsLive
import Ledger
import MembersLive
import NotificationsLive
import PeopleLive
import PlanLive
import RecurrenceLive
import SavingsLive
package import ServiceKit
import SubscriptionsLive
import TransactionsLive
import TransferLive

extension ServiceModules {
    /// The modules of the program.
    package static let standard = ServiceModules(modules)

    /// The modules of the program with further unused ones that observe the ledger, for benchmarks.
    package static func standard(addingUnused count: Int) -> ServiceModules {
        ServiceModules(modules + Array(repeating: UnusedModule(), count: count))
    }

    private static let modules = Array(parts.joined())

    private static let parts: [[any ServiceModule]] = [
        household, accounts, transactions, ratesAndChecks, imports, lineFacts, transfer, cards, savings, subscriptions, people,
        namedTransfers, plan, recurrence, review, forecast, insights, home, notificationsAndMail, history, members,
    ]
}
