import DesignSystem
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

extension GoalInsight {
    /// Its line of *To do* on Home.
    func task(for member: MemberContext) -> HomeTask {
        switch self {
        case .behind(let goal, let name, let needed, let by):
            HomeTask(
                "\(name) falls behind",
                text: member.showsBalances
                    ? "Save \(needed) a month to reach this goal by \(by)."
                    : "Your planned savings do not reach this goal by \(by).",
                symbol: .target, tone: .warning,
                link: SectionLink("See goal", path: SavingsRoute.goalDetail(goalId: goal.description).path.absolute))
        }
    }
}
