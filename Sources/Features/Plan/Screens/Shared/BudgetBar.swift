import DesignSystem
import HTML
import Localization
import Models
import PlanModel

/// The spent part of what is available, as a bar: full if nothing is available.
struct BudgetBar: View {
    let status: BudgetStatus

    var body: some View {
        ProgressBar(
            "Spent of the budget", value: status.spent,
            of: Money(minorUnits: max(status.available.minorUnits, 1), currency: status.available.currency))
    }
}
