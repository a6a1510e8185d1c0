import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

/// The message of Home about a goal.
struct GoalInsightSection: HomeSection {
    let place = HomePlace.insight

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        guard case .behind(let goal, let name, let needed, let by)? = overview.parts.insight as? GoalInsight else { return nil }
        return Banner(
            "\(name) falls behind",
            text: member.showsBalances
                ? "It needs \(needed) a month to be reached by \(by)."
                : "With the planned amounts it is not reached by \(by).",
            symbol: .target, tone: .warning,
            link: SectionLink("See goal", path: SavingsRoute.goalDetail(goalId: goal.description).path.absolute))
    }
}
