import Models

/// A transaction or split as one own account sees it.
struct ExportEntry {
    /// The group's id; a further entry of the same account in the group has its transaction's.
    var id: String
    var place: Int
    var day: Day
    /// Credit positive.
    var amount: Money
    /// The other sides, signed as this entry is.
    var parts: [(place: Int, amount: Money)]
    /// The first transaction of the entry, for its texts.
    var first: ExportedTransaction
}

/// Puts the transactions of one group together into entries.
struct ExportEntries {

    private var group: [ExportedTransaction] = []

    /// Adds a transaction; gives the entries of the group before where a new one begins.
    mutating func add(_ transaction: ExportedTransaction, isOwn: (Int) -> Bool) throws -> [ExportEntry] {
        guard let current = group.first, current.group != transaction.group else {
            group.append(transaction)
            return []
        }
        let done = try finish(isOwn: isOwn)
        group.append(transaction)
        return done
    }

    /// The entries of the last group.
    ///
    /// - Throws: `MoneyError.overflow`.
    mutating func finish(isOwn: (Int) -> Bool) throws -> [ExportEntry] {
        defer { group.removeAll(keepingCapacity: true) }
        var entries: [ExportEntry] = []
        var positions: [Key: Int] = [:]
        var seen: Set<Int> = []
        for transaction in group {
            let sides = [
                (transaction.source, transaction.sourceDay, try -transaction.amount, transaction.destination),
                (transaction.destination, transaction.destinationDay, transaction.amount, transaction.source),
            ]
            for (place, day, amount, other) in sides where isOwn(place) {
                let key = Key(place: place, day: day, currency: amount.currency, status: transaction.status)
                if let position = positions[key] {
                    entries[position].amount = try entries[position].amount + amount
                    entries[position].parts.append((other, amount))
                } else {
                    positions[key] = entries.count
                    let id = seen.insert(place).inserted ? transaction.group : transaction.id
                    entries.append(
                        ExportEntry(id: id, place: place, day: day, amount: amount, parts: [(other, amount)], first: transaction))
                }
            }
        }
        return entries
    }

    private struct Key: Hashable {
        var place: Int
        var day: Day
        var currency: Currency
        var status: TransactionStatus
    }
}

extension ExportedPlace {
    var isOwn: Bool {
        if case .own = role { true } else { false }
    }
}
