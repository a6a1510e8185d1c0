import Ledger
import Models
import Services
import Storage
import TransactionsModel

/// Creates a group from a typed draft.
struct TransactionCreator {
    let write: UnitOfWork

    /// - Throws: `ServiceError.notFound`, `.rule`; `MoneyError.overflow`.
    func group(from draft: TransactionDraft) throws -> TransactionGroup {
        let account = try write.account(draft.account)
        guard !account.isArchived else { throw ServiceError.rule(.accountArchived) }
        guard let currency = account.currency, draft.amount.currency == currency else {
            throw ServiceError.rule(account.currency.map(RuleViolation.transactionAmountCurrency) ?? .accountAmountCurrency)
        }
        guard !draft.amount.isZero else { throw ServiceError.rule(.transactionAmountZero) }
        try AmountRule.validated(draft.amount)
        try draft.otherAmount.map { _ = try AmountRule.validated($0) }
        let day = try TextRule.day(draft.day)
        let payee = try TextRule.payee(draft.payee)
        let other = try otherSide(of: draft, payee: payee)
        let id: ID<Transaction> = write.makeID()
        let isOutgoing = draft.amount.isNegative
        let part = Transaction(
            id: id, amount: isOutgoing ? -draft.amount : draft.amount, source: isOutgoing ? account.id : other, sourceDay: day,
            destination: isOutgoing ? other : account.id, destinationDay: day, note: try TextRule.note(draft.note))
        let parts = try changesCurrency(draft) ? exchange(part, of: draft) : [part]
        let group = TransactionGroup(id: id, parts: parts, status: draft.status, payee: payee, tags: try TextRule.tags(draft.tags))
        return draft.parts.isEmpty ? group : try split(group, as: draft)
    }

    /// - Throws: `ServiceError.rule` if one of two currencies has no amount, or if a single currency has two.
    private func changesCurrency(_ draft: TransactionDraft) throws -> Bool {
        guard let transfer = draft.transferAccount, let currency = try write.account(transfer).currency else {
            guard draft.otherAmount == nil else { throw ServiceError.rule(.transactionOtherAmountWithoutTransfer) }
            return false
        }
        guard currency != draft.amount.currency else {
            guard draft.otherAmount == nil else { throw ServiceError.rule(.transactionOtherAmountNotWanted(currency)) }
            return false
        }
        guard let other = draft.otherAmount, other.currency == currency else {
            throw ServiceError.rule(
                draft.amount.isNegative ? .transactionArrivingAmountMissing(currency) : .transactionLeavingAmountMissing(currency))
        }
        guard other.minorUnits > 0 else { throw ServiceError.rule(.transactionOtherAmountZero) }
        return true
    }

    private func exchange(_ part: Transaction, of draft: TransactionDraft) throws -> [Transaction] {
        guard let other = draft.otherAmount else { return [part] }
        return try CurrencyExchange(write).parts(of: part, otherAmount: other, isOutgoing: draft.amount.isNegative)
    }

    private func split(_ group: TransactionGroup, as draft: TransactionDraft) throws -> TransactionGroup {
        guard draft.category == nil else { throw ServiceError.rule(.splitCategory) }
        guard draft.transferAccount == nil else { throw ServiceError.rule(.transactionTransferCategory) }
        var parts = draft.parts
        if parts[0].note.isEmpty { parts[0].note = draft.note }
        return try TransactionSplitter(write: write).split(group, into: parts)
    }

    private func otherSide(of draft: TransactionDraft, payee: String) throws -> LedgerAccountID {
        if let transfer = draft.transferAccount {
            guard draft.category == nil else { throw ServiceError.rule(.transactionTransferCategory) }
            let other = try write.account(transfer)
            guard other.id != LedgerAccountID(draft.account) else { throw ServiceError.rule(.transactionTransferAccountSame) }
            guard !other.isArchived else { throw ServiceError.rule(.accountArchived) }
            return other.id
        }
        if let category = draft.category {
            let record = try write.category(category)
            guard !record.isArchived else { throw ServiceError.rule(.categoryArchived) }
            return record.id
        }
        return try write.rememberedCategory(payee, isIncome: !draft.amount.isNegative, in: draft.account)
    }
}
