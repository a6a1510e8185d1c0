import Ledger
import Models
import Storage

/// The budgets of categories: a merge adds the budget of the absorbed category to that of the target. The undo restores both, or only the absorbed
/// one if the remaining one was changed since.
struct BudgetCategories: CategoryDependent {
    func move(
        from absorbed: ID<Models.Category>, to target: ID<Models.Category>, in write: UnitOfWork, image: inout RemovalImage
    ) throws {
        let budgets = BudgetRepository(write.connection, household: write.household)
        let (old, remaining) = (try budgets.find(absorbed), try budgets.find(target))
        guard !old.steps.isEmpty else { return }
        image.budgets = BudgetImage([
            BudgetImage.Change(category: absorbed, before: old, after: CategoryBudget([])),
            BudgetImage.Change(category: target, before: remaining, after: try remaining.adding(old)),
        ])
        for change in image.budgets.changes { try budgets.save(change.after, of: change.category) }
    }

    func restore(
        to absorbed: ID<Models.Category>, from target: ID<Models.Category>, in write: UnitOfWork, image: RemovalImage
    ) throws {
        let budgets = BudgetRepository(write.connection, household: write.household)
        for change in image.budgets.changes where try budgets.find(change.category) == change.after {
            try budgets.save(change.before, of: change.category)
        }
    }
}
