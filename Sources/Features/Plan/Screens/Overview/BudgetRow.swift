import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import ScreenKit
import Services

/// A budget in a list: the category over what is spent of what is available, a bar, what is left, and the field of its amount.
struct BudgetRow: View {
    let line: BudgetLine
    let path: String
    let model: PlanOverviewViewModel

    private var status: BudgetStatus { line.status }

    var body: some View {
        li(.class("row budget-row")) {
            IconDisc(category: line.category.icon)
            div(.class("row-text")) {
                a(.class("row-title"), .href(path)) { .verbatim(line.category.name) }
                span(.class("row-subtitle")) { model.context.showsBalances ? spent : "Amounts are hidden" }
                BudgetBar(status: status, today: model.elapsed(of: status.term))
            }
            div(.class("row-trailing")) {
                AmountText(status.left)
                BudgetLevelLabel(status: status)
            }
            if let row = model.amount(of: line.category) { BudgetEdit(row: row, model: model) }
        }
    }

    private var spent: LocalizedText {
        var figures: LocalizedText = "\(status.spent) of \(status.available)"
        if let parent = line.parent { figures = .joined(["Part of \(parent.name)", figures]) }
        guard status.budget.period != .month else { return figures }
        return "\(figures) · \(status.term.share(of: model.month)) set aside a month"
    }
}
