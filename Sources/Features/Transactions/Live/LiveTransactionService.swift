import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Transactions of the household; each change is recorded with the data to undo it.
struct LiveTransactionService: TransactionServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchEntries(_ query: EntryQuery) async throws -> EntryPage {
        _ = try TextRule.search(query.search)
        return try await context.read { connection in
            let ledgerAccounts = LedgerAccountRepository(connection, household: context.household.id)
            for account in query.accounts {
                guard try ledgerAccounts.find(LedgerAccountID(account))?.role == .own else { throw ServiceError.notFound }
            }
            for category in query.categories {
                guard try ledgerAccounts.find(LedgerAccountID(category))?.role == .category else { throw ServiceError.notFound }
            }
            return try EntryRepository(connection, household: context.household.id).page(query)
        }
    }

    func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup {
        try await context.read { connection in
            guard let group = try TransactionRepository(connection, household: context.household.id).group(id) else {
                throw ServiceError.notFound
            }
            return group
        }
    }

    func history(limit: Int) async throws -> [AuditRecord] {
        try await context.read { try AuditRepository($0, household: context.household.id).latest(min(max(limit, 1), 500)) }
    }

    // MARK: - Writing

    func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts], allowsGroupCommit: true) { write in
            if let stored = try write.storedResult(.transaction, key: draft.key), let change = stored.change {
                let group = try write.transactions.group(ID(rawValue: stored.rowID))
                return LedgerChange(id: change, transactions: group.map { [$0] } ?? [])
            }
            write.allowsClosedDays = draft.allowsClosedDays
            let group = try TransactionCreator(write: write).group(from: draft)
            let change = try write.post(group, waiting: try write.openEntries(of: group))
            if let category = draft.category {
                try write.learn(
                    category, payee: group.payee, memo: group.parts.first?.note ?? "", amount: draft.amount.minorUnits,
                    isIncome: !draft.amount.isNegative, scope: try write.choiceScope(of: draft.account))
            }
            if draft.otherAmount != nil { try CurrencyExchange(write).learnRate(of: group) }
            let result = try finish(.add, [group], [change], in: write)
            try write.saveResult(.transaction, key: draft.key, rowID: group.id.rawValue, change: result.id)
            return result
        }
    }

    func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts], allowsGroupCommit: true) { write in
            write.allowsClosedDays = edit.allowsClosedDays
            let group = try group(id, revision: revision, in: write)
            let (stored, change) = try TransactionEditor(write).apply(edit, to: group)
            return try finish(.edit, [stored], [change], in: write)
        }
    }

    func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts]) { write in
            write.allowsClosedDays = edit.allowsClosedDays
            let editor = try TransactionEditor(write)
            let ids = try unique(ids)
            let found = try write.groups(ids)
            let results = try ids.map { try editor.apply(edit, to: try Self.group($0, among: found)) }
            return try finish(.edit, results.map(\.group), results.map(\.change), in: write)
        }
    }

    func splitTransaction(
        id: ID<Transaction>, into parts: [SplitPart], revision: Int64?, allowsClosedDays: Bool
    ) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts]) { write in
            write.allowsClosedDays = allowsClosedDays
            let group = try group(id, revision: revision, in: write)
            let (stored, change) = try write.change(group, to: try TransactionSplitter(write: write).split(group, into: parts))
            return try finish(.split, [stored], [change], in: write)
        }
    }

    func deleteTransactions(ids: [ID<Transaction>], allowsClosedDays: Bool) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts]) { write in
            write.allowsClosedDays = allowsClosedDays
            let ids = try unique(ids)
            let found = try write.groups(ids)
            let groups = try ids.map { try Self.group($0, among: found) }
            return try finish(.delete, groups, try groups.map { try write.remove($0) }, in: write)
        }
    }

    func undo(_ change: ID<AuditRecord>, allowsClosedDays: Bool) async throws {
        try await context.write([.transactions, .accounts, .categories, .rules, .imports]) { write in
            write.allowsClosedDays = allowsClosedDays
            try LedgerUndo(write).undo(change)
        }
    }

    // MARK: - Private

    func group(_ id: ID<Transaction>, revision: Int64?, in write: UnitOfWork) throws -> TransactionGroup {
        let group = try write.group(id)
        if let revision, revision != group.revision { throw ServiceError.conflict }
        return group
    }

    /// - Throws: `ServiceError.notFound` if it does not exist.
    private static func group(
        _ id: ID<Transaction>, among found: [ID<Transaction>: TransactionGroup]
    ) throws(ServiceError) -> TransactionGroup {
        guard let group = found[id] else { throw .notFound }
        return group
    }

    func unique(_ ids: [ID<Transaction>]) throws -> [ID<Transaction>] {
        guard !ids.isEmpty else { throw ServiceError.rule(.transactionNoneChosen) }
        return ids.uniqued()
    }

    private func finish(
        _ action: AuditRecord.Action, _ groups: [TransactionGroup], _ changes: [GroupChange], in write: UnitOfWork
    ) throws -> LedgerChange {
        let image = write.makeImage()
        for (group, change) in zip(groups, changes) { try image.append(change, state: group) }
        let id = try write.record(action, subject: try subject(of: groups, in: write), image: image)
        return LedgerChange(id: id, transactions: groups)
    }

    func subject(of groups: [TransactionGroup], in write: UnitOfWork) throws -> String {
        guard groups.count == 1, let group = groups.first else { return AuditRecord.subject(ofTransactions: groups.count) }
        if !group.payee.isEmpty { return group.payee }
        guard let part = group.parts.first else { return "" }
        for ledgerAccount in [part.destination, part.source] {
            if let record = try write.ledgerAccounts.find(ledgerAccount), record.role == .category { return record.name }
        }
        // For a currency exchange, the destination account.
        return try write.ledgerAccounts.find(group.parts.count == 2 ? group.parts[1].destination : part.destination)?.name ?? ""
    }
}

extension RequestKind {
    static let transaction = Self(rawValue: "transaction")
}
