import Ledger
import Models
import PeopleModel
import Storage

/// Expenses of a category move with it when it is merged into another one.
extension PeopleModule: CategoryDependent {
    private static let moved = "moved_expense"

    func move(_ merge: CategoryMergeStep, image: inout RemovalImage) throws {
        let write = merge.write
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: merge.absorbed)
        image.moved[Self.moved] = expenses.map(\.id.rawValue)
        try ExpenseCategoryMover(write.connection, household: write.household).move(expenses, to: merge.target)
    }

    func restore(_ restoration: CategoryRestoration) throws {
        let write = restoration.write
        let moved = Set(restoration.image.moved[Self.moved, default: []])
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: restoration.remaining)
        try ExpenseCategoryMover(write.connection, household: write.household)
            .move(expenses.filter { moved.contains($0.id.rawValue) }, to: restoration.category)
    }
}
