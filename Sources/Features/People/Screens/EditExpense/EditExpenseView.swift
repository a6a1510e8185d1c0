import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

/// The form that edits an expense.
struct EditExpenseView: View {
    let model: EditExpenseViewModel

    var body: some View {
        Loaded(
            model.choices, of: model, .form,
            retry: PeopleRoute.editExpense(groupId: model.groupId, expenseId: model.expenseId).path.absolute
        ) { choices in
            EditFormView(
                model, label: "Expense",
                row: PeopleRoute.expenseDetail(groupId: model.groupId, expenseId: model.expenseId).path.absolute,
                list: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute, savesFirst: true
            ) {
                div(.class("form"), .data("sums", "")) { ExpenseFields(model: model, choices: choices) }
                if model.isRecurring {
                    FieldContext(isStored: false) {
                        Picker(
                            "Applies to", selection: model[\.form.scope], options: SeriesScope.allCases, title: \.title, name: "scope")
                    }
                }
            }
        }
        .pageShape(.reading)
        .navigationTitle("Edit expense")
    }
}

extension SeriesScope {
    var title: LocalizedText {
        switch self {
        case .thisOne: "Only this one"
        case .allComing: "This and all future expenses"
        }
    }
}
