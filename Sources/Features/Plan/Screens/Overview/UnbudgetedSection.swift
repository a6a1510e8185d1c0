import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import Services

/// The categories in which something was spent without a budget, each with a field for one.
struct UnbudgetedSection: View {
    let overview: BudgetOverview
    let model: PlanOverviewViewModel

    var body: some View {
        if !overview.unbudgeted.isEmpty {
            Section("Without a budget", id: "unbudgeted") {
                ForEach(overview.unbudgeted, id: \.category.id.description) { entry in
                    li(.class("row budget-row")) {
                        IconDisc(category: entry.category.icon)
                        div(.class("row-text")) {
                            a(.class("row-title"), .href(model.link(entry.category).path)) { .verbatim(entry.category.name) }
                        }
                        div(.class("row-trailing")) { AmountText(entry.spent) }
                        if let row = model.amount(of: entry.category) { BudgetEdit(row: row, model: model) }
                    }
                }
            }
        }
    }
}
