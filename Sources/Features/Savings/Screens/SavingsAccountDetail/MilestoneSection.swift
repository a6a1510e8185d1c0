import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import Services

/// The milestones of an account, smallest first.
struct MilestoneSection: View {
    let milestones: [Milestone]
    let context: MemberContext

    var body: some View {
        if !milestones.isEmpty {
            Section("Milestones", id: "milestones") {
                ForEach(milestones.enumerated(), id: \.offset.description) { entry in
                    ListRow(title(entry.element), subtitle: when(entry.element), path: path(entry.element)) {
                        // A percentage of a round amount would reveal the hidden balance, so only goals show it while balances are hidden.
                        if context.showsBalances || entry.element.goal != nil {
                            ProgressRing("Reached", progress: entry.element.progress)
                        } else {
                            IconDisc(.target)
                        }
                    }
                }
            }
        }
    }

    private func title(_ milestone: Milestone) -> LocalizedText {
        let amount: LocalizedText = "\(milestone.target, wholeAmounts: true)"
        return milestone.name.map { "\($0) · \(amount)" } ?? amount
    }

    private func when(_ milestone: Milestone) -> LocalizedText {
        guard let months = milestone.months else { return Milestone.notReachable }
        guard months <= 1_200, let day = milestone.day else { return "In \(DurationText.months(months))" }
        return "In \(DurationText.months(months)) · \(day)"
    }

    private func path(_ milestone: Milestone) -> String? {
        milestone.goal.map { SavingsRoute.goalDetail(goalId: $0.description).path.absolute }
    }
}
