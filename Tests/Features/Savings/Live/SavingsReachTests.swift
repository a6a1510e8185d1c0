import Models
import SavingsModel
import Services
import TestSupport
import Testing

/// Goals and plans of accounts that a member does not see are not there for him.
@Suite struct SavingsReachTests {
    private static let target = Money(minorUnits: 5_000_00, currency: .euro)

    @Test func aGoalOfAPrivateAccountIsLikeNone() async throws {
        let household = try await DividedHousehold()
        let objects = household.objects(of: .annaPrivate)
        let goal = try #require(objects.first(.goal, as: SavingsGoal.self))
        let hidden = try #require(objects.first(.savings, as: Account.self))
        let own = try #require(household.objects(of: .benPrivate).first(.savings, as: Account.self))
        let savings = try await household.services(of: .ben).savings()
        let draft = GoalDraft(name: "Mine", target: Self.target, parts: [GoalPartDraft(account: own)])
        await household.expectUnseen(goal, "editing") { _ = try await savings.updateGoal(id: $0, draft, revision: 1) }
        await household.expectUnseen(goal, "deleting") { _ = try await savings.deleteGoal(id: $0) }
        await household.expectUnseen(hidden, "a part of it") {
            _ = try await savings.addGoal(GoalDraft(name: "Mine", target: Self.target, parts: [GoalPartDraft(account: $0)]))
        }
        let edit = SavingsAccountEdit(name: "Mine", institution: "", color: Account.palette[0], contribution: Self.target)
        await household.expectUnseen(hidden, "its plan") {
            _ = try await savings.updateAccount(id: $0, edit, revision: SavingsRevision(account: 1, plan: 1))
        }
        await household.expectUnseen(hidden, "deleting it") { _ = try await savings.deleteAccount(id: $0, withEntries: true) }
        try await household.expectUnknown(try await household.services(of: .anna).savings().deleteGoal(id: goal), to: .ben)
    }

    /// A goal of several accounts, of which a member sees one: what he changes keeps the others.
    @Test func partsThatAreNotSeenStay() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.savings, as: Account.self))
        let shared = try #require(household.objects(of: .shared).first(.savings, as: Account.self))
        let (anna, ben) = (try await household.services(of: .anna).savings(), try await household.services(of: .ben).savings())
        let parts = [hidden, shared].map { GoalPartDraft(account: $0, amount: Money(minorUnits: 10_00, currency: .euro)) }
        let goal = try await anna.addGoal(GoalDraft(name: "Boat", target: Self.target, parts: parts))
        let seen = try await ben.fetchGoal(id: goal.id).progress.goal
        #expect(seen.parts.map(\.account) == [shared])
        var draft = GoalDraft(seen)
        draft.name = "Ship"
        let saved = try await ben.updateGoal(id: goal.id, draft, revision: seen.revision)
        #expect(saved.name == "Ship" && saved.parts.map(\.account) == [shared])
        #expect(Set(try await anna.fetchGoal(id: goal.id).progress.goal.parts.map(\.account)) == [hidden, shared])
        _ = try await ben.deleteGoal(id: goal.id)
        #expect(Set(try await anna.fetchGoal(id: goal.id).progress.goal.parts.map(\.account)) == [hidden, shared])
    }

    @Test func orderingGoalsMovesThoseThatAreSeen() async throws {
        let household = try await DividedHousehold()
        let (all, seen) = (try await household.commandLine().savings(), try await household.services(of: .ben).savings())
        let before = try await all.fetchGoals().goals.map(\.id)
        let shown = try await seen.fetchGoals().goals.map(\.id)
        #expect(before.count > shown.count && shown.count > 1)
        try await seen.orderGoals(shown.reversed())
        #expect(try await seen.fetchGoals().goals.map(\.id) == shown.reversed())
        for (old, new) in zip(before, try await all.fetchGoals().goals.map(\.id)) where !shown.contains(old) { #expect(old == new) }
    }
}
