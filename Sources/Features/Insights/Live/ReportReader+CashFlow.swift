import InsightsModel
import Models
import ServiceKit
import Services

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

    /// The categories of a class that are not zero, the largest first.
    private func amounts(_ sums: [ID<Models.Category>: Int128], _ wanted: CategoryClass) throws -> [CategoryAmount] {
        try sums.compactMap { id, units in
            guard units != 0, let category = categories[id], category.class == wanted else { return nil }
            return CategoryAmount(category: category, amount: try money(units))
        }
        .sorted { ($1.amount.minorUnits, $0.category.name) < ($0.amount.minorUnits, $1.category.name) }
    }
}
