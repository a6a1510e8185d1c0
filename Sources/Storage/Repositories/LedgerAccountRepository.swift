package import Models

/// The ledger accounts: own accounts, categories and counter-accounts.
package struct LedgerAccountRepository {
    let connection: Connection
    let household: ID<Household>
    /// The records that were found; nil if they are read each time.
    private let found: Found?

    private final class Found {
        var records: [LedgerAccountID: LedgerAccountRecord] = [:]
    }

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    ///
    /// - Parameter caches: whether `find` keeps what it found until it is changed by this repository or a copy of it, which then has to make
    ///   all changes of ledger accounts on the connection.
    package init(_ connection: Connection, household: ID<Household>, caches: Bool = false) {
        self.connection = connection
        self.household = household
        found = caches ? Found() : nil
    }

    /// All ledger accounts of the household; typically dozens.
    package func all() throws -> [LedgerAccountRecord] {
        try connection.all(
            """
            SELECT id, role, name, institution, kind, category_class, category_key, icon, color, currency, number_suffix, number_hash, iban,
                credit_limit, is_archived, is_default, opening_group, opening_known, csv_layout, created_at, revision
            FROM account WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.record)
    }

    /// A ledger account by id; nil if it does not exist.
    package func find(_ ledgerAccount: LedgerAccountID) throws -> LedgerAccountRecord? {
        if let record = found?.records[ledgerAccount] { return record }
        let record = try connection.first(
            """
            SELECT id, role, name, institution, kind, category_class, category_key, icon, color, currency, number_suffix, number_hash, iban,
                credit_limit, is_archived, is_default, opening_group, opening_known, csv_layout, created_at, revision
            FROM account WHERE household = $1 AND id = $2
            """, .id(household), .ledgerAccount(ledgerAccount), as: Self.record)
        if let record { found?.records[ledgerAccount] = record }
        return record
    }

    /// Some ledger accounts by id; those that do not exist are missing.
    package func all(_ ids: some Sequence<LedgerAccountID>) throws -> [LedgerAccountID: LedgerAccountRecord] {
        var records: [LedgerAccountID: LedgerAccountRecord] = [:]
        try connection.query(Self.records, .id(household), in: ValueList.unique(ids)) { row in
            let record = try Self.record(row)
            records[record.id] = record
        }
        return records
    }

    private static let records: SQL = """
        SELECT id, role, name, institution, kind, category_class, category_key, icon, color, currency, number_suffix, number_hash, iban,
            credit_limit, is_archived, is_default, opening_group, opening_known, csv_layout, created_at, revision
        FROM account WHERE household = $1 AND id IN (\(list: 2))
        """

    /// The category of a standard category, even if it was renamed.
    package func category(standard key: StandardCategory) throws -> LedgerAccountID? {
        try connection.first(
            "SELECT id FROM account WHERE household = $1 AND category_key = $2 ORDER BY id LIMIT 1", .id(household), .text(key.rawValue)
        ) { $0.ledgerAccount(0) }
    }

    /// The counter-account of opening balances and adjustments.
    package func equity() throws -> LedgerAccountID? {
        try connection.first(
            "SELECT id FROM account WHERE household = $1 AND role = $2 ORDER BY id LIMIT 1", .id(household),
            .text(LedgerAccountRole.equity.rawValue)
        ) { $0.ledgerAccount(0) }
    }

    /// Inserts a ledger account.
    package func insert(_ record: LedgerAccountRecord) throws {
        try connection.execute(
            """
            INSERT INTO account (household, id, role, name, folded_name, institution, kind, category_class, category_key, icon, color,
                currency, number_suffix, number_hash, iban, credit_limit, is_archived, is_default, opening_group, opening_known, csv_layout,
                created_at, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
            """, .id(household), .ledgerAccount(record.id), .text(record.role.rawValue), .text(record.name), .text(record.name.folded),
            .text(record.institution), .optional(record.kind?.rawValue), .optional(record.categoryClass?.rawValue),
            .optional(record.categoryKey?.rawValue), .text(record.icon), .text(record.color), .currency(record.currency),
            .optional(record.numberSuffix), record.numberHash.map { .blob($0) } ?? .null, .optional(record.iban), .integer(record.limit),
            .bool(record.isArchived), .bool(record.isDefault), .id(record.openingGroup), .bool(record.isOpeningKnown),
            .optional(record.csvLayout), .integer(record.createdAt), .integer(record.revision))
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ record: LedgerAccountRecord) throws -> Bool {
        found?.records[record.id] = nil
        return try connection.execute(
            """
            UPDATE account SET name = $1, folded_name = $2, institution = $3, kind = $4, icon = $5, color = $6, currency = $7,
                number_suffix = $8, number_hash = $9, iban = $10, credit_limit = $11, is_archived = $12, is_default = $13,
                opening_group = $14, opening_known = $15, csv_layout = $16, category_key = $17, revision = revision + 1
            WHERE household = $18 AND id = $19 AND revision = $20
            """, .text(record.name), .text(record.name.folded), .text(record.institution), .optional(record.kind?.rawValue),
            .text(record.icon), .text(record.color), .currency(record.currency), .optional(record.numberSuffix),
            record.numberHash.map { .blob($0) } ?? .null, .optional(record.iban), .integer(record.limit), .bool(record.isArchived),
            .bool(record.isDefault), .id(record.openingGroup), .bool(record.isOpeningKnown), .optional(record.csvLayout),
            .optional(record.categoryKey?.rawValue), .id(household), .ledgerAccount(record.id), .integer(record.revision)) == 1
    }

    /// Stores the CSV layout of an account. The revision is unchanged, since forms do not edit the layout.
    package func save(csvLayout: String, of ledgerAccount: LedgerAccountID) throws {
        found?.records[ledgerAccount] = nil
        try connection.execute(
            "UPDATE account SET csv_layout = $1 WHERE household = $2 AND id = $3", .text(csvLayout), .id(household),
            .ledgerAccount(ledgerAccount))
    }

    /// Deletes a ledger account without transactions, with its balances and totals.
    package func delete(_ ledgerAccount: LedgerAccountID) throws {
        found?.records[ledgerAccount] = nil
        try connection.execute("DELETE FROM day_total WHERE household = $1 AND account = $2", .id(household), .ledgerAccount(ledgerAccount))
        try connection.execute(
            "DELETE FROM month_total WHERE household = $1 AND account = $2", .id(household), .ledgerAccount(ledgerAccount))
        try connection.execute(
            "DELETE FROM account_balance WHERE household = $1 AND account = $2", .id(household), .ledgerAccount(ledgerAccount))
        try connection.execute("DELETE FROM account WHERE household = $1 AND id = $2", .id(household), .ledgerAccount(ledgerAccount))
    }

    private static func record(_ row: Row) throws(StorageError) -> LedgerAccountRecord {
        LedgerAccountRecord(
            id: row.ledgerAccount(0), role: try row.value(1, "role"), name: row.text(2), institution: row.text(3),
            kind: row.isNull(4) ? nil : try row.value(4, "kind", as: AccountKind.self),
            categoryClass: row.isNull(5) ? nil : try row.value(5, "category_class", as: CategoryClass.self),
            categoryKey: row.isNull(6) ? nil : try row.value(6, "category_key", as: StandardCategory.self), icon: row.text(7),
            color: row.text(8), currency: try row.optionalCurrency(9), numberSuffix: row.optionalText(10),
            numberHash: row.isNull(11) ? nil : row.blob(11), iban: row.optionalText(12), limit: row.integer(13), isArchived: row.bool(14),
            isDefault: row.bool(15), openingGroup: row.optionalID(16), isOpeningKnown: row.bool(17), csvLayout: row.optionalText(18),
            createdAt: row.integer(19), revision: row.integer(20))
    }
}
