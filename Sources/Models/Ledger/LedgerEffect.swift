/// The effect of transactions on balances and on daily and monthly totals: the increments that a write applies.
///
/// A pure sum: the effect of a changed group is its new effect minus its previous one.
public struct LedgerEffect: Sendable {
    /// A ledger account and a currency.
    public struct BalanceKey: Hashable, Sendable {
        public var ledgerAccount: LedgerAccountID
        public var currency: Currency

        public init(ledgerAccount: LedgerAccountID, currency: Currency) {
            self.ledgerAccount = ledgerAccount
            self.currency = currency
        }
    }

    /// A ledger account and a currency on one day.
    public struct DayKey: Hashable, Sendable {
        public var ledgerAccount: LedgerAccountID
        public var currency: Currency
        public var day: Day
    }

    /// A ledger account and a currency in one month.
    public struct MonthKey: Hashable, Sendable {
        public var ledgerAccount: LedgerAccountID
        public var currency: Currency
        public var month: Month
    }

    /// Increments of an `AccountBalance`, in minor units.
    public struct BalanceChange: Hashable, Sendable {
        public var booked: Int64 = 0
        /// Total of pending debits, not negative.
        public var pendingOut: Int64 = 0
        /// Entries of any status; a split counts once.
        public var entries: Int64 = 0

        public init() {}

        public var isZero: Bool { booked == 0 && pendingOut == 0 && entries == 0 }
    }

    /// Increments of a daily or monthly total, in minor units.
    public struct FlowChange: Hashable, Sendable {
        /// Completed money in and out, neither negative.
        public var moneyIn: Int64 = 0
        public var moneyOut: Int64 = 0

        public init() {}

        public var isZero: Bool { moneyIn == 0 && moneyOut == 0 }
    }

    private var balanceSums = RunningSums<BalanceKey, BalanceChange>(empty: BalanceChange())
    private var daySums = RunningSums<DayKey, FlowChange>(empty: FlowChange())

    public init() {}

    public var balances: [BalanceKey: BalanceChange] { balanceSums.all }
    public var days: [DayKey: FlowChange] { daySums.all }

    /// Whether nothing was added. Sums that cancel out to zero are not empty.
    public var isEmpty: Bool { balances.isEmpty && days.isEmpty }

    /// The daily increments summed by month.
    public func months() throws(MoneyError) -> [MonthKey: FlowChange] {
        var months: [MonthKey: FlowChange] = [:]
        for (key, change) in days {
            let month = MonthKey(ledgerAccount: key.ledgerAccount, currency: key.currency, month: Month(of: key.day))
            try Self.add(change.moneyIn, to: &months[month, default: FlowChange()].moneyIn)
            try Self.add(change.moneyOut, to: &months[month, default: FlowChange()].moneyOut)
        }
        return months
    }

    /// Adds the effect of a group.
    public mutating func add(_ group: TransactionGroup) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: 1)
    }

    /// Subtracts the effect of a group.
    public mutating func remove(_ group: TransactionGroup) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: -1)
    }

    /// Resets all sums and keeps the allocated memory.
    public mutating func removeAll() {
        balanceSums.removeAll()
        daySums.removeAll()
    }

    // MARK: - Private

    private mutating func apply(_ parts: [Transaction], status: TransactionStatus, sign: Int64) throws(MoneyError) {
        for (index, part) in parts.enumerated() {
            let units = part.amount.minorUnits * sign
            let currency = part.amount.currency
            let source = BalanceKey(ledgerAccount: part.source, currency: currency)
            let destination = BalanceKey(ledgerAccount: part.destination, currency: currency)
            // A split counts once per ledger account.
            let countsSource = !parts[..<index].contains { $0.touches(source) }
            let countsDestination = !parts[..<index].contains { $0.touches(destination) }
            try balanceSums.change(source) { (balance) throws(MoneyError) in
                if countsSource { balance.entries += sign }
                if status == .completed { try Self.add(-units, to: &balance.booked) }
                if status == .pending { try Self.add(units, to: &balance.pendingOut) }
            }
            try balanceSums.change(destination) { (balance) throws(MoneyError) in
                if countsDestination { balance.entries += sign }
                if status == .completed { try Self.add(units, to: &balance.booked) }
            }
            guard status == .completed else { continue }
            let out = DayKey(ledgerAccount: part.source, currency: currency, day: part.sourceDay)
            let into = DayKey(ledgerAccount: part.destination, currency: currency, day: part.destinationDay)
            try daySums.change(out) { (flow) throws(MoneyError) in try Self.add(units, to: &flow.moneyOut) }
            try daySums.change(into) { (flow) throws(MoneyError) in try Self.add(units, to: &flow.moneyIn) }
        }
    }

    private static func add(_ units: Int64, to value: inout Int64) throws(MoneyError) {
        let (sum, overflow) = value.addingReportingOverflow(units)
        guard !overflow else { throw .overflow }
        value = sum
    }
}

extension Transaction {
    fileprivate func touches(_ holding: LedgerEffect.BalanceKey) -> Bool {
        amount.currency == holding.currency && (source == holding.ledgerAccount || destination == holding.ledgerAccount)
    }
}
