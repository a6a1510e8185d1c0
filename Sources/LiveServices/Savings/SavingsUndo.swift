import Models
import Services
import Storage

/// Undoes recorded changes of goals.
struct SavingsUndo {
    private let write: UnitOfWork
    private let goals: SavingsGoalRepository

    init(_ write: UnitOfWork) {
        self.write = write
        goals = SavingsGoalRepository(write.connection, household: write.household)
    }

    /// - Parameter image: the id recorded with the change.
    /// - Returns: the action to record for the undo; nil for other actions.
    /// - Throws: `ServiceError.conflict` if it was undone already; `.rule` if an account of the goal has another currency by now.
    func undo(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        guard action == .deleteGoal else { return nil }
        guard var goal = try ID<SavingsGoal>(image).flatMap({ try goals.find($0) }), goal.isRemoved else { throw ServiceError.conflict }
        for part in goal.parts {
            guard try write.ledgerAccounts.find(LedgerAccountID(part.account))?.currency == goal.target.currency else {
                throw ServiceError.rule(.goalCurrencyChanged)
            }
        }
        goal.isRemoved = false
        guard try goals.update(goal) else { throw ServiceError.conflict }
        return .addGoal
    }
}
