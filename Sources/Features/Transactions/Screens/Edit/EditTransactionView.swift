import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The form that edits an existing transaction.
struct EditTransactionView: View {
    let model: EditTransactionViewModel

    var body: some View {
        Loaded(
            model.outline, of: model, .form, retry: TransactionsRoute.edit(transactionId: model.transactionId).path.absolute
        ) { outline in
            if model.isConflict {
                TransactionConflict(outline: outline)
                StoredFields {
                    fields(outline)
                } showingStored: {
                    model.showingStored($0)
                }
            }
            form(outline)
        }
        .navigationTitle("Edit transaction")
    }

    private func form(_ outline: TransactionOutline) -> some View {
        Form(label: "Transaction") {
            HiddenField("revision", value: model[\.revision])
            ClosedDaysField(allows: model[\.allowsClosedDays])
            fields(outline)
            FormProblem(model.errors.form)
            FormFoot { Button(model.allowsClosedDays ? "Save anyway" : "Save", name: "save") { await model.save() } }
        }
    }

    private func fields(_ outline: TransactionOutline) -> some View {
        Group {
            if outline.hasOneAmount {
                MoneyField("Amount", text: model[\.form.amount], currency: model.currency, error: model.errors.amount)
                if let received = outline.received {
                    MoneyField(
                        "Amount received", text: model[\.form.received], currency: received.currency, error: model.errors.received,
                        name: "received")
                }
            } else if outline.canSplit {
                p(.class("second")) {
                    "The amount is the sum of its parts. "
                    a(.href(TransactionsRoute.split(transactionId: model.transactionId).path.absolute)) { "Split it again" }
                }
            }
            TextField("Payee", text: model[\.form.payee], autocomplete: "off", maxLength: 200)
            if outline.hasCategory {
                CategoryPicker(
                    selection: model[\.form.category], categories: model.categories, first: outline.kind.categoryClass,
                    none: "Unchanged", hint: outline.category == nil ? "Choose one category for all parts, or change nothing." : nil)
                FieldContext(isStored: false) {
                    Toggle(
                        "Always use this category for this payee", isOn: model[\.makesRule],
                        hint: "For statements that you import from now on.")
                }
            }
            DayField("Day", text: model[\.form.day], error: model.errors.day)
            Picker("Status", selection: model[\.status], options: TransactionStatus.allCases, title: \.title)
            TextArea("Note", text: model[\.form.note], rows: 2)
            TextField("Tags", text: model[\.form.tags], hint: "Put commas between them.")
        }
    }
}
