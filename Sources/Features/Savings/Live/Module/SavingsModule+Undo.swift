import Ledger
import Localization
import Models
import SavingsModel
import Services
import Storage

/// Undoes the deletion of goals.
extension SavingsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.deleteGoal] }

    /// - Throws: `ServiceError.conflict` if it was undone already; `.rule` if an account of the goal has another currency by now.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let goals = SavingsGoalRepository(write.connection, household: write.household)
        guard var goal = try ID<SavingsGoal>(change.reference).flatMap({ try goals.find($0) }), goal.isRemoved else {
            throw ServiceError.conflict
        }
        for part in goal.parts {
            guard try write.ledgerAccounts.find(LedgerAccountID(part.account))?.currency == goal.target.currency else {
                throw ServiceError.rule(.goalCurrencyChanged)
            }
        }
        goal.isRemoved = false
        guard try goals.update(goal) else { throw ServiceError.conflict }
        return RecordedUndo(.addGoal)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let goals = try SavingsGoalRepository(reading.connection, household: reading.household).all().byID
        return changes.obstacles { obstacle(to: ID($0.reference).flatMap { goals[$0] }, in: reading) }
    }

    private func obstacle(to goal: SavingsGoal?, in reading: UndoReading) -> LocalizedText? {
        guard let goal, goal.isRemoved else { return "The goal was changed since" }
        let isWhole = goal.parts.allSatisfy { reading.ledgerAccounts[LedgerAccountID($0.account)]?.currency == goal.target.currency }
        return isWhole ? nil : "An account of the goal was deleted or has another currency now"
    }
}
