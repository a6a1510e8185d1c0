import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The list of rules in the order of evaluation.
struct RulesView: View {
    let model: RulesViewModel

    var body: some View {
        Loaded(model, .list, retry: CategoriesRoute.rules.path.absolute) {
            if model.rules.isEmpty {
                EmptyStateView(.sliderHorizontal3, sentence: "No rules yet. A rule gives lines of a statement their category.") {
                    if model.context.canWrite { ButtonLink("Add rule", path: new, isSheet: true) }
                }
            } else {
                if model.context.canWrite { HiddenField("position", value: model[\.position]) }
                Live("rules") { list }
            }
        }
        .toolbar {
            if model.context.canWrite { BarAction("Add rule", symbol: .plus, path: new, isSheet: true) }
        }
        .navigationTitle("Rules")
    }

    private var new: String { CategoriesRoute.rule(ruleId: CategoriesRoute.newRule).path.absolute }

    private var list: some View {
        Group {
            div(.when(model.context.canWrite, .data("sort", "position"))) {
                Section(
                    note: model.context.canWrite
                        ? "Coffer uses the first rule that matches. Open a rule to change earlier transactions."
                        : "Coffer uses the first rule that matches."
                ) {
                    ForEach(Array(model.rules.enumerated()), id: \.element.id.description) { index, rule in row(rule, at: index) }
                }
            }
            if model.context.canWrite {
                Button(
                    "Apply all rules to earlier transactions", role: .plain,
                    confirm: "Apply all rules to all transactions? You can undo this.", name: "run"
                ) {
                    await model.applyAll()
                }
            }
        }
    }

    private func row(_ rule: CategoryRule, at index: Int) -> some View {
        let condition = model.words?.condition(rule.terms) ?? ""
        return ListRow(
            condition, subtitle: model.words?.outcome(rule.terms),
            path: model.context.canWrite ? CategoriesRoute.rule(ruleId: rule.id.description).path.absolute : nil
        ) {
            EmptyView()
        } trailing: {
            if model.context.canWrite {
                div(.class("buttons")) {
                    Button("Move up: \(condition)", role: .plain, disabled: index == 0, name: "up") {
                        await model.move(rule, by: -1)
                    } content: {
                        Icon(.chevronUp, size: .small)
                    }
                    Button("Move down: \(condition)", role: .plain, disabled: index == model.rules.count - 1, name: "down") {
                        await model.move(rule, by: 1)
                    } content: {
                        Icon(.chevronDown, size: .small)
                    }
                    // The script presses it for a row that was dragged.
                    span(.hidden(true)) {
                        Button("Move here: \(condition)", role: .plain, name: "place") { await model.place(rule) }
                    }
                }
            }
        }
    }
}
