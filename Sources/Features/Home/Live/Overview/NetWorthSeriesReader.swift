import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Reads the net worth at the ends of past days or months, computed backwards from the booked balances.
struct NetWorthSeriesReader {
    let connection: Connection
    let household: Household
    let today: Day

    /// The net change of a currency on a day, or in the month that begins with it.
    private typealias Flow = FlowRepository.DayFlow

    func series(over period: NetWorthPeriod) throws -> NetWorthSeries {
        let ledgerAccounts = try LedgerAccountRepository(connection, household: household.id).all()
        let balances = try BalanceRepository(connection, household: household.id).all()
        let flows = NetWorthFlows(connection, household: household.id)
        let held = ledgerAccounts.filter { ($0.role == .own || $0.role == .receivable) && flows.counts($0.id) }
            .flatMap { balances[$0.id]?.map(\.booked) ?? [] }
        guard let begin = try flows.firstMonth(), begin.firstDay < today else { return try series(of: held, at: [], []) }
        if let days = period.days {
            let first = max(today.adding(days: -days), begin.firstDay)
            let ends = (0..<first.distance(to: today)).map { first.adding(days: $0) }
            let changes = try Figure.nilOnOverflow { try flows.days(since: first.adding(days: 1)) }
            return try series(of: held, at: changes == nil ? [] : ends, changes ?? [])
        }
        let month = Month(of: today)
        let first = max(period.months.map { month.adding(months: -$0) } ?? begin, begin, month.adding(months: -Self.maxMonths))
        let ends = (first.number..<month.number).map { Month(number: $0).lastDay }
        let changes = try Figure.nilOnOverflow { try flows.months(since: first.next) }
        let monthly = (changes ?? []).map { Flow(day: $0.month.firstDay, currency: $0.currency, net: $0.net) }
        return try series(of: held, at: changes == nil ? [] : ends, monthly)
    }

    // MARK: - Private

    /// The number of months that the chart shows at most: a hundred years.
    private static let maxMonths = 1_200

    /// - Parameters:
    ///   - ends: the days before today, oldest first.
    ///   - flows: the changes after the first of these days.
    private func series(of held: [Money], at ends: [Day], _ flows: [Flow]) throws -> NetWorthSeries {
        let totals = RateTotals(connection, household: household.id, in: household.currency, on: today)
        let now = try totals.total(of: held)
        var holdings: [Currency: Int128] = [:]
        for sum in CurrencyConversion.knownSums(of: held).sums where !now.tooLarge.contains(sum.currency) {
            holdings[sum.currency] = Int128(sum.minorUnits)
        }
        var points = [DatedAmount(day: today, amount: now.total)]
        var later = flows.filter { !now.tooLarge.contains($0.currency) }.sorted { $0.day < $1.day }
        var leftOut: Set<Currency> = []
        for day in ends.reversed() {
            while let flow = later.last, flow.day > day {
                holdings[flow.currency, default: 0] -= Int128(flow.net)
                later.removeLast()
            }
            let amounts = holdings.compactMap { currency, units in Int64(exactly: units).map { Money(minorUnits: $0, currency: currency) } }
            guard amounts.count == holdings.count else { break }
            let total = try totals.total(of: amounts, on: day)
            guard total.tooLarge.isEmpty else { break }
            points.append(DatedAmount(day: day, amount: total.total))
            leftOut.formUnion(total.leftOut)
        }
        return NetWorthSeries(points: points.reversed(), leftOut: leftOut.subtracting(now.leftOut).sorted())
    }
}

extension NetWorthPeriod {
    /// The number of days of a period that is shown by days.
    fileprivate var days: Int? {
        switch self {
        case .month: 30
        case .threeMonths: 91
        case .sixMonths, .year, .all: nil
        }
    }

    /// The number of past months; nil for all of them.
    fileprivate var months: Int? {
        switch self {
        case .month: 1
        case .threeMonths: 3
        case .sixMonths: 6
        case .year: 12
        case .all: nil
        }
    }
}
