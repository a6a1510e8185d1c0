import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// The figure of a month: what is left of its budgets.
struct BudgetFigure: View {
    let totals: BudgetTotals

    var body: some View {
        Hero("Left in this month", amount: AmountText(totals.left)) {
            if !totals.notBudgeted.isZero { span { "\(totals.notBudgeted) spent without a budget" } }
        }
    }
}
