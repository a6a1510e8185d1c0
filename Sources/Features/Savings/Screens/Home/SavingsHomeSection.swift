import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

/// What Home shows of savings: the total and the progress of the first goals.
struct SavingsHomeSection: HomeSection {
    let place = HomePlace.third

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        overview.parts[HomeSavings.self].map { SavingsSection(savings: $0, context: member) }
    }
}

private struct SavingsSection: View {
    let savings: HomeSavings
    let context: MemberContext

    var body: some View {
        Section("Savings", id: "savings", link: SectionLink("See all", path: SavingsRoute.dashboard.path.absolute)) {
            ListRow("Put aside", subtitle: savings.total.leftOutSentence, path: SavingsRoute.dashboard.path.absolute) {
                IconDisc(.leaf, tint: .accent)
            } trailing: {
                AmountText(savings.total.total)
            }
            ForEach(savings.goals, id: \.id.description) { progress in
                GoalRow(progress, path: SavingsRoute.goalDetail(goalId: progress.id.description).path.absolute)
            }
        }
    }
}
