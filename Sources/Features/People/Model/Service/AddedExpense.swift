/// A recurring expense that was added on its day.
package struct AddedExpense: Hashable, Sendable {
    package var expense: Expense
    package var groupName: String

    package init(expense: Expense, groupName: String) {
        self.expense = expense
        self.groupName = groupName
    }
}
