import Ledger
import Models
import PeopleModel
import Storage

/// Expenses of a category move with it when it is merged into another one.
extension PeopleModule: CategoryDependent {
    private static let moved = "moved_expense"

    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: absorbed)
        image.moved[Self.moved] = expenses.map(\.id.rawValue)
        try ExpenseCategoryMover(write.connection, household: write.household).move(expenses, to: target)
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let moved = Set(image.moved[Self.moved, default: []])
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: target)
        try ExpenseCategoryMover(write.connection, household: write.household)
            .move(expenses.filter { moved.contains($0.id.rawValue) }, to: absorbed)
    }
}
