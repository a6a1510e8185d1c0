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
        /// The member-owned account at the other side; nil for the household's.
        public var scope: LedgerAccountID?
    }

    /// A ledger account and a currency in one month.
    public struct MonthKey: Hashable, Sendable {
        public var ledgerAccount: LedgerAccountID
        public var currency: Currency
        public var month: Month
        /// The member-owned account at the other side; nil for the household's.
        public var scope: LedgerAccountID?
    }

    /// The part of a balance that comes from a member-owned account.
    public struct ScopeKey: Hashable, Sendable {
        public var ledgerAccount: LedgerAccountID
        public var currency: Currency
        /// The member-owned account at the other side.
        public var scope: LedgerAccountID

        public init(ledgerAccount: LedgerAccountID, currency: Currency, scope: LedgerAccountID) {
            self.ledgerAccount = ledgerAccount
            self.currency = currency
            self.scope = scope
        }
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
    private var scopeSums = RunningSums<ScopeKey, BalanceChange>(empty: BalanceChange())

    public init() {}

    public var balances: [BalanceKey: BalanceChange] { balanceSums.all }
    public var days: [DayKey: FlowChange] { daySums.all }
    /// The parts of the increments of categories, equity and conversion that come from member-owned accounts.
    public var scopes: [ScopeKey: BalanceChange] { scopeSums.all }

    /// Whether nothing was added. Sums that cancel out to zero are not empty.
    public var isEmpty: Bool { balances.isEmpty && days.isEmpty }

    /// The daily increments summed by month.
    public func months() throws(MoneyError) -> [MonthKey: FlowChange] {
        var months: [MonthKey: FlowChange] = [:]
        for (key, change) in days {
            let month = MonthKey(ledgerAccount: key.ledgerAccount, currency: key.currency, month: Month(of: key.day), scope: key.scope)
            try Self.add(change.moneyIn, to: &months[month, default: FlowChange()].moneyIn)
            try Self.add(change.moneyOut, to: &months[month, default: FlowChange()].moneyOut)
        }
        return months
    }

    /// Adds the effect of a group.
    ///
    /// - Parameter scopes: the member-owned accounts.
    public mutating func add(_ group: TransactionGroup, _ scopes: AccountScopes = .undivided) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: 1, scopes)
    }

    /// Subtracts the effect of a group.
    ///
    /// - Parameter scopes: the member-owned accounts.
    public mutating func remove(_ group: TransactionGroup, _ scopes: AccountScopes = .undivided) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: -1, scopes)
    }

    /// Resets all sums and keeps the allocated memory.
    public mutating func removeAll() {
        balanceSums.removeAll()
        daySums.removeAll()
        scopeSums.removeAll()
    }

    // MARK: - Private

    private mutating func apply(
        _ parts: [Transaction], status: TransactionStatus, sign: Int64, _ scopes: AccountScopes
    ) throws(MoneyError) {
        if scopes.isDivided { try applyScopes(parts, status: status, sign: sign, scopes) }
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
            let out = DayKey(
                ledgerAccount: part.source, currency: currency, day: part.sourceDay,
                scope: scopes.scope(of: part.source, against: part.destination))
            let into = DayKey(
                ledgerAccount: part.destination, currency: currency, day: part.destinationDay,
                scope: scopes.scope(of: part.destination, against: part.source))
            try daySums.change(out) { (flow) throws(MoneyError) in try Self.add(units, to: &flow.moneyOut) }
            try daySums.change(into) { (flow) throws(MoneyError) in try Self.add(units, to: &flow.moneyIn) }
        }
    }

    /// The parts of balances that come from owned accounts. A group counts once for each ledger account and owned account.
    private mutating func applyScopes(
        _ parts: [Transaction], status: TransactionStatus, sign: Int64, _ scopes: AccountScopes
    ) throws(MoneyError) {
        for (index, part) in parts.enumerated() {
            let units = part.amount.minorUnits * sign
            for (side, other) in [(part.source, part.destination), (part.destination, part.source)] {
                guard let scope = scopes.scope(of: side, against: other) else { continue }
                let counts = !parts[..<index].contains { $0.amount.currency == part.amount.currency && $0.isBetween(side, other) }
                let isSource = side == part.source
                try scopeSums.change(ScopeKey(ledgerAccount: side, currency: part.amount.currency, scope: scope)) {
                    (balance) throws(MoneyError) in
                    if counts { balance.entries += sign }
                    if status == .completed { try Self.add(isSource ? -units : units, to: &balance.booked) }
                    if status == .pending, isSource { try Self.add(units, to: &balance.pendingOut) }
                }
            }
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

    fileprivate func isBetween(_ first: LedgerAccountID, _ second: LedgerAccountID) -> Bool {
        (source == first && destination == second) || (source == second && destination == first)
    }
}
