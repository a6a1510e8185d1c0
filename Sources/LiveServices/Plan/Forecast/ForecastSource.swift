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
    /// Through the last day of the forecast; overdue ones have a day of the past.
    var items: [ForecastItem] = []
    var bills: [CardBill] = []
    /// What later sources must not schedule again.
    var covered = ForecastCover()
    /// Whether its past transactions may be what another source waits for.
    var settlesOverdue = false
    /// The keys of items whose own past transactions are known.
    var tied: Set<String> = []
    /// Transactions of the past that were scheduled, and so are no usual spending. Those that an earlier source has named are ignored.
    var past: [ScheduledPast] = []
}

/// What the items of sources stand for, so that nothing is counted twice.
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
    /// Those that are ordered, for an amount of their own: another amount between the accounts is another transfer (`KnownMoney`).
    var ordered: Set<Transfer> = []
    /// Past transactions of what is scheduled.
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
    /// In minor units of the account's currency, negative: it left the account.
    var amount: Int64
    /// The category of spending.
    var category: ID<Models.Category>?
}

extension ServiceModules {
    var forecastSources: [any ForecastSource] { ledger.extending(by: \.forecastPrecedence) }
}
