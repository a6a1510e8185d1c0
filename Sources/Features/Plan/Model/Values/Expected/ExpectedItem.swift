package import Models

/// Recurring income or a recurring bill: an amount that is expected on each day of a schedule.
package struct ExpectedItem: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `exm_…`.
    package static let idPrefix = "exm"

    package var id: ID<ExpectedItem>
    package var name: String
    /// Positive for income, negative for spending; never zero.
    package var amount: Money
    /// The maximum difference of a transaction's amount from the expected one, in minor units of its currency; not negative.
    package var tolerance: Int64
    package var cycle: BillingCycle
    /// The first day of the schedule; later ones use its day of the month.
    package var anchor: Day
    /// The last day on which it may be expected.
    package var ends: Day?
    /// The rule for a day that is a Saturday or Sunday.
    package var weekendRule: WeekendRule
    /// The account of its transactions; nil: any own account.
    package var account: ID<Account>?
    /// The category of its transactions, for forecasts and budgets.
    package var category: ID<Category>?
    /// The normalised payee of its transactions; empty: any payee.
    package var payeeKey: String
    package var isRemoved: Bool
    package var revision: Int64

    /// - Parameters:
    ///   - amount: positive for income, negative for spending.
    ///   - tolerance: in minor units.
    package init(
        id: ID<ExpectedItem>, name: String, amount: Money, tolerance: Int64 = 0, cycle: BillingCycle, anchor: Day, ends: Day? = nil,
        weekendRule: WeekendRule = .same, account: ID<Account>? = nil, category: ID<Category>? = nil, payeeKey: String = "",
        isRemoved: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.amount = amount
        self.tolerance = tolerance
        self.cycle = cycle
        self.anchor = anchor
        self.ends = ends
        self.weekendRule = weekendRule
        self.account = account
        self.category = category
        self.payeeKey = payeeKey
        self.isRemoved = isRemoved
        self.revision = revision
    }

    /// Whether it is income.
    package var isIncome: Bool { !amount.isNegative }

    /// The scheduled days between two days, before the rule for weekends.
    package func scheduledDays(from first: Day, through last: Day) -> [Day] {
        cycle.days(from: anchor, after: first.adding(days: -1), through: min(last, ends ?? last))
    }

    /// The first scheduled day on or after a day; nil if there is none.
    package func scheduledDay(from first: Day) -> Day? {
        cycle.day(from: anchor, after: first.adding(days: -1)).flatMap { day in ends.map { day <= $0 } ?? true ? day : nil }
    }

    /// The expected day for a scheduled one.
    package func dueDay(of scheduled: Day) -> Day { weekendRule.day(for: scheduled) }

    /// The number of days before its due day on which a transaction is still matched.
    package var earliest: Int { cycle.days.map { min(7, $0 / 2) } ?? 7 }

    /// The number of days after its due day on which a transaction is still matched: until the next occurrence can be matched, at most 45.
    package var latest: Int { cycle.days.map { min(45, max(0, $0 - earliest - 1)) } ?? 45 }

    /// The number of days after the due day before it is missing: 5, for short cycles fewer.
    package var grace: Int { min(5, latest) }
}
