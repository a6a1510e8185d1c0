import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The fields of one part.
struct SplitRowFields: View {
    let model: SplitTransactionViewModel
    let index: Int

    var body: some View {
        FieldContext("Part \(index + 1)") {
            fieldset(.class("card card-padded")) {
                legend(.class("visually-hidden")) { "Part \(index + 1)" }
                MoneyField("Amount", text: text(\.amount), currency: currency, error: model.rowErrors[index]?.amount)
                CategoryPicker(
                    selection: text(\.category), categories: model.categories, first: model.outline?.kind.categoryClass ?? .spending,
                    none: "Choose a category", error: model.rowErrors[index]?.category)
                TextField("Note", text: text(\.note))
                if model.rows.count > 1 {
                    Button("Remove part \(index + 1)", role: .plain, name: "remove-part") { model.removeRow(index) }
                }
            }
        }
    }

    private var currency: Currency { model.outline?.amount.currency ?? model.context.household.currency }

    /// A binding to a field of the row. The row may be missing because the view is evaluated again after a row was removed.
    private func text(_ field: WritableKeyPath<SplitRow, String>) -> Binding<String> {
        Binding(
            get: { model.rows.indices.contains(index) ? model.rows[index][keyPath: field] : "" },
            set: { if model.rows.indices.contains(index) { model.rows[index][keyPath: field] = $0 } })
    }
}
