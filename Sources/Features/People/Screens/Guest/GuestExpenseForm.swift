import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The form with which a guest adds an expense, or changes one that they have added.
struct GuestExpenseForm: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        if model.stored == nil {
            details(.class("card disclosure"), .open(!model.form.errors.isEmpty || model.showsResult)) {
                summary { "Add expense" }
                Form(label: "Expense", key: model[\.form.key]) {
                    div(.class("first-button")) { Button("Add expense", name: "add-first") { await model.save() } }
                    fields
                    Button("Add expense", name: "add") { await model.save() }
                }
            }
        } else {
            if model.form.isConflict {
                ConflictBanner(model.texts.conflict, path: model.link().path)
                StoredFields(model) { fields }
            }
            Form(label: "Expense") {
                div(.class("first-button")) { Button("Save", name: "save-first") { await model.save() } }
                HiddenField("revision", value: model[\.form.revision])
                fields
                div(.class("buttons")) {
                    Button("Save", name: "save") { await model.save() }
                    Button("Delete expense", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
                    ButtonLink("Back to the group", path: model.link().path, role: .plain)
                }
            }
        }
    }

    private var fields: some View {
        Group {
            div(.class("form"), .data("sums", "")) {
                MoneyField(
                    "Amount", text: model[\.form.amountText], currency: model.currency(in: group), error: errors[.amount], name: "amount")
                TextField(
                    "What for", text: model[\.form.title], error: errors[.title], name: "title", autocomplete: "off", required: true,
                    maxLength: PeopleRule.title)
                ExpenseSplitFields(model: model, group: group, asksPayer: true)
                DayField("Day", text: model[\.form.dayText], error: errors[.day], name: "day")
                Toggle("This is money received", isOn: model[\.form.isReceived], name: "received")
            }
            UnfinishedForm(model.form.isUnfinished)
            FormProblem(model.form.errors.form)
        }
    }

    private var errors: ExpenseForm.Errors { model.form.errors }
}
