import DesignSystem
import HTML
import Localization
import Models
import PlanModel

/// The field of a category's budget in a form of several.
struct BudgetAmountField: View {
    let row: BudgetAmounts.Row
    let typed: Binding<TypedBudgets>
    /// The currency of a new budget.
    let currency: Currency
    var hint: LocalizedText?
    var isFirst = false

    var body: some View {
        Group {
            HiddenField("shown", value: text(\.shown))
            MoneyField(
                .verbatim(row.category.name), text: text(\.texts), currency: row.budget?.amount.currency ?? currency,
                error: typed.value.problems[row.category.id], hint: hint, name: "amount", autofocus: isFirst)
        }
    }

    private func text(_ texts: WritableKeyPath<TypedBudgets, [ID<Models.Category>: String]>) -> Binding<String> {
        Binding(
            get: { typed.value[keyPath: texts][row.category.id] ?? "" },
            set: { typed.value[keyPath: texts][row.category.id] = $0 })
    }
}
