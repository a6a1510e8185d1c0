import Models
import Services
import Storage

/// Changes of groups that go to the history: each gives what is needed to take it back, and is refused on closed days.
extension LedgerWrite {

    /// Posts a group and makes its sides wait for their statement lines.
    func post(_ group: TransactionGroup, waiting: [OpenEntry] = []) throws -> GroupChange {
        try requireOpen(group)
        try book.insert(group)
        for entry in waiting { try open.insert(entry) }
        return GroupChange(id: group.id.rawValue, before: nil, oldRevision: 0, newRevision: group.revision)
    }

    /// Posts a group that was there before, as `post` does.
    func putBack(_ group: TransactionGroup, waiting: [OpenEntry]) throws -> GroupChange {
        try requireOpen(group)
        try book.putBack(group)
        for entry in waiting { try open.insert(entry) }
        return GroupChange(id: group.id.rawValue, before: nil, oldRevision: 0, newRevision: group.revision)
    }

    /// Puts a group in the place of what it was. Sides that wait go on waiting, with their new amount and day.
    func change(
        _ old: TransactionGroup, to new: TransactionGroup, waiting accounts: [ID<Account>]? = nil
    ) throws -> (
        group: TransactionGroup, change: GroupChange
    ) {
        try requireOpen(old)
        try requireOpen(new)
        let waited = try open.entries(of: old)
        for entry in waited { try open.remove(entry) }
        let stored = try book.replace(old, with: new)
        for account in accounts ?? waited.map(\.account) {
            for entry in try waitingEntry(of: stored, in: account) { try open.insert(entry) }
        }
        let change = GroupChange(
            id: old.id.rawValue, before: GroupImage(old, waiting: waited), oldRevision: old.revision, newRevision: stored.revision)
        return (stored, change)
    }

    /// Takes a group out of the ledger, and with it what waited. An account whose opening balance it was has none then.
    func take(_ group: TransactionGroup) throws -> GroupChange {
        try requireOpen(group)
        let waited = try open.entries(of: group)
        for entry in waited { try open.remove(entry) }
        try book.remove(group)
        var change = GroupChange(
            id: group.id.rawValue, before: GroupImage(group, waiting: waited), oldRevision: group.revision, newRevision: 0)
        for place in Set(group.parts.flatMap { [$0.source, $0.destination] }) {
            guard var record = try places.find(place), record.openingGroup == group.id else { continue }
            record.openingGroup = nil
            _ = try places.update(record)
            change.openingOf = place.rawValue
        }
        return change
    }

    /// The entry of an account that waits for its line; none where the group does not touch the account.
    private func waitingEntry(of group: TransactionGroup, in account: ID<Account>) throws -> [OpenEntry] {
        let place = Place(account)
        guard let day = group.day(at: place), let currency = try places.find(place)?.currency else { return [] }
        let amount = try group.amount(at: place, in: currency).minorUnits
        return amount == 0 ? [] : [OpenEntry(account: account, amount: amount, day: day, group: group.id)]
    }

    /// The sides of a group that a bank's statement will name: own accounts that are not cash.
    func sidesToWait(of group: TransactionGroup) throws -> [ID<Account>] {
        guard group.status == .completed || group.status == .pending else { return [] }
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted()
        return try touched.compactMap { place in
            guard let record = try places.find(place), record.role == .own, record.kind != .cash else { return nil }
            return ID(rawValue: place.rawValue)
        }
    }

    /// The entries of `sidesToWait`.
    func waitingEntries(of group: TransactionGroup) throws -> [OpenEntry] {
        try sidesToWait(of: group).flatMap { try waitingEntry(of: group, in: $0) }
    }
}
