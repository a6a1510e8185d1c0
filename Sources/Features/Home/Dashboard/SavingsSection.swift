import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// The total savings and the progress of the first goals.
struct SavingsSection: View {
    let savings: HomeSavings
    let context: MemberContext

    var body: some View {
        Section("Savings", id: "savings", link: SectionLink("See all", path: SavingsRoute.dashboard.path.absolute)) {
            Row("Put aside", subtitle: savings.total.leftOutSentence, path: SavingsRoute.dashboard.path.absolute) {
                IconDisc(.leaf, tint: .accent)
            } trailing: {
                AmountText(savings.total.total, in: context.locale, isHidden: !context.showsBalances)
            }
            ForEach(savings.goals, id: \.id.description) { progress in
                GoalRow(
                    progress, path: SavingsRoute.goalDetail(goalId: progress.id.description).path.absolute,
                    isHidden: !context.showsBalances)
            }
        }
    }
}
