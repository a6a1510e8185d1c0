package import Models

/// A reference model of the ledger: groups only, everything else computed from them.
package struct ModelLedger: Sendable {
    package var groups: [ID<Transaction>: TransactionGroup] = [:]
    package var accounts: [Account] = []

    package init() {}

    package func balance(of account: Account, at day: Day? = nil) -> Int64 {
        var sum: Int64 = 0
        for group in groups.values where group.status == .completed {
            for part in group.parts {
                if part.source == LedgerAccountID(account.id), day.map({ part.sourceDay <= $0 }) ?? true { sum -= part.amount.minorUnits }
                if part.destination == LedgerAccountID(account.id), day.map({ part.destinationDay <= $0 }) ?? true {
                    sum += part.amount.minorUnits
                }
            }
        }
        return sum
    }

    package func entries(of account: Account) -> Set<ID<Transaction>> {
        Set(groups.values.filter { $0.day(at: LedgerAccountID(account.id)) != nil }.map(\.id))
    }

    package mutating func keep(_ group: TransactionGroup) { groups[group.id] = group }

    /// Moves everything from one account to another; transfers between the two are removed.
    package mutating func merge(_ id: ID<Account>, absorbing other: ID<Account>) {
        for var group in groups.values {
            group.parts = group.parts.compactMap { part in
                var part = part
                if part.source == LedgerAccountID(other) { part.source = LedgerAccountID(id) }
                if part.destination == LedgerAccountID(other) { part.destination = LedgerAccountID(id) }
                return part.source == part.destination ? nil : part
            }
            groups[group.id] = group.parts.isEmpty ? nil : group
        }
        accounts.removeAll { $0.id == other }
    }

    /// Deletes an account; the other sides of its transfers are moved to a category.
    package mutating func delete(_ id: ID<Account>, transfer: LedgerAccountID) {
        let own = Set(accounts.map { LedgerAccountID($0.id) })
        let gone = LedgerAccountID(id)
        for var group in groups.values {
            group.parts = group.parts.compactMap { part in
                guard part.source == gone || part.destination == gone else { return part }
                guard own.contains(part.source), own.contains(part.destination) else { return nil }
                var part = part
                if part.source == gone {
                    (part.source, part.sourceDay) = (transfer, part.destinationDay)
                } else {
                    (part.destination, part.destinationDay) = (transfer, part.sourceDay)
                }
                return part
            }
            groups[group.id] = group.parts.isEmpty ? nil : group
        }
        accounts.removeAll { $0.id == id }
    }
}
