import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// A budget in a list: the category over what is spent of what is available, a bar, and what is left.
struct BudgetRow: View {
    let line: BudgetLine
    let month: Month
    let path: String

    private var status: BudgetStatus { line.status }

    var body: some View {
        EnvironmentReader { environment in
            li(.class("row budget-row")) {
                IconDisc(category: line.category.icon)
                div(.class("row-text")) {
                    a(.class("row-title"), .href(path)) { .verbatim(line.category.name) }
                    span(.class("row-subtitle")) { environment.showsAmounts ? spent : "Amounts are hidden" }
                    BudgetBar(status: status)
                }
                div(.class("row-trailing")) {
                    AmountText(status.left)
                    BudgetLevelLabel(status: status)
                }
            }
        }
    }

    private var spent: LocalizedText {
        var figures: LocalizedText = "\(status.spent) of \(status.available)"
        if let parent = line.parent { figures = .joined(["Part of \(parent.name)", figures]) }
        guard status.budget.period != .month else { return figures }
        return "\(figures) · \(status.term.share(of: month)) set aside a month"
    }
}
