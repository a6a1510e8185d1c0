import Ledger
import Models
import Storage

/// The expenses of a category, which are moved when it is merged into another one.
struct ExpenseCategories: CategoryDependent {
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: absorbed)
        image.expenses = expenses.map(\.id.rawValue)
        try ExpenseCategoryMover(write.connection, household: write.household).move(expenses, to: target)
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let moved = Set(image.expenses)
        let expenses = try ExpenseRepository(write.connection, household: write.household).all(in: target)
        try ExpenseCategoryMover(write.connection, household: write.household)
            .move(expenses.filter { moved.contains($0.id.rawValue) }, to: absorbed)
    }
}
