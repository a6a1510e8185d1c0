import Ledger
import Localization
import Models
import PlanModel
import Services
import Storage

/// Undoes changes of budgets: each category has the budget that it had before.
extension BudgetsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.setBudgets] }

    /// - Throws: `ServiceError.conflict` if one of the budgets was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let image = try BudgetImage(try change.image(in: write))
        let budgets = BudgetRepository(write.connection, household: write.household)
        for change in image.changes {
            guard try budgets.find(change.category) == change.after else { throw ServiceError.conflict }
            try budgets.save(change.before, of: change.category)
        }
        let undone = BudgetImage(
            image.changes.map { BudgetImage.Change(category: $0.category, before: $0.after, after: $0.before) })
        let rows = write.makeImage()
        try undone.write(to: rows)
        return RecordedUndo(.setBudgets, reference: Self.reference(to: undone), image: rows)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let budgets = try BudgetRepository(reading.connection, household: reading.household).all()
        return changes.obstacles { change in
            if let obstacle = change.imageObstacle { return obstacle }
            let isUnchanged = change.reference.split(separator: " ").allSatisfy { part in
                guard let id = part.split(separator: ":").first.flatMap({ Int64($0) }) else { return false }
                let category = ID<Models.Category>(rawValue: id)
                return part == Self.reference(to: category, budgets[category] ?? CategoryBudget([]))
            }
            return isUnchanged ? nil : UndoReading.changedSince
        }
    }

    /// The categories of a change with a fingerprint of their budgets after it, to detect later changes.
    static func reference(to image: BudgetImage) -> String {
        image.changes.map { reference(to: $0.category, $0.after) }.joined(separator: " ")
    }

    private static func reference(to category: ID<Models.Category>, _ budget: CategoryBudget) -> String {
        var hash = StableHash()
        for step in budget.steps {
            hash.combine(step.from.description)
            guard let budget = step.budget else { continue }
            for text in [budget.amount.description, budget.period.rawValue, budget.carryOver.rawValue] { hash.combine(text) }
        }
        return "\(category.rawValue):\(String(hash.value, radix: 36))"
    }
}
