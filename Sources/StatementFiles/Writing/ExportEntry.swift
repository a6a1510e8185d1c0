import Models

/// A transaction or split from the point of view of one own account.
struct ExportEntry {
    /// The group's id. Further entries of the same account in the group have the id of their transaction.
    var id: String
    var accountIndex: Int
    var day: Day
    /// The amount; credit is positive.
    var amount: Money
    /// The counterpart accounts and amounts, with the sign of this entry.
    var parts: [(accountIndex: Int, amount: Money)]
    /// The first transaction of the entry, which has its texts.
    var first: ExportedTransaction
}

/// Combines the transactions of each group into entries.
struct ExportEntryGrouper {
    private var group: [ExportedTransaction] = []

    /// Adds a transaction. If it starts a new group, returns the entries of the previous group.
    mutating func add(_ transaction: ExportedTransaction, isExported: (Int) -> Bool) throws -> [ExportEntry] {
        guard let current = group.first, current.group != transaction.group else {
            group.append(transaction)
            return []
        }
        let done = try finish(isExported: isExported)
        group.append(transaction)
        return done
    }

    /// Returns the entries of the current group and clears it.
    ///
    /// - Throws: `MoneyError.overflow`.
    mutating func finish(isExported: (Int) -> Bool) throws -> [ExportEntry] {
        defer { group.removeAll(keepingCapacity: true) }
        var entries: [ExportEntry] = []
        var positions: [Key: Int] = [:]
        var seen: Set<Int> = []
        for transaction in group {
            let sides = [
                (transaction.source, transaction.sourceDay, -transaction.amount, transaction.destination),
                (transaction.destination, transaction.destinationDay, transaction.amount, transaction.source),
            ]
            for (accountIndex, day, amount, other) in sides where isExported(accountIndex) {
                let key = Key(accountIndex: accountIndex, day: day, currency: amount.currency, status: transaction.status)
                if let position = positions[key] {
                    entries[position].amount = try entries[position].amount + amount
                    entries[position].parts.append((other, amount))
                } else {
                    positions[key] = entries.count
                    let id = seen.insert(accountIndex).inserted ? transaction.group : transaction.id
                    entries.append(
                        ExportEntry(
                            id: id, accountIndex: accountIndex, day: day, amount: amount, parts: [(other, amount)], first: transaction))
                }
            }
        }
        return entries
    }

    private struct Key: Hashable {
        var accountIndex: Int
        var day: Day
        var currency: Currency
        var status: TransactionStatus
    }
}

extension ExportedLedgerAccount {
    var isOwn: Bool {
        if case .own = role { true } else { false }
    }
}
