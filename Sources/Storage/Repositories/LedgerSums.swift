import Models

/// The sums of transactions per ledger account, currency and month, and for own accounts and categories per day.
struct LedgerSums {
    struct BalanceKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
    }

    struct MonthKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
        var month: Int32
    }

    struct DayKey: Hashable {
        var ledgerAccount: Int64
        var currency: UInt32
        var day: Int32
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

    private(set) var holdings: [BalanceKey: Balance] = [:]
    private(set) var months: [MonthKey: Flow] = [:]
    private(set) var days: [DayKey: Flow] = [:]
    private(set) var groups = 0
    private(set) var texts = 0
    /// The ids of own accounts and categories.
    private let daily: Set<Int64>
    private var current: Int64?
    /// The ledger accounts already counted for the current group.
    private var touched: Set<BalanceKey> = []

    /// - Parameter daily: the ids of own accounts and categories.
    init(daily: Set<Int64>) {
        self.daily = daily
    }

    /// Adds the next row; the rows of a group have to be consecutive. The sums are wider than the stored totals, so that any stored value
    /// can be compared.
    mutating func add(_ line: Line) {
        if current != line.group {
            current = line.group
            groups += 1
            touched.removeAll(keepingCapacity: true)
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
        guard line.status == .completed else { return }
        let left = MonthKey(ledgerAccount: line.source, currency: line.currency, month: Month(of: line.sourceDay).number)
        let came = MonthKey(ledgerAccount: line.destination, currency: line.currency, month: Month(of: line.destinationDay).number)
        months[left, default: Flow()].moneyOut += amount
        months[came, default: Flow()].moneyIn += amount
        if daily.contains(line.source) {
            days[DayKey(ledgerAccount: line.source, currency: line.currency, day: line.sourceDay.number), default: Flow()].moneyOut +=
                amount
        }
        if daily.contains(line.destination) {
            let key = DayKey(ledgerAccount: line.destination, currency: line.currency, day: line.destinationDay.number)
            days[key, default: Flow()].moneyIn += amount
        }
    }
}
