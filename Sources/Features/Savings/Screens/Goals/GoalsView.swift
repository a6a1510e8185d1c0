import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit

/// The list of goals in their priority order.
struct GoalsView: View {
    let model: GoalsViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("order", value: model[\.isOrdering].map({ $0 ? "1" : "" }, back: { $0 == "1" })) }
            Loaded(model.list, of: model, .list, retry: SavingsRoute.goals.path.absolute) { _ in
                if model.goals.isEmpty {
                    empty
                } else if model.isOrdering, model.context.canWrite {
                    Live("goals") { GoalOrder(model: model) }
                } else {
                    Live("goals") { goals }
                }
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add goal", symbol: .plus, path: SavingsRoute.newGoal.path.absolute) }
        }
        .navigationTitle("Goals")
    }

    private var empty: some View {
        EmptyStateView(.target, sentence: "No goals yet. Add a goal to see when you reach it.") {
            if model.context.canWrite {
                if model.hasAccounts {
                    ButtonLink("Add goal", path: SavingsRoute.newGoal.path.absolute)
                } else {
                    ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true)
                }
            }
        }
    }

    private var goals: some View {
        Section(
            .plural(model.goals.count, one: "1 goal", other: "\(model.goals.count) goals"), id: "all-goals", link: order,
            note: "Coffer fills your goals in this order."
        ) {
            ForEach(model.goals, id: \.id.description) { progress in
                GoalRow(
                    progress, path: SavingsRoute.goalDetail(goalId: progress.id.description).path.absolute, note: note(progress))
            }
        }
    }

    private var order: SectionLink? {
        model.context.canWrite && model.goals.count > 1 ? SectionLink("Order", path: model.link(ordering: true).path) : nil
    }

    /// Returns the required monthly contribution as text.
    private func note(_ progress: GoalProgress) -> LocalizedText? {
        guard model.context.showsBalances, let needed = progress.stillNeeded, let by = progress.goal.by else { return nil }
        return
            "\(needed, wholeAmounts: true) a month until \(by)"
    }
}
