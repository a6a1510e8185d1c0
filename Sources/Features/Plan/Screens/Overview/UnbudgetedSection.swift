import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import Services

/// The categories in which something was spent without a budget.
struct UnbudgetedSection: View {
    let overview: BudgetOverview
    let link: (Models.Category) -> Link

    var body: some View {
        if !overview.unbudgeted.isEmpty {
            Section("Without a budget", id: "unbudgeted") {
                ForEach(overview.unbudgeted, id: \.category.id.description) { entry in
                    ListRow(.verbatim(entry.category.name), path: link(entry.category).path) {
                        IconDisc(category: entry.category.icon)
                    } trailing: {
                        AmountText(entry.spent)
                    }
                }
            }
        }
    }
}
