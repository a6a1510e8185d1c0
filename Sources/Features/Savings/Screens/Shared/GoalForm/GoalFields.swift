import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The fields of a goal and of its parts.
struct GoalFields<Model: GoalFormModel>: View {
    let model: Model

    var body: some View {
        TextField("Goal name", text: model[\.form.name], error: model.form.errors.name, autocomplete: "off", required: true, maxLength: 100)
        MoneyField(
            "Target", text: model[\.form.targetText], currency: model.currency, error: model.form.errors.target,
            follows: CurrencySource(model))
        DayField("By", text: model[\.form.byText], error: model.form.errors.by, hint: "Optional.", name: "by")
        HiddenField("rows", value: model[\.form.rowCount])
        ForEach(Array(model.form.rows.indices), id: { String($0 + 1) }) { index in
            GoalPartFields(model: model, index: index)
        }
        Button("Add part", role: .plain, name: "add-part") { model.addRow() }
    }
}

/// The fields of one part.
struct GoalPartFields<Model: GoalFormModel>: View {
    let model: Model
    let index: Int

    var body: some View {
        FieldContext("Part \(index + 1)") {
            fieldset(.class("card card-padded")) {
                legend(.class("visually-hidden")) { "Part \(index + 1)" }
                HiddenField("part", value: text(\.id))
                Picker(
                    "Account", selection: text(\.account),
                    options: [PickerOption("Choose an account", value: "")]
                        + model.choices.map {
                            PickerOption(.verbatim($0.name), value: $0.id.description, currency: $0.currency.code)
                        },
                    error: errors?.account)
                TextField(
                    "Name of the part", text: text(\.name), error: errors?.name, hint: "Optional. For example, Holiday envelope.",
                    name: "part-name", autocomplete: "off", maxLength: 100)
                MoneyField(
                    "Put aside today", text: text(\.asideText), currency: model.currency, error: errors?.aside,
                    hint: isNew
                        ? "Later deposits count too. Leave empty for all money that no other goal uses."
                        : "Later deposits count too. Leave empty to change nothing.", name: "aside", follows: CurrencySource(model))
                MoneyField(
                    "At most", text: text(\.amountText), currency: model.currency, error: errors?.amount,
                    hint: "Leave empty for as much as the goal needs.", name: "amount", follows: CurrencySource(model))
                if model.form.rows.count > 1 {
                    Button("Remove part \(index + 1)", role: .plain, name: "remove-part") { model.removeRow(index) }
                }
            }
        }
    }

    /// Whether the part is not stored yet.
    private var isNew: Bool { !model.form.rows.indices.contains(index) || model.form.rows[index].id.isEmpty }

    private var errors: GoalPartRow.Errors? { model.form.errors.rows[index] }

    /// A binding to a field of the row. The row may be missing because the view is evaluated again after a row was removed.
    private func text(_ field: WritableKeyPath<GoalPartRow, String>) -> Binding<String> {
        Binding(
            get: { model.form.rows.indices.contains(index) ? model.form.rows[index][keyPath: field] : "" },
            set: { if model.form.rows.indices.contains(index) { model.form.rows[index][keyPath: field] = $0 } })
    }
}

extension CurrencySource {
    fileprivate init(_ model: some GoalFormModel) {
        self.init(["account"], otherwise: model.choices.first?.currency ?? model.context.household.currency)
    }
}
