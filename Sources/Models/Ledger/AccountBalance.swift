/// The balance of an account in one currency, updated with every write instead of being summed from history.
public struct AccountBalance: Hashable, Sendable {
    /// The sum of completed entries.
    public var booked: Money
    /// Total of pending debits, not negative.
    public var pendingOut: Money
    /// Number of entries in this currency, regardless of status.
    public var entries: Int

    public init(booked: Money, pendingOut: Money, entries: Int) {
        self.booked = booked
        self.pendingOut = pendingOut
        self.entries = entries
    }

    /// Available amount: booked − pending debits + agreed overdraft or credit limit.
    public func available(limit: Int64) throws(MoneyError) -> Money {
        try booked - pendingOut + Money(minorUnits: limit, currency: booked.currency)
    }
}

/// An account with its balance.
public struct AccountSummary: Hashable, Sendable {
    public var account: Account
    public var balance: AccountBalance
    /// The available amount (`AccountBalance.available`); nil if it does not fit 64 bits.
    public var available: Money?
    /// A warning: the last statement balance that differs from the ledger.
    public var difference: StatementDifference?
    /// The display name of the member it belongs to; nil: it is the household's.
    public var ownerName: String?
    /// Whether the reader sees its entries.
    public var showsEntries: Bool

    /// The number of its entries; nil if the reader does not see them.
    public var entries: Int? { showsEntries ? balance.entries : nil }

    public init(
        account: Account, balance: AccountBalance, available: Money?, difference: StatementDifference? = nil, ownerName: String? = nil,
        showsEntries: Bool = true
    ) {
        self.account = account
        self.balance = balance
        self.available = available
        self.difference = difference
        self.ownerName = ownerName
        self.showsEntries = showsEntries
    }
}

/// A difference between a statement's balance and the ledger's.
public struct StatementDifference: Hashable, Sendable {
    /// The day at whose end the balances were compared.
    public var day: Day
    /// The balance on the statement.
    public var stated: Money
    /// The balance in the ledger.
    public var booked: Money

    public init(day: Day, stated: Money, booked: Money) {
        self.day = day
        self.stated = stated
        self.booked = booked
    }
}
