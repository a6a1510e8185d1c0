import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// What the group spent: a chart of the last months, and the categories of all time.
struct GroupSpendingSection: View {
    let totals: [GroupTotal]
    let today: Day

    var body: some View {
        if let currency = mainCurrency {
            let months = months(in: currency)
            if months.count(where: { !$0.total.isZero }) > 1 {
                GroupBox { BarChart(id: "group-months", title: "Expenses by month", columns: months) }
            }
            Section("By category", id: "categories") {
                ForEach(categories, id: \.id) { row in
                    ListRow(row.name) {
                        IconDisc(category: row.icon)
                    } trailing: {
                        AmountText(row.amount)
                    }
                }
            }
        }
    }

    /// The currency with the most recent expenses.
    private var mainCurrency: Currency? { totals.first?.amount.currency }

    /// The last twelve months, oldest first.
    private func months(in currency: Currency) -> [ChartColumn] {
        var sums: [Month: Int64] = [:]
        for total in totals where total.amount.currency == currency { sums[total.month, default: 0] += total.amount.minorUnits }
        let current = Month(of: today)
        return (0..<12).reversed().map { back in
            let month = current.adding(months: -back)
            return ChartColumn(month, Money(minorUnits: sums[month] ?? 0, currency: currency))
        }
    }

    private struct CategoryTotal {
        let id: String
        let name: LocalizedText
        let icon: String
        let amount: Money
    }

    /// By currency, the largest first.
    private var categories: [CategoryTotal] {
        var sums: [String: CategoryTotal] = [:]
        for total in totals {
            let id = "\(total.category?.id.description ?? "none")-\(total.amount.currency.code)"
            let sum = (sums[id]?.amount.minorUnits ?? 0) + total.amount.minorUnits
            sums[id] = CategoryTotal(
                id: id, name: total.category.map { .verbatim($0.name) } ?? "Other", icon: total.category?.icon ?? "tag",
                amount: Money(minorUnits: sum, currency: total.amount.currency))
        }
        return sums.values.sorted {
            ($0.amount.currency.code, -$0.amount.minorUnits, $0.id) < ($1.amount.currency.code, -$1.amount.minorUnits, $1.id)
        }
    }
}
