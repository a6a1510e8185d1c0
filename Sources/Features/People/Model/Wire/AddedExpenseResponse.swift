import Models
import WireModels

/// A recurring expense of a group that a run added.
package struct AddedExpenseResponse: Encodable {
    let id: ID<Expense>
    let group: String
    let title: String
    let amount: DecimalAmount
    let currency: Currency
    let day: Day

    package init(_ added: AddedExpense) {
        (id, group) = (added.expense.id, added.groupName)
        (title, day) = (added.expense.title, added.expense.day)
        (amount, currency) = (DecimalAmount(added.expense.amount), added.expense.amount.currency)
    }
}
