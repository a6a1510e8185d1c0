import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit

/// Planned and spent in each month of the year, as small bars that lead to their months. Months after the shown one are empty.
struct BudgetYear: View {
    let model: PlanOverviewViewModel
    let overview: BudgetOverview

    var body: some View {
        if overview.year.contains(where: { !$0.planned.isZero || !$0.spent.isZero }) {
            section {
                div(.class("section-head")) { h2 { "Planned and spent this year" } }
                div(.class("card")) { SmallBars(months.map(bar)) }
                p(.class("section-note")) { "The line across a bar is what was planned." }
            }
        }
    }

    /// The twelve months of the year.
    private var months: [BudgetMonth] {
        let known = Dictionary(overview.year.map { ($0.month, $0) }, uniquingKeysWith: { first, _ in first })
        let first = overview.month.adding(months: 1 - overview.month.month)
        let nothing = Money.zero(overview.currency)
        return (0..<12).map { index in
            let month = first.adding(months: index)
            return known[month] ?? BudgetMonth(month: month, planned: nothing, spent: nothing)
        }
    }

    private func bar(_ entry: BudgetMonth) -> SmallBars.Bar {
        let showsAmounts = model.context.showsBalances
        let nothing = Money.zero(overview.currency)
        return SmallBars.Bar(
            .verbatim(model.context.locale.shortMonthName(entry.month.month)),
            label: showsAmounts ? "\(entry.month): \(entry.spent) of \(entry.planned)" : "\(entry.month)",
            value: showsAmounts ? entry.spent : nothing, planned: showsAmounts ? entry.planned : nothing,
            path: model.link(entry.month).path, isSelected: entry.month == overview.month)
    }
}
