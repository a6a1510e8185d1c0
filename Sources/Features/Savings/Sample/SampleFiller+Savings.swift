import Models
import SavingsModel
import Services

/// Adds the savings plan and goals.
extension SampleFiller {
    func addSavings() async throws {
        let id = try account(.savings)
        let savings = services.savings()
        let account = try await savings.fetchAccount(id: id).account
        var edit = SavingsAccountEdit(account)
        edit.contribution = .preview(400_00)
        edit.rate = InterestRate(millionths: 22_500) ?? .zero
        let planned = try await savings.updateAccount(id: id, edit, revision: SavingsRevision(account))
        for goal in goals(of: planned) { _ = try await savings.addGoal(goal) }
    }

    /// One goal that is reached, one on schedule, one without a date, and one behind schedule.
    private func goals(of account: SavingsAccount) -> [GoalDraft] {
        let whole = GoalPartDraft(account: account.id)
        // The target is relative to the balance, so that the goal is on schedule for every seed.
        let ahead = (account.balance.minorUnits / 1_000_00 + 4) * 1_000_00
        return [
            GoalDraft(
                name: "Three months of everything", target: .preview(2_500_00),
                parts: [GoalPartDraft(name: "Not to be touched", account: account.id, amount: .preview(2_500_00))]),
            GoalDraft(name: "A new roof", target: .preview(ahead - 2_500_00), by: day(730), parts: [whole]),
            GoalDraft(name: "Cargo bike", target: .preview(4_800_00), parts: [whole]),
            GoalDraft(name: "Conservatory", target: .preview(18_000_00), by: day(540), parts: [whole]),
        ]
    }
}
