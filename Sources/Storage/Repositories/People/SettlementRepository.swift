package import Models

/// Settlements between members of groups.
package struct SettlementRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// A settlement, also a removed one; nil if it does not exist.
    package func find(_ id: ID<Settlement>) throws -> Settlement? {
        try connection.first(
            """
            SELECT id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day, notes, group_id,
                was_transaction, guest, is_removed, revision FROM settlement
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.settlement)
    }

    /// The settlement that a transaction posts; nil if it posts none.
    package func find(posting transaction: ID<Transaction>) throws -> Settlement? {
        try connection.first(
            """
            SELECT id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day, notes, group_id,
                was_transaction, guest, is_removed, revision FROM settlement
            WHERE household = $1 AND group_id = $2 AND is_removed = 0
            """, .id(household), .id(transaction), as: Self.settlement)
    }

    /// The settlements of a group that are not removed, newest first.
    package func all(of group: ID<PeopleGroup>) throws -> [Settlement] {
        try connection.all(
            """
            SELECT id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day, notes, group_id,
                was_transaction, guest, is_removed, revision FROM settlement
            WHERE household = $1 AND people_group = $2 AND is_removed = 0 ORDER BY day DESC, id DESC
            """, .id(household), .id(group), as: Self.settlement)
    }

    /// A page of the settlements of a group that are not removed, newest first.
    ///
    /// - Parameter before: only those that are listed after the one with this day and id.
    package func page(of group: ID<PeopleGroup>, before: (day: Day, id: ID<Settlement>)?, limit: Int) throws -> [Settlement] {
        let (day, id) = before ?? (Day(number: .max), ID(rawValue: .max))
        return try connection.all(
            """
            SELECT id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day, notes, group_id,
                was_transaction, guest, is_removed, revision FROM settlement
            WHERE household = $1 AND people_group = $2 AND is_removed = 0 AND (day, id) < ($3, $4)
            ORDER BY day DESC, id DESC LIMIT $5
            """, .id(household), .id(group), .day(day), .id(id), .int(limit), as: Self.settlement)
    }

    /// All settlements of the household, including removed ones, in the order in which they were added.
    package func all() throws -> [Settlement] {
        try connection.all(
            """
            SELECT id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day, notes, group_id,
                was_transaction, guest, is_removed, revision FROM settlement
            WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.settlement)
    }

    /// Whether a member paid or was paid in a settlement, also in a removed one.
    package func hasAny(of member: ID<GroupMember>, in group: ID<PeopleGroup>) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM settlement WHERE household = $1 AND people_group = $2 AND (from_member = $3 OR to_member = $3) LIMIT 1",
            .id(household), .id(group), .id(member)
        ) { _ in true } ?? false
    }

    /// The ledger account of the category that the transaction of a settlement had before; nil: it is not known.
    package func formerAccount(of settlement: ID<Settlement>) throws -> LedgerAccountID? {
        try connection.first(
            "SELECT former_account FROM settlement WHERE household = $1 AND id = $2 AND former_account IS NOT NULL", .id(household),
            .id(settlement)
        ) { LedgerAccountID(rawValue: $0.integer(0)) }
    }

    // MARK: - Writing

    /// Records the ledger account of the category that the transaction of a settlement had before.
    package func setFormerAccount(_ account: LedgerAccountID, of settlement: ID<Settlement>) throws {
        try connection.execute(
            "UPDATE settlement SET former_account = $1 WHERE household = $2 AND id = $3", .integer(account.rawValue), .id(household),
            .id(settlement))
    }

    /// Inserts a settlement.
    package func insert(_ settlement: Settlement) throws {
        try connection.execute(
            """
            INSERT INTO settlement (household, id, people_group, from_member, to_member, amount, currency, paid_amount, paid_currency, day,
                notes, group_id, was_transaction, guest, is_removed, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
            """, .id(household), .id(settlement.id), .id(settlement.group), .id(settlement.from), .id(settlement.to),
            .integer(settlement.amount.minorUnits), .currency(settlement.amount.currency), .optional(settlement.paid?.minorUnits),
            .currency(settlement.paid?.currency), .day(settlement.day), .text(settlement.notes), .id(settlement.transaction),
            .bool(settlement.wasTransaction), .text(settlement.guest), .bool(settlement.isRemoved), .integer(settlement.revision))
    }

    /// Updates a settlement if the revision matches, and increases it. Returns whether it matched.
    package func update(_ settlement: Settlement) throws -> Bool {
        try connection.execute(
            """
            UPDATE settlement SET from_member = $1, to_member = $2, amount = $3, currency = $4, paid_amount = $5, paid_currency = $6,
                day = $7, notes = $8, group_id = $9, was_transaction = $10, is_removed = $11, revision = revision + 1
            WHERE household = $12 AND id = $13 AND revision = $14
            """, .id(settlement.from), .id(settlement.to), .integer(settlement.amount.minorUnits), .currency(settlement.amount.currency),
            .optional(settlement.paid?.minorUnits), .currency(settlement.paid?.currency), .day(settlement.day), .text(settlement.notes),
            .id(settlement.transaction), .bool(settlement.wasTransaction), .bool(settlement.isRemoved), .id(household), .id(settlement.id),
            .integer(settlement.revision)) == 1
    }

    private static func settlement(_ row: Row) throws -> Settlement {
        Settlement(
            id: row.id(0), group: row.id(1), from: row.id(2), to: row.id(3),
            amount: Money(minorUnits: row.integer(4), currency: try row.currency(5)),
            paid: try row.optionalCurrency(7).map { Money(minorUnits: row.integer(6), currency: $0) }, day: row.day(8), notes: row.text(9),
            transaction: row.optionalID(10), wasTransaction: row.bool(11), guest: row.text(12), isRemoved: row.bool(13),
            revision: row.integer(14))
    }
}
