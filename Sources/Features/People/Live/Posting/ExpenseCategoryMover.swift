import Models
import PeopleModel
import Storage

/// Changes the category of expenses, and moves their totals. Revisions do not change, since payments and shares do not.
struct ExpenseCategoryMover {
    private let expenses: ExpenseRepository
    private let sums: GroupSumRepository

    init(_ connection: Connection, household: ID<Household>) {
        expenses = ExpenseRepository(connection, household: household)
        sums = GroupSumRepository(connection, household: household)
    }

    func move(_ moved: [Expense], to category: ID<Category>) throws {
        var effects: [ID<PeopleGroup>: GroupEffect] = [:]
        for expense in moved {
            var new = expense
            new.category = category
            try effects[expense.group, default: GroupEffect()].apply(expense, sign: -1)
            try effects[expense.group, default: GroupEffect()].apply(new, sign: 1)
        }
        try expenses.setCategory(category, of: moved.map(\.id))
        for (group, effect) in effects { try sums.apply(effect, to: group) }
    }
}
