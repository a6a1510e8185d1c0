/// What transactions do to balances and month totals: the increments that a write applies, and what a check recomputes.
///
/// A pure sum: a change of a group is its effect after, less its effect before.
public struct LedgerEffect: Sendable {

    /// A place in one currency.
    public struct Holding: Hashable, Sendable {
        public var place: Place
        public var currency: Currency

        public init(place: Place, currency: Currency) {
            self.place = place
            self.currency = currency
        }
    }

    /// A place in one currency in one month.
    public struct MonthKey: Hashable, Sendable {
        public var place: Place
        public var currency: Currency
        public var month: Month
    }

    /// Increments of an `AccountBalance`, in minor units.
    public struct BalanceChange: Hashable, Sendable {
        public var booked: Int64 = 0
        /// What pending debits take, not negative.
        public var pendingOut: Int64 = 0
        /// Entries of any status; a split counts once.
        public var entries: Int64 = 0

        public init() {}

        public var isZero: Bool { booked == 0 && pendingOut == 0 && entries == 0 }
    }

    /// Increments of a month's totals, in minor units.
    public struct MonthChange: Hashable, Sendable {
        /// Completed money in and out, neither negative.
        public var moneyIn: Int64 = 0
        public var moneyOut: Int64 = 0

        public init() {}

        public var isZero: Bool { moneyIn == 0 && moneyOut == 0 }
    }

    public private(set) var balances: [Holding: BalanceChange] = [:]
    public private(set) var months: [MonthKey: MonthChange] = [:]

    public init() {}

    /// Whether nothing was added; sums that came to zero are something.
    public var isEmpty: Bool { balances.isEmpty && months.isEmpty }

    /// Adds what a group does.
    public mutating func add(_ group: TransactionGroup) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: 1)
    }

    /// Takes away what a group does.
    public mutating func remove(_ group: TransactionGroup) throws(MoneyError) {
        try apply(group.parts, status: group.status, sign: -1)
    }

    /// Begins anew with the memory it has.
    public mutating func removeAll() {
        balances.removeAll(keepingCapacity: true)
        months.removeAll(keepingCapacity: true)
    }

    // MARK: - Private

    private mutating func apply(_ parts: [Transaction], status: TransactionStatus, sign: Int64) throws(MoneyError) {
        for (index, part) in parts.enumerated() {
            let units = part.amount.minorUnits * sign
            let currency = part.amount.currency
            let source = Holding(place: part.source, currency: currency)
            let destination = Holding(place: part.destination, currency: currency)
            // A split counts once at each place that it touches.
            let countsSource = !parts[..<index].contains { $0.touches(source) }
            let countsDestination = !parts[..<index].contains { $0.touches(destination) }
            try change(source) { (balance) throws(MoneyError) in
                if countsSource { balance.entries += sign }
                if status == .completed { try Self.add(-units, to: &balance.booked) }
                if status == .pending { try Self.add(units, to: &balance.pendingOut) }
            }
            try change(destination) { (balance) throws(MoneyError) in
                if countsDestination { balance.entries += sign }
                if status == .completed { try Self.add(units, to: &balance.booked) }
            }
            guard status == .completed else { continue }
            let out = MonthKey(place: part.source, currency: currency, month: Month(of: part.sourceDay))
            let into = MonthKey(place: part.destination, currency: currency, month: Month(of: part.destinationDay))
            try Self.add(units, to: &months[out, default: MonthChange()].moneyOut)
            try Self.add(units, to: &months[into, default: MonthChange()].moneyIn)
        }
    }

    private mutating func change(
        _ holding: Holding, _ body: (inout BalanceChange) throws(MoneyError) -> Void
    ) throws(MoneyError) {
        try body(&balances[holding, default: BalanceChange()])
    }

    private static func add(_ units: Int64, to value: inout Int64) throws(MoneyError) {
        let (sum, overflow) = value.addingReportingOverflow(units)
        guard !overflow else { throw .overflow }
        value = sum
    }
}

extension Transaction {
    fileprivate func touches(_ holding: LedgerEffect.Holding) -> Bool {
        amount.currency == holding.currency && (source == holding.place || destination == holding.place)
    }
}
