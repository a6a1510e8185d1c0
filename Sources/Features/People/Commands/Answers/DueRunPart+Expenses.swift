package import CommandKit
import Localization
import Models
package import PeopleModel

extension DueRunPart {
    /// Recurring expenses of groups that were added.
    package init(_ expenses: [AddedExpense]) {
        let count = expenses.count
        let lines = expenses.map { added -> LocalizedText in
            let expense = added.expense
            return "\(added.groupName): \(expense.title), \(expense.amount.description) on \(expense.day.description), added"
        }
        self.init(counts: [(count, .plural(count, one: "1 shared expense added", other: "\(count) shared expenses added"))], lines: lines)
    }
}
