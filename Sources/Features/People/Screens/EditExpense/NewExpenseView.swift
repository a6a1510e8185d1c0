import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// The form that adds an expense.
struct NewExpenseView: View {
    let model: NewExpenseViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("transaction", value: model[\.transactionId]) }
            Loaded(model, .form, retry: PeopleRoute.newExpense(groupId: model.groupId).path.absolute) {
                if let choices = model.choices {
                    if choices.group.isArchived {
                        EmptyStateView(.archivebox, sentence: "The group is archived. Bring it back to add to it.")
                    } else {
                        form(choices)
                    }
                }
            }
        }
        .navigationTitle("Add expense")
    }

    private func form(_ choices: ExpenseChoices) -> some View {
        Form(label: "Expense", key: model[\.form.key]) {
            // Enter presses the first button of a form.
            div(.class("first-button")) { Button("Add expense", name: "add-first") { await model.save() } }
            div(.class("form"), .data("sums", "")) {
                if let transaction = choices.transaction {
                    GroupBox {
                        p(.class("figure-label")) { .verbatim(transaction.title) }
                        p(.class("figure")) { AmountText(transaction.amount) }
                        p(.class("second")) { .joined([.relative(transaction.day), .verbatim(transaction.account.name)]) }
                    }
                    ExpenseSplitFields(model: model, group: choices.group)
                } else {
                    ExpenseFields(model: model, choices: choices)
                }
            }
            UnfinishedForm(model.form.isUnfinished)
            FormProblem(model.form.errors.form)
            FormFoot { Button(choices.transaction == nil ? "Add expense" : "Split with others", name: "add") { await model.save() } }
        }
    }
}
