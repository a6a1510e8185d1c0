import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit

/// The first screen of savings.
struct SavingsDashboardView: View {
    let model: SavingsDashboardViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("months", value: model[\.projectionMonths].map({ String($0) }, back: MonthChoice.read))
                HiddenField("edit", value: model[\.isEditing].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            }
            Loaded(model.overview, of: model, .dashboard, retry: model.link(months: model.projectionMonths).path) { _ in
                if !model.hasAccounts, model.goals.isEmpty {
                    empty
                } else {
                    Live("savings") { content }
                }
            }
        }
        .navigationTitle("Savings")
    }

    private var empty: some View {
        EmptyStateView(
            .leaf, title: "Nothing put aside yet",
            sentence: "Add a savings account, and Coffer shows what it comes to and when you reach what you save for."
        ) {
            if model.context.canWrite { ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true) }
        }
    }

    private var content: some View {
        Group {
            SavingsSummary(model: model)
            div(.class("columns")) {
                div {
                    SavingsOutlook(model: model)
                    accounts
                }
                div { goals }
            }
        }
    }

    @ViewBuilder private var accounts: some View {
        if model.isEditing, model.context.canWrite {
            SavingsAccountRemoval(model: model)
        } else {
            Section("Accounts", id: "accounts", link: SectionLink("See all", path: SavingsRoute.accounts.path.absolute)) {
                ForEach(model.sortedAccounts, id: \.id.description) { SavingsAccountRow(account: $0) }
                if model.context.canWrite, model.hasAccounts {
                    ListRow("Delete accounts", symbol: .trash, tint: .neutral, path: model.link(editing: true).path)
                }
            }
        }
    }

    @ViewBuilder private var goals: some View {
        if model.goals.isEmpty {
            section {
                div(.class("section-head")) { h2 { "Goals" } }
                div(.class("card")) {
                    EmptyStateView(.target, sentence: "Say what you save for, and see when you have it.") {
                        if model.context.canWrite { ButtonLink("Add goal", path: SavingsRoute.newGoal.path.absolute, role: .plain) }
                    }
                }
            }
        } else {
            Section("Goals", id: "goals", link: SectionLink("See all", path: SavingsRoute.goals.path.absolute)) {
                ForEach(model.goals, id: \.id.description) { progress in
                    GoalRow(progress, path: SavingsRoute.goalDetail(goalId: progress.id.description).path.absolute)
                }
            }
        }
    }
}
