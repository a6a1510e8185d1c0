import InsightsModel
import Models
import ServiceKit
import Services

extension ReportReader {
    /// Spending of some days by month and category: from totals, so that its cost does not grow with the number of transactions.
    ///
    /// - Parameter excluded: Categories that do not count.
    /// - Throws: `MoneyError.overflow`.
    func spendingMonths(_ days: ClosedRange<Day>, excluded: Set<ID<Models.Category>>) throws -> SpendingMonths {
        let counted = Set(categories.values.filter { $0.class == .spending }.map(\.id)).subtracting(excluded)
        let flows = try CategoryFlows(connection, household: household, days, of: counted, byMonth: true, converter: converter())
        var byCategory: [ID<Models.Category>: Int128] = [:]
        var byMonth: [Month: Int128] = [:]
        for (key, net) in flows.nets {
            byCategory[key.category, default: 0] += net
            if let month = key.month { byMonth[month, default: 0] += net }
        }
        let largest = self.largest(byCategory)
        let months = try self.months(days, with: flows.months).map { range in
            try (range.lowerBound.number...range.upperBound.number).map { number in
                let month = Month(number: number)
                let amounts = largest.map { flows.nets[CategoryFlows.Key(category: $0.id, month: month)] ?? 0 }
                let total = byMonth[month] ?? 0
                return SpendingMonths.Part(
                    month: month, days: household.days(of: month).clamped(to: days), total: try money(total),
                    amounts: try amounts.map { try money($0) }, rest: try money(total - amounts.reduce(0, +)))
            }
        }
        return SpendingMonths(days: days, categories: largest, months: months ?? [])
    }

    /// The categories with the largest sums above zero, of equal ones the first by name.
    private func largest(_ sums: [ID<Models.Category>: Int128]) -> [Models.Category] {
        let sorted = categories.values.filter { (sums[$0.id] ?? 0) > 0 }
            .sorted { one, other in
                let (units, others) = (sums[one.id] ?? 0, sums[other.id] ?? 0)
                return units == others ? one.name < other.name : units > others
            }
        return Array(sorted.prefix(SpendingMonths.mostCategories))
    }
}
