import Models

/// The sums of transactions per ledger account, currency and month, and for own accounts and categories per day, by scope.
struct LedgerSums {
    struct BalanceKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
    }

    struct MonthKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
        var month: Int32
        /// The member-owned account at the other side; 0: the household's.
        var scope: Int64
    }

    struct DayKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
        var day: Int32
        /// The member-owned account at the other side; 0: the household's.
        var scope: Int64
    }

    struct ScopeKey: Hashable {
        var balance: BalanceKey
        /// The member-owned account at the other side.
        var scope: Int64
    }

    struct Balance: Hashable {
        var booked: Int128 = 0
        var pendingOut: Int128 = 0
        var entries: Int64 = 0
    }

    struct Flow: Hashable {
        var moneyIn: Int128 = 0
        var moneyOut: Int128 = 0
    }

    /// A row of `txn`.
    struct Line {
        var group: Int64
        var amount: Int64
        var currency: UInt32
        var source: Int64
        var sourceDay: Day
        var destination: Int64
        var destinationDay: Day
        var status: TransactionStatus
        var hasText: Bool
    }

    /// The parts of `holdings` of categories, equity and conversion that come from member-owned accounts.
    private(set) var scopes: [ScopeKey: Balance] = [:]
    private(set) var holdings: [BalanceKey: Balance] = [:]
    private(set) var months: [MonthKey: Flow] = [:]
    private(set) var days: [DayKey: Flow] = [:]
    private(set) var groups = 0
    private(set) var texts = 0
    /// The ids of own accounts and categories.
    private let daily: Set<Int64>
    private let ownership: AccountScopes
    private var current: Int64?
    /// The ledger accounts already counted for the current group.
    private var touched: Set<BalanceKey> = []
    /// The parts already counted for the current group.
    private var touchedScopes: Set<ScopeKey> = []

    /// - Parameters:
    ///   - daily: the ids of own accounts and categories.
    ///   - ownership: the member-owned accounts.
    init(daily: Set<Int64>, ownership: AccountScopes) {
        self.daily = daily
        self.ownership = ownership
    }

    /// Adds the next row; the rows of a group have to be consecutive. The sums are wider than the stored totals, so that any stored value
    /// can be compared.
    mutating func add(_ line: Line) {
        if current != line.group {
            current = line.group
            groups += 1
            touched.removeAll(keepingCapacity: true)
            touchedScopes.removeAll(keepingCapacity: true)
        }
        if line.hasText { texts += 1 }
        let amount = Int128(line.amount)
        let source = BalanceKey(ledgerAccount: line.source, currency: line.currency)
        let destination = BalanceKey(ledgerAccount: line.destination, currency: line.currency)
        var out = holdings[source] ?? Balance()
        if touched.insert(source).inserted { out.entries += 1 }
        if line.status == .completed { out.booked -= amount }
        if line.status == .pending { out.pendingOut += amount }
        holdings[source] = out
        var into = holdings[destination] ?? Balance()
        if touched.insert(destination).inserted { into.entries += 1 }
        if line.status == .completed { into.booked += amount }
        holdings[destination] = into
        let sourceScope = scope(of: line.source, against: line.destination)
        let destinationScope = scope(of: line.destination, against: line.source)
        if sourceScope != 0 {
            let key = ScopeKey(balance: source, scope: sourceScope)
            var part = scopes[key] ?? Balance()
            if touchedScopes.insert(key).inserted { part.entries += 1 }
            if line.status == .completed { part.booked -= amount }
            if line.status == .pending { part.pendingOut += amount }
            scopes[key] = part
        }
        if destinationScope != 0 {
            let key = ScopeKey(balance: destination, scope: destinationScope)
            var part = scopes[key] ?? Balance()
            if touchedScopes.insert(key).inserted { part.entries += 1 }
            if line.status == .completed { part.booked += amount }
            scopes[key] = part
        }
        guard line.status == .completed else { return }
        let left = MonthKey(
            ledgerAccount: line.source, currency: line.currency, month: Month(of: line.sourceDay).number, scope: sourceScope)
        let came = MonthKey(
            ledgerAccount: line.destination, currency: line.currency, month: Month(of: line.destinationDay).number, scope: destinationScope)
        months[left, default: Flow()].moneyOut += amount
        months[came, default: Flow()].moneyIn += amount
        if daily.contains(line.source) {
            let key = DayKey(
                ledgerAccount: line.source, currency: line.currency, day: line.sourceDay.number, scope: sourceScope)
            days[key, default: Flow()].moneyOut += amount
        }
        if daily.contains(line.destination) {
            let key = DayKey(
                ledgerAccount: line.destination, currency: line.currency, day: line.destinationDay.number, scope: destinationScope)
            days[key, default: Flow()].moneyIn += amount
        }
    }

    private func scope(of ledgerAccount: Int64, against other: Int64) -> Int64 {
        guard ownership.isDivided else { return 0 }
        return ownership.scope(of: LedgerAccountID(rawValue: ledgerAccount), against: LedgerAccountID(rawValue: other))?.rawValue ?? 0
    }
}
