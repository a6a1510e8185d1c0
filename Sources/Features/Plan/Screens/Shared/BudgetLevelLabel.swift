import DesignSystem
import HTML
import Localization
import Models
import PlanModel

/// Says how much of a budget is spent, from 80 % on.
struct BudgetLevelLabel: View {
    let status: BudgetStatus

    var body: some View {
        if status.left.isNegative {
            StatusLabel("Over budget", tone: .danger)
        } else if status.level == .spent {
            StatusLabel("Used up", tone: .warning)
        } else if status.level == .near {
            StatusLabel("\(status.percent) % spent", tone: .warning)
        }
    }
}
