import Models
import SavingsModel
import Services
import Testing

/// A plan, and goals out of an account that the statements of a household fill.
struct SteppedSavings: Sendable {
    let account: ID<Account>
    let goal: ID<SavingsGoal>

    init(_ services: DependencyContainer, on account: Account) async throws {
        self.account = account.id
        let service = services.savings()
        let found = try await service.fetchAccount(id: account.id).account
        var edit = SavingsAccountEdit(found)
        edit.institution = "Haven Bank"
        edit.contribution = Money(minorUnits: 250_00, currency: account.currency)
        edit.rate = try #require(InterestRate(millionths: 22_500))
        _ = try await service.updateAccount(id: account.id, edit, revision: SavingsRevision(found))
        var goals: [ID<SavingsGoal>] = []
        // Beyond what any history brings, so that all of them are looked ahead for alike.
        for number in 1...6 {
            let target = Money(minorUnits: 10_000_000_00 + Int64(number), currency: account.currency)
            goals.append(
                try await service.addGoal(
                    GoalDraft(
                        name: "Goal \(number)", target: target, by: SteppedHousehold.lastDay.adding(days: 400),
                        parts: [GoalPartDraft(account: account.id)])
                ).id)
        }
        goal = try #require(goals.first)
    }

    /// The screens of savings.
    var paths: [String] {
        let path = "/savings/\(account)"
        return [
            "/savings", "/savings?months=24", "/savings/accounts", "/savings/accounts?q=savings&sort=balance", "/savings/new", path,
            path + "?months=24", path + "/edit", "/savings/goals", "/savings/goals?order=1", "/savings/goals/new",
            "/savings/goals/\(goal)", "/savings/goals/\(goal)/edit",
        ]
    }
}
