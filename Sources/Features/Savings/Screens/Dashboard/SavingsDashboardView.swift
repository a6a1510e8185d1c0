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
        .titleActions {
            if model.context.canWrite, model.hasAccounts || !model.goals.isEmpty {
                PageActions {
                    PageAction("Add account", symbol: .plus, path: SavingsRoute.new.path.absolute)
                    PageAction("Add goal", symbol: .target, path: SavingsRoute.newGoal.path.absolute, isSheet: false)
                }
            }
        }
        .navigationTitle("Savings")
    }

    private var empty: some View {
        EmptyStateView(
            .leaf, title: "Nothing put aside yet",
            sentence: "Add a savings account to see how it grows and when you reach your goals."
        ) {
            if model.context.canWrite { ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true) }
        }
    }

    private var content: some View {
        Group {
            SavingsSummary(model: model)
            Columns {
                div(.class("wrapping")) {
                    SavingsOutlook(model: model)
                    accounts
                }
                div(.class("wrapping")) { goals }
            }
        }
    }

    @ViewBuilder private var accounts: some View {
        if model.isEditing, model.context.canWrite {
            SavingsAccountRemoval(model: model)
        } else {
            Section("Accounts", id: "accounts", link: SectionLink("See all", path: SavingsRoute.accounts.path.absolute)) {
                ForEach(model.sortedAccounts, id: \.id.description) { SavingsAccountRow(account: $0) }
            }
        }
    }

    @ViewBuilder private var goals: some View {
        if model.goals.isEmpty {
            section {
                div(.class("section-head")) { h2 { "Goals" } }
                div(.class("card")) {
                    EmptyStateView(.target, sentence: "Add a goal to see when you reach it.") {
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
