import Ledger
import Models
import SavingsModel
import ServiceKit
import Services
import Storage

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
            let old = try goal(id, write)
            guard old.revision == revision else { throw ServiceError.conflict }
            var goal = old
            try GoalValidator(write: write, today: try context.today()).apply(draft, to: &goal)
            guard goal != old else { return old }
            // Parts of accounts that the member does not see stay as they are.
            let unseen = try unseenParts(of: old, goals, write)
            guard unseen.isEmpty || goal.target.currency == old.target.currency else { throw ServiceError.rule(.goalCurrencyMixed) }
            try write.touch((old.parts + unseen).map(\.account))
            var whole = goal
            whole.parts += unseen
            var saved = try save(whole, goals)
            saved.parts = goal.parts
            if try progress(of: id, write)?.status == .reached { try goals.setNotifiedStatus(.reached, of: id) }
            try write.record(.editGoal, subject: saved.name, target: id.description)
            return saved
        }
    }

    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws {
        try await write { write, goals in
            let all = try goals.all()
            let known = all.byID
            let seen = try write.reach.isEverything ? all : write.named(in: SavingsGoalRepository.init).all()
            for (position, id) in write.reordered(all.map(\.id), seen: seen.map(\.id), first: ids).enumerated() {
                guard let goal = known[id], goal.position != position else { continue }
                try goals.setPosition(position, of: id)
            }
        }
    }

    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> {
        try await write { write, goals in
            var goal = try goal(id, write)
            goal.parts += try unseenParts(of: goal, goals, write)
            try write.touch(goal.parts.map(\.account))
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

    /// A goal with the parts that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`, also for a removed goal.
    private func goal(_ id: ID<SavingsGoal>, _ write: UnitOfWork) throws -> SavingsGoal {
        try write.named(in: SavingsGoalRepository.init).find(id).existing()
    }

    /// The stored parts of a goal that are not among those that the member sees.
    private func unseenParts(of goal: SavingsGoal, _ goals: SavingsGoalRepository, _ write: UnitOfWork) throws -> [GoalPart] {
        guard !write.reach.isEverything else { return [] }
        let seen = Set(goal.parts.map(\.id))
        return try goals.find(goal.id).existing().parts.filter { !seen.contains($0.id) }
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
