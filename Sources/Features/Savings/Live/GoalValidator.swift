import Ledger
import Models
import SavingsModel
import Services
import Storage

/// Validates savings goals against the household's data.
struct GoalValidator {
    let write: UnitOfWork
    let today: Day

    /// Validates a draft and applies it to a goal.
    ///
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown account.
    func apply(_ draft: GoalDraft, to goal: inout SavingsGoal) throws {
        let name = TextRule.line(draft.name)
        if let violation = SavingsRule.violation(ofGoalName: name) { throw ServiceError.rule(RuleViolation(violation)) }
        guard SavingsRule.allows(target: draft.target) else { throw ServiceError.rule(.goalTargetInvalid) }
        let by = try draft.by.map { try TextRule.day($0) }
        // A target day that has passed may stay unchanged.
        if let by, by <= today, by != goal.by { throw ServiceError.rule(.goalDayPast) }
        guard !draft.parts.isEmpty else { throw ServiceError.rule(.goalPartMissing) }
        guard draft.parts.count <= SavingsRule.maxParts else { throw ServiceError.rule(.goalPartsTooMany) }
        let parts = try draft.parts.map { try part($0, of: goal, in: draft.target.currency) }
        let whole = parts.filter { $0.amount == nil }.map(\.account)
        guard Set(whole).count == whole.count else { throw ServiceError.rule(.goalPartTwice) }
        (goal.name, goal.target, goal.by, goal.parts) = (name, draft.target, by, parts)
    }

    private func part(_ draft: GoalPartDraft, of goal: SavingsGoal, in currency: Currency) throws -> GoalPart {
        let known = goal.parts.first { $0.id == draft.id }
        guard let account = try write.account(draft.account).toAccount() else { throw ServiceError.notFound }
        // An existing part keeps its account, even if that is archived or of another kind by now.
        if known?.account != draft.account {
            guard !account.isArchived else { throw ServiceError.rule(.goalAccountArchived) }
            guard account.kind.isSavings else { throw ServiceError.rule(.goalAccountKind(account.name)) }
        }
        guard account.currency == currency else { throw ServiceError.rule(.goalCurrencyMixed) }
        let name = TextRule.line(draft.name)
        if let violation = SavingsRule.violation(ofPartName: name) { throw ServiceError.rule(RuleViolation(violation)) }
        if let amount = draft.amount {
            guard amount.currency == currency else { throw ServiceError.rule(.goalCurrencyMixed) }
            guard SavingsRule.allows(partAmount: amount) else { throw ServiceError.rule(.goalPartAmountInvalid) }
        }
        return GoalPart(
            id: known?.id ?? write.makeID(), name: name, account: draft.account, amount: draft.amount,
            countsFrom: try countsFrom(draft, of: account, keeping: known))
    }

    /// The balance above which an account belongs to the goal.
    private func countsFrom(_ draft: GoalPartDraft, of account: Account, keeping known: GoalPart?) throws -> Int64 {
        guard draft.amount == nil else { return 0 }
        guard let aside = draft.aside else { return known?.account == account.id ? known?.countsFrom ?? 0 : 0 }
        guard aside.currency == account.currency else { throw ServiceError.rule(.goalCurrencyMixed) }
        let balances = try BalanceRepository(write.connection, household: write.household).all()
        let held = balances[LedgerAccountID(account.id)]?.first { $0.booked.currency == account.currency }?.booked.minorUnits ?? 0
        guard (0...max(held, 0)).contains(aside.minorUnits) else { throw ServiceError.rule(.goalAsideInvalid) }
        return max(held, 0) - aside.minorUnits
    }
}
