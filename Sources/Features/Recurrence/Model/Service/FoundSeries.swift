package import Localization
package import Models

/// A recurring series in the household's transactions, with its evidence.
package struct FoundSeries: Identified, Hashable, Sendable {
    /// Prefix of ids: `ser_…`.
    package static let idPrefix = "ser"

    package struct Charge: Hashable, Sendable {
        package var transaction: ID<Transaction>
        package var day: Day
        /// Spending is positive, a refund negative.
        package var amount: Money

        package init(transaction: ID<Transaction>, day: Day, amount: Money) {
            self.transaction = transaction
            self.day = day
            self.amount = amount
        }
    }

    package var id: ID<FoundSeries>
    /// Identifies it in every detection: payee, account, currency, and its index among several of one payee.
    package var key: String
    /// As banks write it.
    package var payee: String
    /// The normalised payee.
    package var payeeKey: String
    package var kind: SeriesKind
    package var state: SeriesState
    package var account: ID<Account>
    package var accountName: String
    /// The current amount; spending is positive, for income too.
    package var amount: Money
    /// The largest usual amount of a varying one.
    package var highest: Money?
    package var cycle: BillingCycle
    /// The next charge; nil for a stopped series.
    package var next: Day?
    /// The range of days in which it is expected.
    package var nextFirst: Day?
    package var nextLast: Day?
    /// In percent.
    package var confidence: Int
    package var reasons: [LocalizedText]
    /// By day.
    package var charges: [Charge]
    package var priceChanges: [PriceStep]
    /// The category of the latest charge; nil if it is not read, or is split.
    package var category: ID<Category>?

    package init(
        id: ID<FoundSeries>, key: String, payee: String, payeeKey: String, kind: SeriesKind, state: SeriesState, account: ID<Account>,
        accountName: String, amount: Money, highest: Money?, cycle: BillingCycle, next: Day?, nextFirst: Day?, nextLast: Day?,
        confidence: Int,
        reasons: [LocalizedText], charges: [Charge], priceChanges: [PriceStep]
    ) {
        self.id = id
        self.key = key
        self.payee = payee
        self.payeeKey = payeeKey
        self.kind = kind
        self.state = state
        self.account = account
        self.accountName = accountName
        self.amount = amount
        self.highest = highest
        self.cycle = cycle
        self.next = next
        self.nextFirst = nextFirst
        self.nextLast = nextLast
        self.confidence = confidence
        self.reasons = reasons
        self.charges = charges
        self.priceChanges = priceChanges
    }

    /// Whether it is suggested: a subscription or bill that has not stopped.
    package var isSuggested: Bool { (kind == .subscription || kind == .bill) && state != .stopped }
}

/// The detected series that a household has not taken over yet.
package struct FoundList: Hashable, Sendable {
    /// The most certain first.
    package var series: [FoundSeries]
    /// Whether detection is switched on.
    package var isDetecting: Bool

    /// - Parameter series: in any order; nil if detection is switched off.
    package init(_ series: [FoundSeries]?) {
        self.series = (series ?? []).sorted { ($1.confidence, $0.payee.folded, $0.id) < ($0.confidence, $1.payee.folded, $1.id) }
        isDetecting = series != nil
    }
}
