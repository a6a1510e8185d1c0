import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel

/// The goals that an account contributes to, and the balance that is not assigned to a goal.
struct AccountGoals: View {
    let model: SavingsAccountDetailViewModel
    let details: SavingsAccountDetails

    var body: some View {
        if !details.goals.isEmpty {
            Section("Goals", id: "goals", link: SectionLink("See all", path: SavingsRoute.goals.path.absolute)) {
                ForEach(details.goals, id: \.id.description) { progress in
                    ListRow(
                        .verbatim(progress.goal.name), subtitle: progress.status.title,
                        path: SavingsRoute.goalDetail(goalId: progress.id.description).path.absolute
                    ) {
                        ProgressRing("Saved so far", progress: progress.share)
                    } trailing: {
                        FigureText(amount: model.share(of: progress))
                    }
                }
                ListRow("Not assigned to a goal") {
                    IconDisc(.leaf)
                } trailing: {
                    FigureText(amount: details.unallotted)
                }
            }
        }
    }
}
