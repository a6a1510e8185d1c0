package import Models

/// The effect of expenses and settlements on the sums of their group: the increments that a write applies.
package struct GroupEffect: Hashable, Sendable {
    /// A member and a currency.
    package struct BalanceKey: Hashable, Sendable {
        package let member: ID<GroupMember>
        package let currency: Currency
    }

    /// Two members, the one with the smaller id first, and a currency.
    package struct PairKey: Hashable, Sendable {
        package let first: ID<GroupMember>
        package let second: ID<GroupMember>
        package let currency: Currency

        package init(first: ID<GroupMember>, second: ID<GroupMember>, currency: Currency) {
            self.first = first
            self.second = second
            self.currency = currency
        }
    }

    /// A month, a currency and a category.
    package struct TotalKey: Hashable, Sendable {
        package let month: Month
        package let currency: Currency
        package let category: ID<Category>?

        package init(month: Month, currency: Currency, category: ID<Category>?) {
            self.month = month
            self.currency = currency
            self.category = category
        }
    }

    /// An amount in minor units and a number of expenses.
    package struct Total: Hashable, Sendable {
        package var amount: Int64 = 0
        package var expenses: Int64 = 0

        package init(amount: Int64 = 0, expenses: Int64 = 0) {
            self.amount = amount
            self.expenses = expenses
        }
    }

    /// Increments of the members' payments, shares, and sent and received settlements.
    package private(set) var balances: [BalanceKey: MemberBalance] = [:]
    /// Increments of the first member's debt to the second without simplification.
    package private(set) var pairs: [PairKey: Int64] = [:]
    /// Increments of the total of a month and category.
    package private(set) var totals: [TotalKey: Total] = [:]

    package init() {}

    /// Adds an expense, or subtracts it. A removed one has no effect.
    ///
    /// - Parameter sign: 1 or −1.
    /// - Throws: `MoneyError.overflow`.
    package mutating func apply(_ expense: Expense, sign: Int64) throws(MoneyError) {
        guard !expense.isRemoved else { return }
        let currency = expense.amount.currency
        for payer in expense.payers { try add(sign * payer.amount, \.paid, of: payer.member, currency) }
        for share in expense.shares { try add(sign * share.amount, \.share, of: share.member, currency) }
        for (share, row) in zip(expense.shares, PayerShares(expense).amounts) {
            for (payer, amount) in zip(expense.payers, row) {
                try add(sign * amount, from: share.member, to: payer.member, currency)
            }
        }
        let key = TotalKey(month: Month(of: expense.day), currency: currency, category: expense.category)
        var total = totals[key] ?? Total()
        total.amount = try Self.sum(total.amount, sign * expense.amount.minorUnits)
        total.expenses += sign
        totals[key] = total
    }

    /// Adds a settlement, or subtracts it. A removed one has no effect.
    ///
    /// - Parameter sign: 1 or −1.
    /// - Throws: `MoneyError.overflow`.
    package mutating func apply(_ settlement: Settlement, sign: Int64) throws(MoneyError) {
        guard !settlement.isRemoved else { return }
        let (amount, currency) = (sign * settlement.amount.minorUnits, settlement.amount.currency)
        try add(amount, \.sent, of: settlement.from, currency)
        try add(amount, \.received, of: settlement.to, currency)
        try add(-amount, from: settlement.from, to: settlement.to, currency)
    }

    // MARK: - Private

    private mutating func add(
        _ amount: Int64, _ column: WritableKeyPath<MemberBalance, Int64>, of member: ID<GroupMember>, _ currency: Currency
    ) throws(MoneyError) {
        let key = BalanceKey(member: member, currency: currency)
        var row = balances[key] ?? MemberBalance(member: member, currency: currency)
        row[keyPath: column] = try Self.sum(row[keyPath: column], amount)
        balances[key] = row
    }

    private mutating func add(
        _ amount: Int64, from: ID<GroupMember>, to: ID<GroupMember>, _ currency: Currency
    ) throws(MoneyError) {
        guard from != to, amount != 0 else { return }
        let key = PairKey(first: min(from, to), second: max(from, to), currency: currency)
        pairs[key] = try Self.sum(pairs[key] ?? 0, from < to ? amount : -amount)
    }

    private static func sum(_ left: Int64, _ right: Int64) throws(MoneyError) -> Int64 {
        let (sum, overflow) = left.addingReportingOverflow(right)
        guard !overflow else { throw .overflow }
        return sum
    }
}
