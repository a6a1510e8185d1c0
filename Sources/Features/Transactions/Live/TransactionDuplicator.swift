import Models
import Services
import Storage
import TransactionsModel

/// Creates a draft that repeats a transaction.
struct TransactionDuplicator {
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    init(_ ledgerAccounts: [LedgerAccountRecord]) {
        self.ledgerAccounts = Dictionary(ledgerAccounts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: `ServiceError.rule` if no draft can represent it; `MoneyError.overflow`.
    func draft(from group: TransactionGroup, on day: Day) throws -> TransactionDraft {
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
        let own = touched.filter { ledgerAccounts[$0]?.role == .own }
        if let exchange = exchange(group, on: day) { return exchange }
        guard touched.allSatisfy({ ledgerAccounts[$0]?.role == .own || ledgerAccounts[$0]?.role == .category }),
            let first = group.parts.first
        else {
            throw ServiceError.rule(.transactionDuplicateOfAdjustment)
        }
        if own.count == 2, group.parts.count == 1 {
            return TransactionDraft(
                account: ID(rawValue: first.source.rawValue), amount: -first.amount, day: day, payee: group.payee, note: first.note,
                transferAccount: ID(rawValue: first.destination.rawValue), tags: group.tags)
        }
        guard own.count == 1, let account = own.first else {
            throw ServiceError.rule(.transactionDuplicateOfSeveralAccounts)
        }
        var draft = TransactionDraft(
            account: ID(rawValue: account.rawValue), amount: try group.amount(at: account, in: first.amount.currency), day: day,
            payee: group.payee, tags: group.tags)
        let parts = group.parts.map { part in
            let isOutgoing = part.source == account
            let category = isOutgoing ? part.destination : part.source
            return SplitPart(
                amount: isOutgoing ? -part.amount : part.amount, category: ID(rawValue: category.rawValue), note: part.note)
        }
        if parts.count == 1 {
            draft.note = first.note
            draft.category = parts[0].category
        } else {
            draft.parts = parts
        }
        return draft
    }

    /// The draft of a currency exchange between two own accounts; nil for other groups.
    private func exchange(_ group: TransactionGroup, on day: Day) -> TransactionDraft? {
        guard group.parts.count == 2, let paid = group.parts.first(where: { ledgerAccounts[$0.destination]?.role == .conversion }),
            let received = group.parts.first(where: { ledgerAccounts[$0.source]?.role == .conversion }),
            ledgerAccounts[paid.source]?.role == .own,
            ledgerAccounts[received.destination]?.role == .own
        else { return nil }
        return TransactionDraft(
            account: ID(rawValue: paid.source.rawValue), amount: -paid.amount, day: day, payee: group.payee, note: paid.note,
            transferAccount: ID(rawValue: received.destination.rawValue), otherAmount: received.amount, tags: group.tags)
    }
}
