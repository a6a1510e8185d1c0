import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import ScreenKit

/// The amount of a budget in its row: Enter saves it, and one press makes it what the category usually costs.
struct BudgetEdit: View {
    let row: BudgetAmounts.Row
    let model: PlanOverviewViewModel

    var body: some View {
        div(.class("budget-edit")) {
            BudgetAmountField(row: row, typed: model[\.typed], currency: model.context.household.currency)
            if let usual = model.usual(row) {
                Button("usual \(usual): \(row.category.name)", role: .plain, name: "usual") {
                    await model.setUsual(row)
                } content: {
                    span { "usual \(usual)" }
                }
            }
        }
    }
}
