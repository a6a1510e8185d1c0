import InsightsModel
import Models
import ServiceKit
import Services
import Storage

extension ReportReader {
    /// The last six years, or fewer for a younger ledger.
    ///
    /// - Throws: `MoneyError.overflow`.
    func years(_ kind: ReportKind) throws -> YearReport {
        let kind = kind == .income ? kind : .spending
        let current = household.month(of: today)
        let converter = converter()
        let begin = try NetWorthFlows(connection, household: household.id).firstMonth()
        let first = max(current.year - Self.years + 1, min(begin?.year ?? current.year, current.year))
        let january = Month(number: Int32(clamping: first * 12))
        let days = household.start(of: january)...today
        let counted = Set(categories.values.filter { kind.classes.contains($0.class) }.map(\.id))
        let flows = try CategoryFlows(connection, household: household, days, of: counted, byMonth: true, converter: converter)
        var byYear: [ID<Models.Category>: [Int128]] = [:]
        var byMonth = [[Int128]](repeating: [Int128](repeating: 0, count: 12), count: current.year - first + 1)
        for (key, net) in flows.nets {
            guard let category = categories[key.category], let month = key.month, byMonth.indices.contains(month.year - first) else {
                continue
            }
            byMonth[month.year - first][month.month - 1] += net * kind.sign
            byYear[category.id, default: [Int128](repeating: 0, count: byMonth.count)][month.year - first] += net * kind.sign
        }
        let soFar = try totalsSoFar(kind, of: counted, until: current, years: byMonth.count, converter)
        let years = try byMonth.enumerated().map { index, sums in
            let months = index == byMonth.count - 1 ? Array(sums.prefix(current.month)) : sums
            let start = household.start(of: january.adding(months: 12 * index))
            let next = household.start(of: january.adding(months: 12 * (index + 1)))
            return YearReport.Year(
                number: first + index, days: start...min(next.adding(days: -1), days.upperBound), total: try money(months.reduce(0, +)),
                totalSoFar: try money(soFar[index]), months: try months.map(money),
                isPartial: begin.map { $0 > january.adding(months: 12 * index) } ?? true)
        }
        let rows = try byYear.filter { $0.value.contains { $0 != 0 } }.compactMap { id, sums in
            try categories[id].map { YearReport.Row(category: $0, amounts: try sums.map(money)) }
        }
        return YearReport(
            kind: kind, years: years, rows: rows.sorted { Self.order($0) < Self.order($1) }, leftOut: converter.leftOut.sorted(),
            isConverted: converter.isConverted)
    }

    /// The number of years in comparison.
    private static let years = 6

    private static func order(_ row: YearReport.Row) -> (Int128, String, Int64) {
        (-Int128(row.amounts.last?.minorUnits ?? 0), row.category.name.folded, row.category.id.rawValue)
    }

    /// The totals of years from their beginning through the same day as today, oldest first.
    private func totalsSoFar(
        _ kind: ReportKind, of counted: Set<ID<Models.Category>>, until current: Month, years: Int, _ converter: FlowConverter
    ) throws -> [Int128] {
        var days = household.start(of: current.adding(months: 1 - current.month))...today
        var totals: [Int128] = []
        for _ in 0..<years {
            let flows = try CategoryFlows(connection, household: household, days, of: counted, byMonth: false, converter: converter)
            totals.append(flows.nets.values.reduce(0, +) * kind.sign)
            days = ReportComparison.year.days(before: days, in: household)
        }
        return totals.reversed()
    }
}
