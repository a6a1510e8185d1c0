import Models
import Services
import Storage

/// Undoes a deletion or merge, unless newer changes conflict with it.
struct RemovalUndo {
    private let write: UnitOfWork
    private let image: RemovalImage

    /// - Parameter text: the recorded image.
    init(_ write: UnitOfWork, image text: String) throws {
        self.write = write
        image = try RemovalImage.decode(text)
        // Restored entries may fall on days that were closed before the removal.
        write.allowsClosedDays = true
    }

    // MARK: - Accounts

    /// Restores a deleted account, or separates two merged accounts.
    ///
    /// - Throws: `ServiceError.conflict` if a transaction or the remaining account was changed since; `.rule` with the reason of another
    ///   conflict.
    func restoreAccount() throws {
        guard let removed = image.ledgerAccounts.first else { throw ServiceError.notFound }
        var record = try removed.record()
        guard try write.ledgerAccounts.find(record.id) == nil else { throw ServiceError.conflict }
        let remaining = image.ledgerAccounts.dropFirst().first
        try requireUnchanged(remaining)
        try requireUnique(record, except: remaining.map { LedgerAccountID(rawValue: $0.id) })
        record.isDefault = try record.isDefault && releaseDefault()
        record.revision += 1
        try write.ledgerAccounts.insert(record)
        // Cards are restored first: the transactions that follow use their benefits.
        if let remaining, let cards = image.cards {
            try CardRepository(write.connection, household: write.household).moveBack(
                cards.map { ID(rawValue: $0) }, from: ID(rawValue: remaining.id), to: ID(rawValue: removed.id))
        }
        for change in image.groups { _ = try LedgerUndo(write).undo(change, keepsRevision: true) }
        if let remaining { try restore(remaining) }
        let snapshots = RowSnapshotRepository(write.connection, household: write.household)
        try snapshots.insert(image.rows.ofAccount)
        try snapshots.moveBack(image.rows.orders)
        try snapshots.moveBackSavings(
            image.rows.savings, to: ID(rawValue: removed.id), from: remaining.map { ID<Account>(rawValue: $0.id) })
        let rules = Dictionary(try write.rules.all().map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        for id in image.rules {
            guard var rule = rules[id], rule.account?.rawValue == remaining?.id else { continue }
            rule.account = ID(rawValue: removed.id)
            try write.rules.save(rule)
        }
    }

    /// Restores the previous state of the account that absorbed another, with its statements and checks. Its transactions are restored
    /// already.
    private func restore(_ remaining: LedgerAccountImage) throws {
        let ledgerAccount = LedgerAccountID(rawValue: remaining.id)
        let account: ID<Account> = ID(rawValue: remaining.id)
        try AccountRowsRepository(write.connection, household: write.household).deleteStatements(of: account)
        guard let now = try write.ledgerAccounts.find(ledgerAccount) else { throw ServiceError.conflict }
        var before = try remaining.record()
        before.revision = now.revision
        // The default account was determined before.
        before.isDefault = now.isDefault
        try write.save(before)
    }

    private func requireUnchanged(_ remaining: LedgerAccountImage?) throws {
        guard let remaining else { return }
        guard let now = try write.ledgerAccounts.find(LedgerAccountID(rawValue: remaining.id)), now.revision == image.revisions.last else {
            throw ServiceError.conflict
        }
        let rows = try RowSnapshotRepository(write.connection, household: write.household).statementRows(of: ID(rawValue: remaining.id))
        guard try RemovalImage.digest(of: rows) == image.digest else {
            throw ServiceError.rule(.accountMergeUndoTooLate(now.name))
        }
    }

    /// Requires that no other account has the name or number by now.
    private func requireUnique(_ record: LedgerAccountRecord, except remaining: LedgerAccountID?) throws {
        if !record.isArchived { try AccountRule.requireUniqueName(record.name, except: record.id, in: write) }
        let isTaken = try write.ledgerAccounts.all().contains { other in
            guard other.role == .own, other.id != remaining, other.currency == record.currency else { return false }
            return (record.iban != nil && other.iban == record.iban) || (record.numberHash != nil && other.numberHash == record.numberHash)
        }
        guard !isTaken else { throw ServiceError.rule(.accountNumberTaken) }
    }

    /// Makes the account the default again, unless another one was chosen since.
    private func releaseDefault() throws -> Bool {
        guard var current = try write.ledgerAccounts.all().first(where: { $0.role == .own && $0.isDefault }) else { return true }
        guard current.id.rawValue == image.defaultAccount else { return false }
        current.isDefault = false
        try write.save(current)
        return true
    }

    // MARK: - Categories

    /// Separates two merged categories. Transactions posted to the remaining one since the merge stay there.
    ///
    /// - Throws: `ServiceError.conflict` if a transaction or the absorbed category was changed since; `.rule` if its name is taken.
    func restoreCategory() throws {
        guard image.ledgerAccounts.count == 2, let revision = image.revisions.first else { throw ServiceError.notFound }
        let (absorbed, target) = (try image.ledgerAccounts[0].record(), try image.ledgerAccounts[1].record())
        guard var now = try write.ledgerAccounts.find(absorbed.id), now.revision == revision,
            var remaining = try write.ledgerAccounts.find(target.id)
        else {
            throw ServiceError.conflict
        }
        if !absorbed.isArchived { try requireUniqueCategoryName(absorbed) }
        for moved in image.moved { try undo(moved, to: absorbed.id, from: remaining.id) }
        if now.categoryKey != absorbed.categoryKey {
            // It had a standard role, which the remaining category must still have.
            guard remaining.categoryKey == absorbed.categoryKey else { throw ServiceError.conflict }
            (now.categoryKey, remaining.categoryKey) = (absorbed.categoryKey, target.categoryKey)
            try write.save(remaining)
        }
        now.isArchived = absorbed.isArchived
        try write.save(now)
        let (old, new) = (ID<Category>(rawValue: remaining.id.rawValue), ID<Category>(rawValue: absorbed.id.rawValue))
        for var rule in try write.rules.all() where image.rules.contains(rule.id.rawValue) && rule.category == old {
            rule.category = new
            try write.rules.save(rule)
        }
        try write.journal.payees.replaceCategory(old, by: new, spending: image.spendingPayees, income: image.incomePayees)
    }

    private func undo(_ moved: RemovalImage.MovedGroup, to absorbed: LedgerAccountID, from remaining: LedgerAccountID) throws {
        guard let group = try write.transactions.group(ID(rawValue: moved.id)), group.revision == moved.revision else {
            throw ServiceError.conflict
        }
        var before = group
        for index in before.parts.indices {
            let id = before.parts[index].id.rawValue
            if moved.sources.contains(id) { before.parts[index].source = absorbed }
            if moved.destinations.contains(id) { before.parts[index].destination = absorbed }
        }
        try write.journal.replace(group, with: before)
    }

    private func requireUniqueCategoryName(_ record: LedgerAccountRecord) throws {
        let folded = record.name.folded
        let isTaken = try write.ledgerAccounts.all().contains {
            $0.role == .category && !$0.isArchived && $0.id != record.id && $0.name.folded == folded
        }
        guard !isTaken else { throw ServiceError.rule(.categoryNameTaken) }
    }

    // MARK: - Rules

    /// Restores a deleted rule at its position.
    ///
    /// - Throws: `ServiceError.rule` if its account or category is missing, or if an equal rule exists.
    func restoreRule() throws {
        let rules = RowSnapshotRepository(write.connection, household: write.household)
        let others = try write.rules.all()
        try rules.insert(image.rows)
        let ids = Set(others.map(\.id))
        for rule in try write.rules.all() where !ids.contains(rule.id) {
            if let account = rule.account, try write.ledgerAccounts.find(LedgerAccountID(account)) == nil {
                throw ServiceError.rule(.categoryRuleAccountGone)
            }
            if let category = rule.category, try write.ledgerAccounts.find(LedgerAccountID(category))?.isArchived ?? true {
                throw ServiceError.rule(.categoryRuleCategoryArchived)
            }
            let isThere = others.contains { other in
                var same = other
                same.id = rule.id
                return same == rule
            }
            guard !isThere else { throw ServiceError.rule(.categoryRuleDuplicate) }
        }
    }
}
