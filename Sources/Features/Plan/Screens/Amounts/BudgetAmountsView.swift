import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// The form of a month's amounts: one field for each category, in the order of the tab key.
struct BudgetAmountsView: View {
    let model: BudgetAmountsViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("month", value: model[\.monthText])
                HiddenField("fill", value: model[\.fillText])
            }
            Loaded(model.amounts, of: model, .form, retry: model.link(model.month).path) { amounts in
                content(amounts)
            }
        }
        .navigationTitle("Set budgets")
    }

    private func content(_ amounts: BudgetAmounts) -> some View {
        Group {
            MonthStepper(month: amounts.month, days: amounts.days, context: model.context) { model.link($0) }
            p(.class("second")) { "Each amount applies from this month until you change it. Amounts are optional." }
            div(.class("buttons")) {
                ButtonLink("Copy last month", path: model.link(amounts.month, fill: .last).path, role: .plain)
                ButtonLink("Fill in suggestions", path: model.link(amounts.month, fill: .suggested).path, role: .plain)
            }
            p(.class("second")) { "Coffer suggests the usual amount of the last three months." }
            FigureNote(model.context.memberContext)
            MissingRatesNotice(currencies: amounts.leftOut)
            Form(label: "Amounts") {
                div(.class("budget-fields")) {
                    ForEach(Array(amounts.rows.enumerated()), id: { $0.element.category.id.description }) { index, row in
                        BudgetAmountField(
                            row: row, typed: model[\.typed], currency: model.context.household.currency, hint: model.hint(row),
                            isFirst: index == 0)
                    }
                }
                Toggle("Only for this month", isOn: model[\.isOnce], name: "once")
                FormProblem(model.problem)
                Button("Save budgets", name: "save") { await model.save() }
            }
        }
    }
}
