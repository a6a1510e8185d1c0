package import Models
package import Services

/// Transactions of a made-up household.
package struct MockTransactionService: TransactionServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchEntries(_ query: EntryQuery) async throws -> EntryPage {
        try await ledger.read { try $0.page(query) }
    }

    package func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup {
        try await ledger.read { try $0.group(id) }
    }

    package func suggestPayees(_ prefix: String, limit: Int) async throws -> [PayeeSuggestion] {
        try await ledger.read { state in
            let folded = prefix.folded
            let found = state.payees.filter { $0.key.folded.hasPrefix(folded) }.sorted { $0.key.folded < $1.key.folded }.map(\.value)
            return Array(found.prefix(min(max(limit, 1), 50)))
        }
    }

    package func history(limit: Int) async throws -> [AuditRecord] {
        try await ledger.read { Array($0.audit.reversed().prefix(min(max(limit, 1), 500))) }
    }

    // MARK: - Writing

    package func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange {
        try await ledger.write { state in
            if let key = draft.key, let made = state.keyedChanges[key] { return made }
            let group = try state.group(from: draft)
            let image = try state.put(group, allowsClosedDays: draft.allowsClosedDays)
            let change = LedgerChange(id: state.record(.add, try state.subject(of: [group]), [image]), transactions: [group])
            if let key = draft.key { state.keyedChanges[key] = change }
            return change
        }
    }

    package func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange {
        try await ledger.write { state in
            if let revision, try state.group(id).revision != revision { throw ServiceError.conflict }
            return try state.apply(edit, to: [id])
        }
    }

    package func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange {
        try await ledger.write { try $0.apply(edit, to: try Self.unique(ids)) }
    }

    package func splitTransaction(
        id: ID<Transaction>, into parts: [SplitPart], revision: Int64?, allowsClosedDays: Bool
    ) async throws -> LedgerChange {
        try await ledger.write { state in
            let group = try state.group(id)
            if let revision, group.revision != revision { throw ServiceError.conflict }
            let split = try state.split(group, into: parts)
            let image = try state.put(split, allowsClosedDays: allowsClosedDays)
            return LedgerChange(id: state.record(.split, try state.subject(of: [split]), [image]), transactions: [try state.group(id)])
        }
    }

    package func deleteTransactions(ids: [ID<Transaction>], allowsClosedDays: Bool) async throws -> LedgerChange {
        try await ledger.write { state in
            let groups = try Self.unique(ids).map { try state.group($0) }
            let subject = try state.subject(of: groups)
            let images = try groups.map { try state.take($0.id, allowsClosedDays: allowsClosedDays) }
            return LedgerChange(id: state.record(.delete, subject, images), transactions: groups)
        }
    }

    package func undo(_ change: ID<AuditRecord>, allowsClosedDays: Bool) async throws {
        try await ledger.write { try $0.undo(change, allowsClosedDays: allowsClosedDays) }
    }

    private static func unique(_ ids: [ID<Transaction>]) throws -> [ID<Transaction>] {
        guard !ids.isEmpty else { throw ServiceError.rule("No transaction was chosen") }
        var seen: Set<ID<Transaction>> = []
        return ids.filter { seen.insert($0).inserted }
    }
}
