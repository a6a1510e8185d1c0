import Models
import Services
import Storage

/// Takes recorded changes of goals back.
struct SavingsUndo {
    private let write: LedgerWrite
    private let goals: SavingsGoalRepository

    init(_ write: LedgerWrite) {
        self.write = write
        goals = SavingsGoalRepository(write.connection, household: write.household)
    }

    /// - Parameter image: the id that was recorded with the change.
    /// - Returns: as what that is recorded; nil for another change.
    /// - Throws: `ServiceError.conflict` where it was taken back already; `.rule` where an account of it has another currency by now.
    func undo(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        guard action == .deleteGoal else { return nil }
        guard var goal = try ID<SavingsGoal>(image).flatMap({ try goals.find($0) }), goal.isRemoved else { throw ServiceError.conflict }
        for part in goal.parts {
            guard try write.places.find(Place(part.account))?.currency == goal.target.currency else {
                throw ServiceError.rule("An account of the goal has another currency now")
            }
        }
        goal.isRemoved = false
        guard try goals.update(goal) else { throw ServiceError.conflict }
        return .addGoal
    }
}
