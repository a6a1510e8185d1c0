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
    ///   - monthStart: the first day of the household's current month.
    ///   - beforeStart: what came into the household in the calendar month of that day, before it.
    /// - Throws: `MoneyError.overflow`.
    init(
        of booked: [Money], changes: [FlowRepository.MonthFlow], firstMonth: Month?, today: Day, monthStart: Day,
        beforeStart: [FlowRepository.MonthFlow], totals: RateTotals
    ) throws {
        var holdings: [Currency: Money] = [:]
        for amount in booked { holdings[amount.currency] = try (holdings[amount.currency] ?? .zero(amount.currency)) + amount }
        let current = Month(of: today)
        now = try totals.total(of: Array(holdings.values))
        var points = [DatedAmount(day: today, amount: now.total)]
        let byMonth = Dictionary(grouping: changes) { min($0.month, current) }
        var before = now.total
        for back in 0..<Self.months {
            let month = current.adding(months: -back)
            let end = month.previous
            let isInLedger = firstMonth.map { $0 <= end } ?? false
            guard month >= Month(of: monthStart) || isInLedger else { break }
            for flow in byMonth[month] ?? [] { try Self.add(flow, times: -1, to: &holdings) }
            if month == Month(of: monthStart) {
                var atStart = holdings
                for flow in beforeStart { try Self.add(flow, times: 1, to: &atStart) }
                before = try totals.total(of: Array(atStart.values), on: monthStart.adding(days: -1)).total
            }
            guard isInLedger else { continue }
            let total = try totals.total(of: Array(holdings.values), on: end.lastDay).total
            points.append(DatedAmount(day: end.lastDay, amount: total))
        }
        monthChange = try now.total - before
        self.points = points.reversed()
    }

    private static func add(_ flow: FlowRepository.MonthFlow, times sign: Int64, to holdings: inout [Currency: Money]) throws {
        let amount = Money(minorUnits: sign * flow.net, currency: flow.currency)
        holdings[flow.currency] = try (holdings[flow.currency] ?? .zero(flow.currency)) + amount
    }
}
