import Models
import Services
import Storage

/// Takes recorded changes of goals back.
struct SavingsUndo {
    private let goals: SavingsGoalRepository

    init(_ write: LedgerWrite) {
        goals = SavingsGoalRepository(write.connection, household: write.household)
    }

    /// - Parameter image: the id that was recorded with the change.
    /// - Returns: as what that is recorded; nil for another change.
    /// - Throws: `ServiceError.conflict` where it was taken back already.
    func undo(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        guard action == .deleteGoal else { return nil }
        guard var goal = try ID<SavingsGoal>(image).flatMap({ try goals.find($0) }), goal.isRemoved else { throw ServiceError.conflict }
        goal.isRemoved = false
        guard try goals.update(goal) else { throw ServiceError.conflict }
        return .addGoal
    }
}
