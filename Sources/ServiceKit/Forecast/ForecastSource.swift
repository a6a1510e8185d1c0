package import Forecasting
import Ledger
package import Models

/// A module that contributes scheduled amounts to forecasts.
package protocol ForecastSource: ServiceModule {
    /// Sources of a lower precedence are read first, and each leaves out what those before it have scheduled: 0 what is posted, ordered or
    /// agreed, then what is concluded from the past.
    var forecastPrecedence: Int { get }

    /// Its scheduled amounts within the days of a forecast, in the forecast's snapshot.
    func read(_ forecast: ForecastReading) throws -> ForecastContribution
}

extension ForecastSource {
    package var forecastPrecedence: Int { 0 }
}

/// What a source adds to a forecast.
package struct ForecastContribution {
    /// Through the last day of the forecast; overdue ones have a past day.
    package var items: [ForecastItem] = []
    package var bills: [CardBill] = []
    /// The items that later sources must not schedule again.
    package var covered = ForecastCover()
    /// Whether its past transactions may be overdue items of another source.
    package var settlesOverdue = false
    /// The keys of items whose own past transactions are known.
    package var tied: Set<String> = []
    /// Past transactions that were scheduled, and are therefore no usual spending. Those of an earlier source are ignored.
    package var past: [ScheduledPast] = []

    package init(items: [ForecastItem] = []) {
        self.items = items
    }
}

/// The payees, transfers and transactions covered by the items of sources, to avoid duplicates.
package struct ForecastCover {
    package struct Payee: Hashable {
        /// The normalised payee (`PayeeNormalizer`).
        package var name: String
        package var isIncome: Bool

        package init(name: String, isIncome: Bool) {
            self.name = name
            self.isIncome = isIncome
        }
    }

    package struct Transfer: Hashable {
        var source: ID<Account>
        package var destination: ID<Account>

        package init(source: ID<Account>, destination: ID<Account>) {
            self.source = source
            self.destination = destination
        }
    }

    package var payees: Set<Payee> = []
    package var transfers: Set<Transfer> = []
    /// Single ordered transfers: one with another amount between the accounts is another transfer (`KnownMoney`).
    package var ordered: Set<Transfer> = []
    /// Past transactions of scheduled items.
    package var transactions: Set<ID<Transaction>> = []

    package mutating func formUnion(_ other: ForecastCover) {
        payees.formUnion(other.payees)
        transfers.formUnion(other.transfers)
        ordered.formUnion(other.ordered)
        transactions.formUnion(other.transactions)
    }
}

/// The side of a past transaction that was scheduled.
package struct ScheduledPast: Hashable {
    package var transaction: ID<Transaction>
    package var account: ID<Account>
    package var day: Day
    /// In minor units of the account's currency, negative for a debit.
    package var amount: Int64
    /// The category of spending.
    package var category: ID<Models.Category>?

    package init(transaction: ID<Transaction>, account: ID<Account>, day: Day, amount: Int64, category: ID<Models.Category>? = nil) {
        self.transaction = transaction
        self.account = account
        self.day = day
        self.amount = amount
        self.category = category
    }
}

extension ServiceModules {
    package var forecastSources: [any ForecastSource] { ledger.extending(by: \.forecastPrecedence) }
}
