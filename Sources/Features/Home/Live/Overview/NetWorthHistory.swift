import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The current net worth and that at the end of each past month, computed backwards.
struct NetWorthHistory {
    /// Number of past months.
    static let months = 12

    let now: ConvertedTotal
    /// Change in this month without opening balances of accounts added in it, which do not change the household's wealth. Nil on overflow.
    let monthChange: Money?
    /// Currencies left out of a past point or of the change, because they had no rate yet; those left out of `now` are not listed.
    let leftOutBefore: [Currency]
    /// Points in time, oldest first, today last; none before the ledger's first month, nor before a month that overflows.
    let points: [DatedAmount]

    /// - Parameters:
    ///   - booked: booked balances of all own accounts, including archived ones, and debts of others.
    ///   - changes: net change of the household's accounts in each of the last 12 months including the current one, and in future months.
    ///   - monthStart: first day of the household's current month.
    ///   - beforeStart: net change in the calendar month of `monthStart`, before that day.
    ///   - openings: opening balances of accounts whose day is in the household's current month or later.
    init(
        of booked: [Money], changes: [FlowRepository.MonthFlow], firstMonth: Month?, today: Day, monthStart: Day,
        beforeStart: [FlowRepository.MonthFlow], openings: [Money] = [], totals: RateTotals
    ) throws {
        let now = try totals.total(of: booked)
        self.now = now
        // Excludes currencies whose current sum overflows, as in today's figure.
        var holdings: [Currency: Money] = [:]
        for sum in CurrencyConversion.knownSums(of: booked).sums where !now.tooLarge.contains(sum.currency) {
            holdings[sum.currency] = sum
        }
        let current = Month(of: today)
        var points = [DatedAmount(day: today, amount: now.total)]
        let byMonth = Dictionary(grouping: changes) { min($0.month, current) }
        var before: ConvertedTotal? = now
        var leftOut: Set<Currency> = []
        months: for back in 0..<Self.months {
            let month = current.adding(months: -back)
            let end = month.previous
            let isInLedger = firstMonth.map { $0 <= end } ?? false
            guard month >= Month(of: monthStart) || isInLedger else { break }
            if month == Month(of: monthStart) { before = nil }
            for flow in byMonth[month] ?? [] where !now.tooLarge.contains(flow.currency) {
                guard Self.add(flow, times: -1, to: &holdings) else { break months }
            }
            if month == Month(of: monthStart) {
                var atStart = holdings
                let isKnown = beforeStart.filter { !now.tooLarge.contains($0.currency) }.allSatisfy { Self.add($0, times: 1, to: &atStart) }
                let total = try totals.total(of: Array(atStart.values), on: monthStart.adding(days: -1))
                before = isKnown && total.tooLarge.isEmpty ? total : nil
                leftOut.formUnion(total.leftOut)
            }
            guard isInLedger else { continue }
            let total = try totals.total(of: Array(holdings.values), on: end.lastDay)
            guard total.tooLarge.isEmpty else { break }
            points.append(DatedAmount(day: end.lastDay, amount: total.total))
            leftOut.formUnion(total.leftOut)
        }
        monthChange = try before.flatMap { before in
            // Amounts without a rate at the beginning of the month have no known change.
            let isCounted = { (amount: Money) in !now.tooLarge.contains(amount.currency) && !before.leftOut.contains(amount.currency) }
            let opened = try totals.total(of: openings.filter(isCounted))
            let now = before.leftOut.isEmpty ? now : try totals.total(of: booked.filter(isCounted))
            return opened.tooLarge.isEmpty ? try Figure.nilOnOverflow { try now.total - before.total - opened.total } : nil
        }
        leftOutBefore = leftOut.subtracting(now.leftOut).sorted()
        self.points = points.reversed()
    }

    /// Only today's figure, if past ones cannot be computed.
    init(of booked: [Money], totals: RateTotals, today: Day) throws {
        now = try totals.total(of: booked)
        monthChange = nil
        leftOutBefore = []
        points = [DatedAmount(day: today, amount: now.total)]
    }

    /// - Returns: false if a sum does not fit 64 bits.
    private static func add(_ flow: FlowRepository.MonthFlow, times sign: Int64, to holdings: inout [Currency: Money]) -> Bool {
        let sum = Int128(holdings[flow.currency]?.minorUnits ?? 0) + Int128(sign) * Int128(flow.net)
        guard let units = Int64(exactly: sum) else { return false }
        holdings[flow.currency] = Money(minorUnits: units, currency: flow.currency)
        return true
    }
}
