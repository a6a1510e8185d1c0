import Localization
import Models
import Services

extension DueRunPart {
    /// Recurring expenses of groups that were added.
    init(_ expenses: [AddedExpense]) {
        counts = [
            (expenses.count, .plural(expenses.count, one: "1 shared expense added", other: "\(expenses.count) shared expenses added"))
        ]
        lines = expenses.map { added in
            let expense = added.expense
            return "\(added.groupName): \(expense.title), \(expense.amount.description) on \(expense.day.description), added"
        }
    }
}
