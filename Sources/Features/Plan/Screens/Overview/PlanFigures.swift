import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// The figures of a month: what comes in, what of it is planned and spent, and what is left of the budgets.
struct PlanFigures: View {
    let model: PlanOverviewViewModel
    let overview: BudgetOverview

    private var totals: BudgetTotals { overview.totals }

    var body: some View {
        FigureGrid {
            FigureItem("Income") {
                if let income = model.income { AmountText(income) } else { span(.class("amount")) { "—" } }
            } note: {
                if let open = model.incomeToCome { "\(open) of it is still to come" }
            }
            FigureItem("Planned") {
                AmountText(totals.planned)
            } note: {
                if !totals.setAside.isZero { "\(totals.setAside) of it set aside" }
            }
            FigureItem("Spent") {
                AmountText(totals.spent)
            } note: {
                if !totals.notBudgeted.isZero { "\(totals.notBudgeted) spent without a budget" }
            }
            FigureItem("Left") { AmountText(totals.left, style: totals.left.isNegative ? .danger : .neutral) }
        }
    }
}

/// All budgets of a month against its income.
struct PlannedOfIncome: View {
    let planned: Money
    /// With what is still to come.
    let income: Money

    var body: some View {
        if income.minorUnits > 0, !planned.isZero {
            GroupBox("All budgets against the income") {
                ProgressBar("Planned of the income", value: planned, of: income)
                p(.class("progress-text")) {
                    span { "\(planned) of \(income)" }
                    span { rest }
                }
            }
        }
    }

    private var rest: LocalizedText {
        let units = income.minorUnits.subtractingClamped(planned.minorUnits)
        let amount = Money(minorUnits: Int64(clamping: units.magnitude), currency: income.currency)
        return units < 0 ? "\(amount) more than comes in" : "\(amount) not planned"
    }
}
