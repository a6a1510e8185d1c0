import DesignSystem
import HTML
import Models
import Navigation
import Services

/// The goals that an account has a part in, and what no goal has a claim to.
struct AccountGoals: View {
    let model: AccountDetailViewModel
    let details: SavingsAccountDetails

    var body: some View {
        if !details.goals.isEmpty {
            Section("Goals", id: "goals", link: SectionLink("See all", path: SavingsRoute.goals.path.absolute)) {
                ForEach(details.goals, id: \.id.description) { standing in
                    Row(
                        standing.goal.name, subtitle: standing.status.title,
                        path: SavingsRoute.goalDetail(goalId: standing.id.description).path.absolute
                    ) {
                        ProgressRing("Saved", progress: standing.progress)
                    } trailing: {
                        FigureText(amount: model.share(of: standing), context: model.context)
                    }
                }
                Row("For no goal yet") {
                    IconDisc(.leaf)
                } trailing: {
                    FigureText(amount: details.unallotted, context: model.context)
                }
            }
        }
    }
}
