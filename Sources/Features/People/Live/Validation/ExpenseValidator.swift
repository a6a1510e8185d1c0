import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Validates expenses.
struct ExpenseValidator {
    let writer: PeopleWriter
    let group: PeopleGroup

    /// Validates a draft and applies it to an expense, with its shares.
    ///
    /// - Parameter old: the stored expense, whose members and category remain valid.
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown category.
    func apply(_ draft: ExpenseDraft, to expense: inout Expense, keeping old: Expense? = nil) throws {
        expense.title = try Self.title(draft.title)
        guard !draft.amount.isZero else { throw ServiceError.rule(.expenseAmountZero) }
        expense.amount = try AmountRule.validated(draft.amount)
        expense.foreign = try foreign(draft)
        expense.day = try TextRule.day(draft.day)
        expense.notes = try TextRule.note(draft.notes, keeping: [expense.notes])
        expense.category = try category(draft, keeping: old?.category)
        try requireMembers(draft.payers.map(\.member) + draft.split.parts.map(\.member), keeping: old)
        do {
            try Expense.validate(payers: draft.payers, of: draft.amount)
        } catch {
            throw ServiceError.rule(Self.payerViolation(error))
        }
        expense.payers = draft.payers.filter { $0.amount != 0 }.sorted { $0.member < $1.member }
        expense.split = ExpenseSplit(draft.split.type, draft.split.parts.sorted { $0.member < $1.member })
        do {
            try writer.share(&expense)
        } catch let error as SplitViolation {
            throw ServiceError.rule(RuleViolation(error))
        }
    }

    /// A title of 1–200 characters.
    static func title(_ text: String) throws -> String {
        let title = TextRule.line(text)
        guard !title.isEmpty else { throw ServiceError.rule(.expenseTitleMissing) }
        guard TextLimit.allows(title, PeopleRule.title) else { throw ServiceError.rule(.expenseTitleTooLong) }
        guard !InvisibleCharacters.arePresent(in: title) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        guard !CardNumber.isContained(inFreeText: title) else { throw ServiceError.rule(.cardNumber) }
        return title
    }

    private func foreign(_ draft: ExpenseDraft) throws -> Money? {
        guard let foreign = draft.foreign else { return nil }
        guard foreign.currency != draft.amount.currency, foreign.minorUnits.signum() == draft.amount.minorUnits.signum(),
            AmountLimit.allows(foreign)
        else { throw ServiceError.rule(.expenseForeignInvalid) }
        return foreign
    }

    private func category(_ draft: ExpenseDraft, keeping old: ID<Category>?) throws -> ID<Category>? {
        guard let id = draft.category, id != old else { return draft.category }
        let record = try writer.write.category(id)
        let isIncome = record.categoryClass == .income && draft.amount.isNegative
        guard record.categoryClass == .spending || isIncome else { throw ServiceError.rule(.expenseCategoryInvalid) }
        guard !record.isArchived else { throw ServiceError.notFound }
        return id
    }

    private func requireMembers(_ ids: [ID<GroupMember>], keeping old: Expense?) throws {
        let stored = Set((old?.payers.map(\.member) ?? []) + (old?.shares.map(\.member) ?? []))
        for id in ids {
            guard let member = group.member(id) else { throw ServiceError.rule(.expenseMemberUnknown) }
            guard !member.hasLeft || stored.contains(id) else { throw ServiceError.rule(.expenseMemberLeft) }
        }
    }

    private static func payerViolation(_ error: SplitViolation) -> RuleViolation {
        switch error {
        case .nobody: .expensePayerMissing
        case .exactSum(let sum, let amount): .expensePayersSum(sum, of: amount)
        default: RuleViolation(error)
        }
    }
}
