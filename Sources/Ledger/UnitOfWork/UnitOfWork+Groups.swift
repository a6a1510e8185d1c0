package import Models
package import Storage

/// Changes of groups that are recorded in the history: each returns the data needed to undo it, and is rejected on closed days.
extension UnitOfWork {
    /// Posts a group and adds its open entries.
    package func post(_ group: TransactionGroup, waiting: [OpenEntry] = []) throws -> GroupChange {
        try requireOpen(group)
        try journal.insert(group)
        for entry in waiting { try open.insert(entry) }
        return GroupChange(id: group.id.rawValue, before: nil, oldRevision: 0, newRevision: group.revision)
    }

    /// Reposts a group that existed before, with its open entries.
    func restore(_ group: TransactionGroup, waiting: [OpenEntry]) throws -> GroupChange {
        try requireOpen(group)
        try journal.restore(group)
        for entry in waiting { try open.insert(entry) }
        return GroupChange(id: group.id.rawValue, before: nil, oldRevision: 0, newRevision: group.revision)
    }

    /// Replaces a group. Its open entries stay open, with the new amount and day.
    package func change(
        _ old: TransactionGroup, to new: TransactionGroup, waiting accounts: [ID<Account>]? = nil
    ) throws -> (
        group: TransactionGroup, change: GroupChange
    ) {
        try requireOpen(old)
        try requireOpen(new)
        let entries = try open.entries(of: old)
        for entry in entries { try open.remove(entry) }
        let stored = try journal.replace(old, with: new)
        for account in accounts ?? entries.map(\.account) {
            for entry in try openEntry(of: stored, in: account) { try open.insert(entry) }
        }
        let change = GroupChange(
            id: old.id.rawValue, before: GroupImage(old, waiting: entries), oldRevision: old.revision, newRevision: stored.revision)
        return (stored, change)
    }

    /// Removes a group and its open entries from the ledger. If it was an account's opening balance, the account has none afterwards.
    package func remove(_ group: TransactionGroup) throws -> GroupChange {
        try requireOpen(group)
        let entries = try open.entries(of: group)
        for entry in entries { try open.remove(entry) }
        try journal.remove(group)
        var change = GroupChange(
            id: group.id.rawValue, before: GroupImage(group, waiting: entries), oldRevision: group.revision, newRevision: 0)
        for ledgerAccount in Set(group.parts.flatMap { [$0.source, $0.destination] }) {
            guard var record = try ledgerAccounts.find(ledgerAccount), record.openingGroup == group.id else { continue }
            record.openingGroup = nil
            _ = try ledgerAccounts.update(record)
            change.openingOf = ledgerAccount.rawValue
        }
        return change
    }

    /// The open entry of a group in an account; empty if the group does not touch the account.
    private func openEntry(of group: TransactionGroup, in account: ID<Account>) throws -> [OpenEntry] {
        let ledgerAccount = LedgerAccountID(account)
        guard let day = group.day(at: ledgerAccount), let currency = try ledgerAccounts.find(ledgerAccount)?.currency else { return [] }
        let amount = try group.amount(at: ledgerAccount, in: currency).minorUnits
        return amount == 0 ? [] : [OpenEntry(account: account, amount: amount, day: day, group: group.id)]
    }

    /// The accounts whose bank statements will list this group: own accounts other than cash.
    package func accountsAwaitingStatement(of group: TransactionGroup) throws -> [ID<Account>] {
        guard group.status == .completed || group.status == .pending else { return [] }
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted()
        return try touched.compactMap { ledgerAccount in
            guard let record = try ledgerAccounts.find(ledgerAccount), record.role == .own, record.kind != .cash else { return nil }
            return ID(rawValue: ledgerAccount.rawValue)
        }
    }

    /// The open entries of `accountsAwaitingStatement`.
    package func openEntries(of group: TransactionGroup) throws -> [OpenEntry] {
        try accountsAwaitingStatement(of: group).flatMap { try openEntry(of: group, in: $0) }
    }
}
