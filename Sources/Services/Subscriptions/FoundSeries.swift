package import Localization
package import Models

/// A recurring series in the household's transactions, with its evidence.
package struct FoundSeries: Identified, Identifiable, Hashable, Sendable {
    /// Prefix of ids: `ser_…`.
    package static let idPrefix = "ser"

    /// The class of a series.
    package enum Class: String, CaseIterable, Hashable, Sendable {
        case subscription, bill
        /// Rent, loans, instalments.
        case obligation
        case income
        /// Regular shopping, lunch, fuel, cash.
        case habit
        /// Own transfers and standing orders.
        case order
    }

    package enum State: String, CaseIterable, Hashable, Sendable {
        /// The minimum number of charges.
        case early
        case mature
        /// The next charge is missing.
        case stopped
    }

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
    /// As banks write it.
    package var payee: String
    /// The normalised payee.
    package var payeeKey: String
    package var kind: Class
    package var state: State
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
    package var priceChanges: [SubscriptionPriceChange]
    /// The category of the latest charge; nil if it is not read, or is split.
    package var category: ID<Category>?

    package init(
        id: ID<FoundSeries>, payee: String, payeeKey: String, kind: Class, state: State, account: ID<Account>, accountName: String,
        amount: Money, highest: Money?, cycle: BillingCycle, next: Day?, nextFirst: Day?, nextLast: Day?, confidence: Int,
        reasons: [LocalizedText], charges: [Charge], priceChanges: [SubscriptionPriceChange]
    ) {
        self.id = id
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
}

/// The data of the screen *Found*.
package struct FoundList: Hashable, Sendable {
    /// Suggestions that are not accepted and not dismissed, the most certain first.
    package var series: [FoundSeries]
    /// Whether detection is switched on.
    package var isDetecting: Bool
    /// The subscriptions to which a suggestion can belong, by name.
    package var subscriptions: [SubscriptionSummary]

    package init(series: [FoundSeries], isDetecting: Bool, subscriptions: [SubscriptionSummary]) {
        self.series = series
        self.isDetecting = isDetecting
        self.subscriptions = subscriptions
    }
}
