/// What an account holds in one currency, kept with every write and never added up from history.
public struct AccountBalance: Hashable, Sendable {
    /// The sum of completed entries.
    public var booked: Money
    /// What pending debits will take, not negative.
    public var pendingOut: Money
    /// How many entries the account has in this currency, whatever their status.
    public var entries: Int

    public init(booked: Money, pendingOut: Money, entries: Int) {
        self.booked = booked
        self.pendingOut = pendingOut
        self.entries = entries
    }

    /// What can be spent: booked − pending debits + agreed overdraft or credit limit (`product.md` section 3).
    public func available(limit: Int64) throws(MoneyError) -> Money {
        try booked - pendingOut + Money(minorUnits: limit, currency: booked.currency)
    }
}

/// An account with what it holds.
public struct AccountSummary: Hashable, Sendable {
    public var account: Account
    public var balance: AccountBalance
    /// What can be spent, by `AccountBalance.available`; nil where that does not fit 64 bits.
    public var available: Money?
    /// A warning that stands on the account: the last statement balance that does not agree with the ledger.
    public var difference: StatementDifference?

    public init(account: Account, balance: AccountBalance, available: Money?, difference: StatementDifference? = nil) {
        self.account = account
        self.balance = balance
        self.available = available
        self.difference = difference
    }
}

/// Where a statement's balance and the ledger's differ.
public struct StatementDifference: Hashable, Sendable {
    /// At the end of which day.
    public var day: Day
    /// What the statement says.
    public var stated: Money
    /// What the ledger says.
    public var booked: Money

    public init(day: Day, stated: Money, booked: Money) {
        self.day = day
        self.stated = stated
        self.booked = booked
    }
}
