import Models
import Services
import Storage

extension LiveAccountService {

    // MARK: - Deleting

    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        try await context.write([.accounts, .transactions, .rules]) { write in
            // What goes with an account was named and asked about.
            write.allowsClosedDays = true
            let record = try write.account(id)
            let groups = try write.transactions.groups(touching: record.id)
            guard groups.isEmpty || withEntries else {
                if !record.isArchived {
                    try write.archive(record)
                    try write.record(.archiveAccount, subject: record.name)
                }
                return .archived
            }
            let transfer = try write.standardCategory(.transfer)
            let places = Dictionary(try write.places.all().map { ($0.id, $0.role) }, uniquingKeysWith: { first, _ in first })
            var kept = 0
            for id in groups {
                guard let group = try write.transactions.group(id) else { continue }
                let rest = Self.without(record.id, group, transfer: transfer, roles: places)
                if rest.parts.isEmpty {
                    _ = try write.take(group)
                } else {
                    _ = try write.change(group, to: rest)
                    kept += 1
                }
            }
            try remove(record, in: write)
            try write.record(.deleteAccount, subject: record.name)
            return .deleted(entries: groups.count, transfersKept: kept)
        }
    }

    /// A group without an account: what only the account and a category saw is gone, the other side of an own transfer stays with the
    /// category *transfer*.
    static func without(_ place: Place, _ group: TransactionGroup, transfer: Place, roles: [Place: PlaceRole]) -> TransactionGroup {
        var rest = group
        rest.parts = []
        let isExchange = group.parts.contains { ($0.source == place || $0.destination == place) && isConversion($0, roles) }
        for var part in group.parts {
            if part.source == place, roles[part.destination] == .own {
                (part.source, part.sourceDay) = (transfer, part.destinationDay)
            } else if part.destination == place, roles[part.source] == .own {
                (part.destination, part.destinationDay) = (transfer, part.sourceDay)
            } else if part.source == place || part.destination == place {
                continue
            } else if isExchange {
                // The other leg of an exchange with the account.
                if roles[part.source] == .conversion { part.source = transfer }
                if roles[part.destination] == .conversion { part.destination = transfer }
            }
            rest.parts.append(part)
        }
        return rest
    }

    private static func isConversion(_ part: Transaction, _ roles: [Place: PlaceRole]) -> Bool {
        roles[part.source] == .conversion || roles[part.destination] == .conversion
    }

    private func remove(_ record: PlaceRecord, in write: LedgerWrite) throws {
        // The balances have to be at nothing before their rows can go.
        try write.book.flush()
        try AccountRowsRepository(write.connection, household: write.household).delete(of: ID(rawValue: record.id.rawValue))
        try write.places.delete(record.id)
        try write.chooseDefault()
    }

    // MARK: - Merging

    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountSummary {
        try await context.write([.accounts, .transactions, .rules, .imports]) { write in try merge(id, absorbing: other, in: write) }
        return try summary(of: id)
    }

    private func merge(_ id: ID<Account>, absorbing other: ID<Account>, in write: LedgerWrite) throws {
        write.allowsClosedDays = true
        var target = try write.account(id)
        let absorbed = try write.account(other)
        guard id != other else { throw ServiceError.rule("An account cannot be merged with itself") }
        guard target.currency == absorbed.currency else { throw ServiceError.rule("Both accounts must have the same currency") }
        let checkpoints = CheckpointRepository(write.connection, household: write.household)
        if target.isOpeningKnown {
            if let opening = absorbed.openingGroup, let group = try write.transactions.group(opening) { _ = try write.take(group) }
            try checkpoints.deleteTyped(of: other)
        } else {
            try checkpoints.deleteTyped(of: id)
        }
        for group in try write.transactions.groups(touching: absorbed.id) {
            guard let group = try write.transactions.group(group) else { continue }
            try move(group, from: absorbed.id, to: target.id, in: write)
        }
        try AccountRowsRepository(write.connection, household: write.household).move(from: other, to: id)
        try remove(absorbed, in: write)
        target = try write.account(id)
        if !target.isOpeningKnown {
            target.isOpeningKnown = absorbed.isOpeningKnown
            target.openingGroup = absorbed.openingGroup
        }
        if target.institution.isEmpty { target.institution = absorbed.institution }
        if target.iban == nil, target.numberHash == nil {
            (target.iban, target.numberSuffix, target.numberHash) = (absorbed.iban, absorbed.numberSuffix, absorbed.numberHash)
        }
        if target.csvLayout == nil { target.csvLayout = absorbed.csvLayout }
        try write.save(target)
        try write.record(.mergeAccounts, subject: "\(absorbed.name) → \(target.name)")
    }

    /// Gives one group's sides to another place. What moved between the two moves nothing then and is gone.
    private func move(_ group: TransactionGroup, from old: Place, to new: Place, in write: LedgerWrite) throws {
        var moved = group
        moved.parts = group.parts.compactMap { part in
            var part = part
            if part.source == old { part.source = new }
            if part.destination == old { part.destination = new }
            return part.source == part.destination ? nil : part
        }
        guard !moved.parts.isEmpty else {
            _ = try write.take(group)
            return
        }
        let waiting = try write.open.entries(of: group).map { Place($0.account) == old ? ID(rawValue: new.rawValue) : $0.account }
        _ = try write.change(group, to: moved, waiting: waiting)
    }
}
