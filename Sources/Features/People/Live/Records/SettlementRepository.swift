import Models
package import PeopleModel
package import Storage

/// Settlements between members of groups.
final class SettlementRepository: ScopedRepository {
    // MARK: - Reading

    /// A settlement, also a removed one; nil if it does not exist.
    func find(_ id: ID<Settlement>) throws -> Settlement? {
        try connection.first("SELECT \(Settlement.self) FROM settlement WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// The settlement that a transaction posts; nil if it posts none.
    func find(posting transaction: ID<Transaction>) throws -> Settlement? {
        try connection.first(
            "SELECT \(Settlement.self) FROM settlement WHERE household = $1 AND group_id = $2 AND is_removed = 0", .id(household),
            .id(transaction))
    }

    /// The settlements of a group that are not removed, newest first.
    func all(of group: ID<PeopleGroup>) throws -> [Settlement] {
        try connection.all(
            "SELECT \(Settlement.self) FROM settlement WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day DESC, id DESC",
            .id(household), .id(group))
    }

    /// A page of the settlements of a group that are not removed, newest first.
    ///
    /// - Parameter before: only those that are listed after the one with this day and id.
    func page(of group: ID<PeopleGroup>, before: (day: Day, id: ID<Settlement>)?, limit: Int) throws -> [Settlement] {
        let (day, id) = before ?? (Day(number: .max), ID(rawValue: .max))
        return try connection.all(
            """
            SELECT \(Settlement.self) FROM settlement WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND (day, id) < ($3, $4)
            ORDER BY day DESC, id DESC LIMIT $5
            """, .id(household), .id(group), .day(day), .id(id), .int(limit))
    }

    /// All settlements of the household, including removed ones, in the order in which they were added.
    func all() throws -> [Settlement] {
        try connection.all("SELECT \(Settlement.self) FROM settlement WHERE household = $1 ORDER BY id", .id(household))
    }

    /// Whether a member paid or was paid in a settlement, also in a removed one.
    func hasAny(of member: ID<GroupMember>, in group: ID<PeopleGroup>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM settlement WHERE household = $1 AND people_group = $2 AND (from_member = $3 OR to_member = $3) LIMIT 1",
            .id(household),
            .id(group), .id(member))
    }

    /// The ledger account of the category that the transaction of a settlement had before; nil: it is not known.
    func formerAccount(of settlement: ID<Settlement>) throws -> LedgerAccountID? {
        try connection.first(
            "SELECT former_account FROM settlement WHERE household = $1 AND id = $2 AND former_account IS NOT NULL", .id(household),
            .id(settlement))
    }

    // MARK: - Writing

    /// Records the ledger account of the category that the transaction of a settlement had before.
    func setFormerAccount(_ account: LedgerAccountID, of settlement: ID<Settlement>) throws {
        try connection.execute(
            "UPDATE settlement SET former_account = $1 WHERE household = $2 AND id = $3", .integer(account.rawValue), .id(household),
            .id(settlement))
    }

    /// Inserts a settlement.
    func insert(_ settlement: Settlement) throws {
        try connection.insert(settlement, of: household)
    }

    /// Updates a settlement if the revision matches, and increases it. Returns whether it matched.
    func update(_ settlement: Settlement) throws -> Bool {
        try connection.update(settlement, of: household)
    }
}

// MARK: - Rows

extension Settlement: Record {
    package enum Column: Int32, RecordColumn {
        case id, peopleGroup, fromMember, toMember, amount, currency, paidAmount, paidCurrency, day, notes, groupId, wasTransaction, guest,
            isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("settlement", fixed: [.peopleGroup, .guest], revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), group: row.id(.peopleGroup), from: row.id(.fromMember), to: row.id(.toMember),
            amount: try row.money(.amount, .currency),
            paid: try row.optionalMoney(.paidAmount, .paidCurrency), day: row.day(.day), notes: row.text(.notes),
            transaction: row.optionalID(.groupId), wasTransaction: row.bool(.wasTransaction), guest: row.text(.guest),
            isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .peopleGroup: .id(group)
        case .fromMember: .id(from)
        case .toMember: .id(to)
        case .amount: .integer(amount.minorUnits)
        case .currency: .currency(amount.currency)
        case .paidAmount: .optional(paid?.minorUnits)
        case .paidCurrency: .currency(paid?.currency)
        case .day: .day(day)
        case .notes: .text(notes)
        case .groupId: .id(transaction)
        case .wasTransaction: .bool(wasTransaction)
        case .guest: .text(guest)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
