import Ledger
import Models
import PlanModel
import Storage

/// The budget of a category is added to that of the category into which it is merged. The undo of the merge gives both their budgets back,
/// unless the remaining one was changed since: then only the absorbed one.
extension BudgetsModule: CategoryDependent {
    var topics: Set<Topic> { [.plan] }

    func move(_ merge: CategoryMergeStep, image: inout RemovalImage) throws {
        let budgets = BudgetRepository(merge.write.connection, household: merge.write.household)
        let (old, remaining) = (try budgets.find(merge.absorbed), try budgets.find(merge.target))
        guard !old.steps.isEmpty else { return }
        let moved = BudgetImage([
            BudgetImage.Change(category: merge.absorbed, before: old, after: CategoryBudget([])),
            BudgetImage.Change(category: merge.target, before: remaining, after: try remaining.adding(old)),
        ])
        for change in moved.changes { try budgets.save(change.after, of: change.category) }
        try moved.write(to: merge.rows)
    }

    func restore(_ restoration: CategoryRestoration) throws {
        let budgets = BudgetRepository(restoration.write.connection, household: restoration.write.household)
        for change in try BudgetImage(restoration.rows).changes where try budgets.find(change.category) == change.after {
            try budgets.save(change.before, of: change.category)
        }
    }
}
