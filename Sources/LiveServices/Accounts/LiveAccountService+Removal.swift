import Models
import Services
import Storage

extension LiveAccountService {

    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        try await context.write([.accounts, .transactions, .rules, .savings]) { write in
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
            var image = RemovalImage(places: [PlaceImage(record)], revisions: [0])
            image.rows = try KeptRowsRepository(write.connection, household: write.household).rows(of: id)
            let transfer = try write.standardCategory(.transfer)
            let places = Dictionary(try write.places.all().map { ($0.id, $0.role) }, uniquingKeysWith: { first, _ in first })
            var kept = 0
            for id in groups {
                guard let group = try write.transactions.group(id) else { continue }
                let rest = Self.without(record.id, group, transfer: transfer, roles: places)
                if rest.parts.isEmpty {
                    image.groups.append(try write.take(group))
                } else {
                    image.groups.append(try write.change(group, to: rest).change)
                    kept += 1
                }
            }
            try write.remove(record)
            image.defaultAccount = try write.defaultAccount()
            let change = try write.record(.deleteAccount, subject: record.name, image: try image.encoded())
            return .deleted(entries: groups.count, transfersKept: kept, change: change)
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
}

extension LedgerWrite {

    /// Takes away an account to which nothing is posted any more, with all that hangs on it.
    func remove(_ account: PlaceRecord) throws {
        // The balances have to be at nothing before their rows can go.
        try book.flush()
        try AccountRowsRepository(connection, household: household).delete(of: ID(rawValue: account.id.rawValue))
        try places.delete(account.id)
        try chooseDefault()
    }

    /// Which account is the default one; nil where none is.
    func defaultAccount() throws -> Int64? {
        try places.all().first { $0.role == .own && $0.isDefault }?.id.rawValue
    }
}
