import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// How the figure of a month comes about.
struct BudgetTotalsView: View {
    let totals: BudgetTotals

    var body: some View {
        FactList("This month's sum") {
            Fact("Planned") { AmountText(totals.planned) }
            if !totals.setAside.isZero { Fact("Set aside for yearly bills") { AmountText(totals.setAside) } }
            if !totals.carried.isZero { Fact("Carried over") { AmountText(totals.carried) } }
            Fact("Spent of monthly budgets") { AmountText(totals.spent) }
            Fact("Not budgeted") { AmountText(totals.notBudgeted) }
        }
    }
}
