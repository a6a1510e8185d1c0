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
            MonthChips(
                month: amounts.month, days: amounts.days, showsDays: !model.context.household.hasCalendarMonths, link: { model.link($0) })
            p(.class("second")) { "An amount applies from this month on, until you change it. Empty: no budget." }
            div(.class("buttons")) {
                ButtonLink("Copy last month", path: model.link(amounts.month, fill: .last).path, role: .plain)
                ButtonLink("Fill in suggestions", path: model.link(amounts.month, fill: .suggested).path, role: .plain)
            }
            p(.class("second")) { "A suggestion is the median of the last three months." }
            MissingRatesNotice(currencies: amounts.leftOut)
            Form(label: "Amounts") {
                div(.class("budget-fields")) {
                    ForEach(Array(amounts.rows.enumerated()), id: { $0.element.category.id.description }) { index, row in
                        field(row, isFirst: index == 0)
                    }
                }
                Toggle("Only for this month", isOn: model[\.isOnce], name: "once")
                FormProblem(model.problem)
                Button("Save budgets", name: "save") { await model.save() }
            }
        }
    }

    private func field(_ row: BudgetAmounts.Row, isFirst: Bool) -> some View {
        Group {
            HiddenField("shown", value: text(row, \.shown))
            MoneyField(
                .verbatim(row.category.name), text: text(row, \.texts), currency: currency(row),
                error: model.problems[row.category.id], hint: model.hint(row), name: "amount", autofocus: isFirst)
        }
    }

    private func text(
        _ row: BudgetAmounts.Row, _ texts: ReferenceWritableKeyPath<BudgetAmountsViewModel, [ID<Models.Category>: String]>
    ) -> Binding<String> {
        Binding(
            get: { model[keyPath: texts][row.category.id] ?? "" }, set: { model[keyPath: texts][row.category.id] = $0 })
    }

    private func currency(_ row: BudgetAmounts.Row) -> Currency { row.budget?.amount.currency ?? model.context.household.currency }
}
