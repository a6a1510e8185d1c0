import Ledger
import Models
import SavingsModel
import ServiceKit
import Services

extension LiveSavingsService {
    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal {
        try await write { write, goals in
            try write.addOnce(.goal, key: draft.key, find: goals.find) {
                var goal = SavingsGoal(id: write.makeID(), name: "", target: draft.target, parts: [])
                try GoalValidator(write: write, today: try context.today()).apply(draft, to: &goal)
                goal.position = (try goals.all().map(\.position).max() ?? -1) + 1
                try goals.insert(goal, notified: nil)
                // A goal that is reached when it is added is not notified.
                let progress = try progress(of: goal.id, write)
                if progress?.status == .reached { try goals.setNotifiedStatus(.reached, of: goal.id) }
                return (goal, try write.record(.addGoal, subject: goal.name, target: goal.id.description))
            }
        }
    }

    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal {
        try await write { write, goals in
            let old = try goal(id, goals)
            guard old.revision == revision else { throw ServiceError.conflict }
            var goal = old
            try GoalValidator(write: write, today: try context.today()).apply(draft, to: &goal)
            guard goal != old else { return old }
            let saved = try save(goal, goals)
            if try progress(of: id, write)?.status == .reached { try goals.setNotifiedStatus(.reached, of: id) }
            try write.record(.editGoal, subject: saved.name, target: id.description)
            return saved
        }
    }

    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws {
        try await write { _, goals in
            let all = try goals.all()
            let named = ids.compactMap { id in all.first { $0.id == id } }
            for (position, goal) in (named + all.filter { !ids.contains($0.id) }).enumerated() where goal.position != position {
                try goals.setPosition(position, of: goal.id)
            }
        }
    }

    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> {
        try await write { write, goals in
            var goal = try goal(id, goals)
            goal.isRemoved = true
            _ = try save(goal, goals)
            return try write.record(.deleteGoal, subject: goal.name, reference: id.description)
        }
    }

    private func write<T: Sendable>(_ body: @escaping @Sendable (UnitOfWork, SavingsGoalRepository) throws -> T) async throws -> T {
        try await context.write([.savings], allowsGroupCommit: true) { write in
            try body(write, SavingsGoalRepository(write.connection, household: write.household))
        }
    }

    /// - Throws: `ServiceError.notFound`, also for a removed goal.
    private func goal(_ id: ID<SavingsGoal>, _ goals: SavingsGoalRepository) throws -> SavingsGoal {
        try goals.find(id).existing()
    }

    private func save(_ goal: SavingsGoal, _ goals: SavingsGoalRepository) throws -> SavingsGoal {
        try goal.revised(goals.update(goal))
    }

    private func progress(of id: ID<SavingsGoal>, _ write: UnitOfWork) throws -> GoalProgress? {
        try SavingsReader(write.connection, household: context.household, today: try context.today()).goalProgress().first { $0.id == id }
    }
}

extension RequestKind {
    static let goal = Self(rawValue: "goal")
}
