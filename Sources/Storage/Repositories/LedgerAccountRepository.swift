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
        try connection.all("SELECT \(LedgerAccountRecord.self) FROM account WHERE household = $1 ORDER BY id", .id(household))
    }

    /// A ledger account by id; nil if it does not exist.
    package func find(_ ledgerAccount: LedgerAccountID) throws -> LedgerAccountRecord? {
        if let record = found?.records[ledgerAccount] { return record }
        let record: LedgerAccountRecord? = try connection.first(
            "SELECT \(LedgerAccountRecord.self) FROM account WHERE household = $1 AND id = $2", .id(household),
            .ledgerAccount(ledgerAccount))
        if let record { found?.records[ledgerAccount] = record }
        return record
    }

    /// Some ledger accounts by id; those that do not exist are missing.
    package func all(_ ids: some Sequence<LedgerAccountID>) throws -> [LedgerAccountID: LedgerAccountRecord] {
        try connection.all(Self.records, .id(household), in: ValueList.unique(ids), by: \.id)
    }

    private static let records: SQL = "SELECT \(LedgerAccountRecord.self) FROM account WHERE household = $1 AND id IN (\(list: 2))"

    /// The category of a standard category, even if it was renamed.
    package func category(standard key: StandardCategory) throws -> LedgerAccountID? {
        try connection.first(
            "SELECT id FROM account WHERE household = $1 AND category_key = $2 ORDER BY id LIMIT 1", .id(household), .text(key.rawValue))
    }

    /// The counter-account of opening balances and adjustments.
    package func equity() throws -> LedgerAccountID? {
        try connection.first(
            "SELECT id FROM account WHERE household = $1 AND role = $2 ORDER BY id LIMIT 1", .id(household),
            .text(LedgerAccountRole.equity.rawValue))
    }

    /// Inserts a ledger account.
    package func insert(_ record: LedgerAccountRecord) throws {
        try connection.insert(record, of: household)
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ record: LedgerAccountRecord) throws -> Bool {
        found?.records[record.id] = nil
        return try connection.update(record, of: household)
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
}

// MARK: - Rows

extension LedgerAccountRecord: Record {
    package enum Column: Int32, RecordColumn {
        case id, role, name, institution, kind, categoryClass, categoryKey, icon, color, currency, numberSuffix, numberHash, iban,
            creditLimit,
            isArchived, isDefault, openingGroup, openingKnown, csvLayout, owner, sharing, createdAt, revision, foldedName
    }

    package static let sql = RecordSQL<Column>("account", fixed: [.role, .categoryClass, .createdAt], revision: .revision, unread: 1)

    package init(_ row: RecordRow<Column>) throws {
        let role: LedgerAccountRole = try row.value(.role)
        self.init(
            id: row.ledgerAccount(.id), role: role, name: role == .private ? LedgerAccountRole.privateName : row.text(.name),
            institution: row.text(.institution),
            kind: try row.optionalValue(.kind), categoryClass: try row.optionalValue(.categoryClass),
            categoryKey: try row.optionalValue(.categoryKey), icon: row.text(.icon), color: row.text(.color),
            currency: try row.optionalCurrency(.currency), numberSuffix: row.optionalText(.numberSuffix),
            numberHash: row.optionalBlob(.numberHash),
            iban: row.optionalText(.iban), limit: row.integer(.creditLimit), isArchived: row.bool(.isArchived),
            isDefault: row.bool(.isDefault),
            openingGroup: row.optionalID(.openingGroup), isOpeningKnown: row.bool(.openingKnown), csvLayout: row.optionalText(.csvLayout),
            owner: row.optionalID(.owner),
            // Undo images of before do not have it.
            sharing: try row.optionalValue(.sharing) ?? .full,
            createdAt: row.integer(.createdAt), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .ledgerAccount(id)
        case .role: .text(role.rawValue)
        case .name: .text(name)
        case .institution: .text(institution)
        case .kind: .optional(kind?.rawValue)
        case .categoryClass: .optional(categoryClass?.rawValue)
        case .categoryKey: .optional(categoryKey?.rawValue)
        case .icon: .text(icon)
        case .color: .text(color)
        case .currency: .currency(currency)
        case .numberSuffix: .optional(numberSuffix)
        case .numberHash: .optional(numberHash)
        case .iban: .optional(iban)
        case .creditLimit: .integer(limit)
        case .isArchived: .bool(isArchived)
        case .isDefault: .bool(isDefault)
        case .openingGroup: .id(openingGroup)
        case .openingKnown: .bool(isOpeningKnown)
        case .csvLayout: .optional(csvLayout)
        case .owner: .id(owner)
        case .sharing: .text(sharing.rawValue)
        case .createdAt: .integer(createdAt)
        case .revision: .integer(revision)
        case .foldedName: .text(name.folded)
        }
    }
}
