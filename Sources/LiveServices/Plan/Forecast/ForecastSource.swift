import Forecasting
import Ledger
import Models

/// What a module schedules on accounts within the days of a forecast.
protocol ForecastSource: ServiceModule {
    /// Sources of a lower precedence are read first, and each leaves out what those before it have scheduled: 0 what is posted, ordered or
    /// agreed, then what is concluded from the past.
    var forecastPrecedence: Int { get }

    func read(_ forecast: ForecastReading) throws -> ForecastContribution
}

extension ForecastSource {
    var forecastPrecedence: Int { 0 }
}

/// What a source adds to a forecast.
struct ForecastContribution {
    /// Through the last day of the forecast; overdue ones have a past day.
    var items: [ForecastItem] = []
    var bills: [CardBill] = []
    /// The items that later sources must not schedule again.
    var covered = ForecastCover()
    /// Whether its past transactions may be overdue items of another source.
    var settlesOverdue = false
    /// The keys of items whose own past transactions are known.
    var tied: Set<String> = []
    /// Past transactions that were scheduled, and are therefore no usual spending. Those of an earlier source are ignored.
    var past: [ScheduledPast] = []
}

/// The payees, transfers and transactions covered by the items of sources, to avoid duplicates.
struct ForecastCover {
    struct Payee: Hashable {
        /// The normalised payee (`PayeeNormalizer`).
        var name: String
        var isIncome: Bool
    }

    struct Transfer: Hashable {
        var source: ID<Account>
        var destination: ID<Account>
    }

    var payees: Set<Payee> = []
    var transfers: Set<Transfer> = []
    /// Single ordered transfers: one with another amount between the accounts is another transfer (`KnownMoney`).
    var ordered: Set<Transfer> = []
    /// Past transactions of scheduled items.
    var transactions: Set<ID<Transaction>> = []

    mutating func formUnion(_ other: ForecastCover) {
        payees.formUnion(other.payees)
        transfers.formUnion(other.transfers)
        ordered.formUnion(other.ordered)
        transactions.formUnion(other.transactions)
    }
}

/// The side of a past transaction that was scheduled.
struct ScheduledPast: Hashable {
    var transaction: ID<Transaction>
    var account: ID<Account>
    var day: Day
    /// In minor units of the account's currency, negative for a debit.
    var amount: Int64
    /// The category of spending.
    var category: ID<Models.Category>?
}

extension ServiceModules {
    var forecastSources: [any ForecastSource] { ledger.extending(by: \.forecastPrecedence) }
}
