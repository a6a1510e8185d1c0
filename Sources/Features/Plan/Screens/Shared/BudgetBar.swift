import DesignSystem
import HTML
import Localization
import Models
import PlanModel

/// The spent part of what is available, as a bar that says how much too much was spent, too.
struct BudgetBar: View {
    let status: BudgetStatus
    /// The part of the term that is over today, in thousandths; nil for none.
    var today: Int?

    var body: some View { MeterBar("Spent of the budget", value: status.spent, of: status.available, today: today) }
}
