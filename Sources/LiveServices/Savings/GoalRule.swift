import Models
import Services
import Storage

/// Validates savings goals against the household's data.
struct GoalRule {
    private let write: LedgerWrite
    private let today: Day

    init(_ write: LedgerWrite, today: Day) {
        self.write = write
        self.today = today
    }

    /// Validates a draft and applies it to a goal.
    ///
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown account.
    func take(_ draft: GoalDraft, into goal: inout SavingsGoal) throws {
        let name = TextRule.line(draft.name)
        if let refusal = SavingsRule.refusal(ofGoalName: name) ?? SavingsRule.refusal(ofTarget: draft.target) {
            throw ServiceError.rule(refusal)
        }
        let by = try draft.by.map { try TextRule.day($0) }
        // A target day that has passed may stay unchanged.
        if let by, by <= today, by != goal.by { throw ServiceError.rule(SavingsRule.dayRefusal) }
        guard !draft.parts.isEmpty else { throw ServiceError.rule(SavingsRule.noPartRefusal) }
        guard draft.parts.count <= SavingsRule.mostParts else { throw ServiceError.rule(SavingsRule.partsRefusal) }
        let parts = try draft.parts.map { try part($0, of: goal, in: draft.target.currency) }
        let whole = parts.filter { $0.amount == nil }.map(\.account)
        guard Set(whole).count == whole.count else { throw ServiceError.rule(SavingsRule.twiceRefusal) }
        (goal.name, goal.target, goal.by, goal.parts) = (name, draft.target, by, parts)
    }

    private func part(_ draft: GoalPartDraft, of goal: SavingsGoal, in currency: Currency) throws -> GoalPart {
        let known = goal.parts.first { $0.id == draft.id }
        guard let account = try write.account(draft.account).toAccount() else { throw ServiceError.notFound }
        // An existing part keeps its account, even if that is archived or of another kind by now.
        if known?.account != draft.account {
            guard !account.isArchived else { throw ServiceError.rule("The account is archived") }
            guard account.kind.isSavings else { throw ServiceError.rule("\(account.name) is not a savings account") }
        }
        guard account.currency == currency else { throw ServiceError.rule(SavingsRule.currencyRefusal) }
        let name = TextRule.line(draft.name)
        if let refusal = SavingsRule.refusal(ofPartName: name) { throw ServiceError.rule(refusal) }
        if let amount = draft.amount {
            guard amount.currency == currency else { throw ServiceError.rule(SavingsRule.currencyRefusal) }
            if let refusal = SavingsRule.refusal(ofAmount: amount) { throw ServiceError.rule(refusal) }
        }
        return GoalPart(id: known?.id ?? write.makeID(), name: name, account: draft.account, amount: draft.amount)
    }
}
