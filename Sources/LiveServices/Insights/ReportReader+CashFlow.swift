import Models
import Services
import Storage

extension ReportReader {

    /// Income and spending of some days, by month and by category.
    ///
    /// - Throws: `MoneyError.overflow`.
    func cashFlow(_ days: ClosedRange<Day>, excluded: Set<ID<Models.Category>>) throws -> CashFlow {
        let converter = converter()
        let counted = Set(categories.keys).subtracting(excluded)
        let flows = try CategoryFlows(connection, household: household, days, of: counted, byMonth: true, converter: converter)
        var byCategory: [ID<Models.Category>: Int128] = [:]
        var byMonth: [Month: (income: Int128, spending: Int128)] = [:]
        var total: (income: Int128, spending: Int128) = (0, 0)
        for (key, net) in flows.nets {
            guard let category = categories[key.category], let month = key.month else { continue }
            if category.class == .income {
                byMonth[month, default: (0, 0)].income -= net
                byCategory[category.id, default: 0] -= net
                total.income -= net
            } else {
                byMonth[month, default: (0, 0)].spending += net
                byCategory[category.id, default: 0] += net
                total.spending += net
            }
        }
        let months = try self.months(days, with: flows.months).map { range in
            try (range.lowerBound.number...range.upperBound.number).map { number in
                let month = Month(number: number)
                let sums = byMonth[month] ?? (0, 0)
                return CashFlowMonth(
                    month: month, days: household.days(of: month).clamped(to: days), income: try money(sums.income),
                    spending: try money(sums.spending), saved: try money(sums.income - sums.spending))
            }
        }
        return CashFlow(
            days: days, months: months ?? [], income: try amounts(byCategory, .income), spending: try amounts(byCategory, .spending),
            totalIncome: try money(total.income), totalSpending: try money(total.spending), saved: try money(total.income - total.spending),
            leftOut: converter.leftOut.sorted(), isConverted: converter.isConverted)
    }

    /// The last six years, as far as the ledger reaches back.
    ///
    /// - Throws: `MoneyError.overflow`.
    func years(_ kind: ReportKind) throws -> YearReport {
        let kind = kind == .income ? kind : .spending
        let current = household.month(of: today)
        let converter = converter()
        let begin = try FlowRepository(connection, household: household.id).firstMonth()
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
        let years = try byMonth.enumerated().map { index, sums in
            let months = index == byMonth.count - 1 ? Array(sums.prefix(current.month)) : sums
            let start = household.start(of: january.adding(months: 12 * index))
            let next = household.start(of: january.adding(months: 12 * (index + 1)))
            return YearReport.Year(
                number: first + index, days: start...min(next.adding(days: -1), days.upperBound), total: try money(months.reduce(0, +)),
                totalSoFar: try money(sums.prefix(current.month).reduce(0, +)), months: try months.map(money),
                isPartial: begin.map { $0 > january.adding(months: 12 * index) } ?? true)
        }
        let rows = try byYear.filter { $0.value.contains { $0 != 0 } }.compactMap { id, sums in
            try categories[id].map { YearReport.Row(category: $0, amounts: try sums.map(money)) }
        }
        return YearReport(
            kind: kind, years: years, rows: rows.sorted { Self.order($0) < Self.order($1) }, leftOut: converter.leftOut.sorted(),
            isConverted: converter.isConverted)
    }

    // MARK: - Private

    /// How many years are shown beside one another.
    private static let years = 6

    private static func order(_ row: YearReport.Row) -> (Int128, String, Int64) {
        (-Int128(row.amounts.last?.minorUnits ?? 0), row.category.name.folded, row.category.id.rawValue)
    }

    /// The categories of a class that are not zero, the largest first.
    private func amounts(_ sums: [ID<Models.Category>: Int128], _ wanted: CategoryClass) throws -> [CategoryAmount] {
        try sums.compactMap { id, units in
            guard units != 0, let category = categories[id], category.class == wanted else { return nil }
            return CategoryAmount(category: category, amount: try money(units))
        }
        .sorted { ($1.amount.minorUnits, $0.category.name) < ($0.amount.minorUnits, $1.category.name) }
    }
}
