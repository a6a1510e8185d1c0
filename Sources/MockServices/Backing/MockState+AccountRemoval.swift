import Models
import Services

/// Accounts that go or become one.
extension MockState {

    mutating func delete(_ id: ID<Account>, withEntries: Bool) throws -> AccountDeletion {
        let before = self
        let account = try account(id)
        let place = Place(id)
        let touching = groups.values.filter { $0.day(at: place) != nil }
        guard touching.isEmpty || withEntries else {
            try archive(id)
            return .archived
        }
        let transfer = try standard(.transfer)
        var kept = 0
        for group in touching {
            var rest = group
            rest.parts = group.parts.compactMap { part in
                var part = part
                if part.source == place, self.account(at: part.destination) != nil {
                    (part.source, part.sourceDay) = (transfer, part.destinationDay)
                } else if part.destination == place, self.account(at: part.source) != nil {
                    (part.destination, part.destinationDay) = (transfer, part.sourceDay)
                } else if part.source == place || part.destination == place {
                    return nil
                }
                return part
            }
            if rest.parts.isEmpty {
                groups[group.id] = nil
            } else {
                rest.revision += 1
                groups[group.id] = rest
                kept += 1
            }
        }
        remove(account)
        let change = record(.deleteAccount, account.name)
        self.before[change] = before
        return .deleted(entries: touching.count, transfersKept: kept, change: change)
    }

    mutating func merge(_ id: ID<Account>, absorbing other: ID<Account>) throws -> ID<AuditRecord> {
        let before = self
        let target = try account(id)
        let absorbed = try account(other)
        guard id != other else { throw ServiceError.rule("An account cannot be merged with itself") }
        guard target.currency == absorbed.currency else { throw ServiceError.rule("Both accounts must have the same currency") }
        if let opening = openings[other], openings[id] != nil { groups[opening] = nil }
        for group in groups.values where group.day(at: Place(other)) != nil {
            var moved = group
            moved.parts = group.parts.compactMap { part in
                var part = part
                if part.source == Place(other) { part.source = Place(id) }
                if part.destination == Place(other) { part.destination = Place(id) }
                return part.source == part.destination ? nil : part
            }
            moved.revision += 1
            groups[group.id] = moved.parts.isEmpty ? nil : moved
        }
        savings.move(other, to: id)
        remove(absorbed)
        change(id) { account in
            if account.institution.isEmpty { account.institution = absorbed.institution }
            if account.numberSuffix == nil { (account.iban, account.numberSuffix) = (absorbed.iban, absorbed.numberSuffix) }
        }
        let change = record(.mergeAccounts, "\(absorbed.name) → \(target.name)")
        self.before[change] = before
        return change
    }

    private mutating func remove(_ account: Account) {
        accounts.removeAll { $0.id == account.id }
        rules.removeAll { $0.account == account.id }
        savings.remove(account.id)
        (checks[account.id], closedDays[account.id], openings[account.id], stated[account.id]) = (nil, nil, nil, nil)
        chooseDefault()
    }
}
