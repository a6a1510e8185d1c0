import Models
import Services
import Storage

/// Net worth now and at the end of each past month, worked out backwards from now.
struct NetWorthLine {
    /// How many past months it goes back.
    static let months = 12

    let now: ConvertedTotal
    let monthChange: Money
    /// Oldest first, today last; no month before the ledger's first.
    let points: [DatedAmount]

    /// - Parameters:
    ///   - booked: what the own accounts hold, archived ones too.
    ///   - changes: what came into the household in each of the last 12 months, the current one among them, and in months to come.
    /// - Throws: `MoneyError.overflow`.
    init(of booked: [Money], changes: [FlowRepository.MonthFlow], firstMonth: Month?, today: Day, totals: RateTotals) throws {
        var holdings: [Currency: Money] = [:]
        for amount in booked { holdings[amount.currency] = try (holdings[amount.currency] ?? .zero(amount.currency)) + amount }
        let current = Month(of: today)
        now = try totals.total(of: Array(holdings.values))
        var points = [DatedAmount(day: today, amount: now.total)]
        let byMonth = Dictionary(grouping: changes) { min($0.month, current) }
        var before = now.total
        for back in 0..<Self.months {
            let month = current.adding(months: -back)
            for flow in byMonth[month] ?? [] {
                holdings[flow.currency] =
                    try (holdings[flow.currency] ?? .zero(flow.currency)) - Money(minorUnits: flow.net, currency: flow.currency)
            }
            let end = month.previous
            let isInLedger = firstMonth.map { $0 <= end } ?? false
            guard back == 0 || isInLedger else { break }
            let total = try totals.total(of: Array(holdings.values)).total
            if back == 0 { before = total }
            if isInLedger { points.append(DatedAmount(day: end.lastDay, amount: total)) }
        }
        monthChange = try now.total - before
        self.points = points.reversed()
    }
}
