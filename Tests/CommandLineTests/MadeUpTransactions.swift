import Models
import Services

struct MadeUpTransactions: TransactionServiceProtocol {
    let household: MadeUpHousehold

    /// Pages by position: the cursor's group is the number of entries before it.
    func fetchEntries(_ query: EntryQuery) async throws -> EntryPage {
        try household.call("entries")
        household.remember(query)
        let all = household.holdings.entries
        let start = min(Int(query.after?.group.rawValue ?? 0), all.count)
        let end = min(start + min(query.limit, household.holdings.pageSize), all.count)
        let page = Array(all[start..<end])
        guard end < all.count, let last = page.last else { return EntryPage(entries: page, next: nil) }
        return EntryPage(
            entries: page,
            next: EntryCursor(day: last.day, group: ID(rawValue: Int64(end)), account: last.account, balance: 0))
    }

    func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup {
        guard let group = household.holdings.group, group.id == id else { throw ServiceError.notFound }
        return group
    }

    func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange {
        try household.call("add")
        household.remember(draft)
        return LedgerChange(id: ID(rawValue: 5), transactions: [Sample.purchase])
    }

    func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange {
        try household.call("update revision \(revision ?? 0)")
        household.remember(edit)
        return LedgerChange(id: ID(rawValue: 5), transactions: [])
    }

    func suggestPayees(_ prefix: String, limit: Int) async throws -> [PayeeSuggestion] { [] }

    func splitTransaction(
        id: ID<Transaction>, into parts: [SplitPart], revision: Int64?, allowsClosedDays: Bool
    ) async throws -> LedgerChange {
        try household.call("split")
        household.remember(parts)
        return LedgerChange(id: ID(rawValue: 5), transactions: [])
    }

    func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange {
        try household.call("update \(ids.count)")
        household.remember(edit)
        return LedgerChange(id: ID(rawValue: 5), transactions: [])
    }

    func deleteTransactions(ids: [ID<Transaction>], allowsClosedDays: Bool) async throws -> LedgerChange {
        try household.call("delete \(ids.count)")
        return LedgerChange(id: ID(rawValue: 5), transactions: [])
    }

    func undo(_ change: ID<AuditRecord>, allowsClosedDays: Bool) async throws { try household.call("undo \(change.rawValue)") }

    func history(limit: Int) async throws -> [AuditRecord] {
        [
            AuditRecord(
                id: ID(rawValue: 5), at: 1_782_898_205_000, member: nil, action: .mergeAccounts, subject: "Old checking", isUndone: false)
        ]
    }
}
