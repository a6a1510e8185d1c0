package import Models

/// Income and bills that return, including removed ones.
package struct ExpectedItemRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Finds rows if a household, parameter 1, has any expected item.
    package static let usage: SQL = "SELECT 1 FROM expected_item WHERE household = $1 LIMIT 1"

    // MARK: - Reading

    /// All items by id, including removed ones.
    package func all() throws -> [ExpectedItem] {
        try connection.all(
            """
            SELECT id, name, amount, currency, tolerance, cycle_every, cycle_unit, anchor, ends, weekend, account, category, payee_key,
                is_removed, revision
            FROM expected_item WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.item)
    }

    /// The item with an id, including a removed one; nil if it does not exist.
    package func find(_ id: ID<ExpectedItem>) throws -> ExpectedItem? {
        try connection.first(
            """
            SELECT id, name, amount, currency, tolerance, cycle_every, cycle_unit, anchor, ends, weekend, account, category, payee_key,
                is_removed, revision
            FROM expected_item WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.item)
    }

    // MARK: - Writing

    package func insert(_ item: ExpectedItem) throws {
        try connection.execute(
            """
            INSERT INTO expected_item (household, id, name, amount, currency, tolerance, cycle_every, cycle_unit, anchor, ends, weekend,
                account, category, payee_key, is_removed, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
            """, values: [.id(household), .id(item.id)] + item.values + [.integer(item.revision)])
    }

    /// Updates all columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ item: ExpectedItem) throws -> Bool {
        try connection.execute(
            """
            UPDATE expected_item SET name = $1, amount = $2, currency = $3, tolerance = $4, cycle_every = $5, cycle_unit = $6, anchor = $7,
                ends = $8, weekend = $9, account = $10, category = $11, payee_key = $12, is_removed = $13, revision = revision + 1
            WHERE household = $14 AND id = $15 AND revision = $16
            """, values: item.values + [.id(household), .id(item.id), .integer(item.revision)]) > 0
    }

    // MARK: - Accounts and categories

    /// The items of an account, including removed ones, by id.
    package func ids(of account: ID<Account>) throws -> [ID<ExpectedItem>] {
        try connection.all(
            "SELECT id FROM expected_item WHERE household = $1 AND account = $2 ORDER BY id", .id(household), .id(account)
        ) { $0.id(0) }
    }

    /// Sets the account of some items where it is still another one, and increases their revision.
    package func setAccount(_ account: ID<Account>, of ids: [ID<ExpectedItem>], insteadOf old: ID<Account>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE expected_item SET account = $1, revision = revision + 1 WHERE household = $2 AND id = $3 AND account = $4",
                .id(account), .id(household), .id(id), .id(old))
        }
    }

    /// The items of a category, including removed ones, by id.
    package func ids(in category: ID<Category>) throws -> [ID<ExpectedItem>] {
        try connection.all(
            "SELECT id FROM expected_item WHERE household = $1 AND category = $2 ORDER BY id", .id(household), .id(category)
        ) { $0.id(0) }
    }

    /// Sets the category of some items where it is still another one, and increases their revision.
    package func setCategory(_ category: ID<Category>, of ids: [ID<ExpectedItem>], insteadOf old: ID<Category>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE expected_item SET category = $1, revision = revision + 1 WHERE household = $2 AND id = $3 AND category = $4",
                .id(category), .id(household), .id(id), .id(old))
        }
    }

    // MARK: - Private

    private static func item(_ row: Row) throws -> ExpectedItem {
        let every = row.int(5)
        return ExpectedItem(
            id: row.id(0), name: row.text(1), amount: Money(minorUnits: row.integer(2), currency: try row.currency(3)),
            tolerance: row.integer(4), cycle: every == 0 ? .once : .every(every, try row.value(6, "cycle_unit")), anchor: row.day(7),
            ends: row.optionalDay(8), weekendRule: try row.value(9, "weekend"), account: row.optionalID(10), category: row.optionalID(11),
            payeeKey: row.text(12), isRemoved: row.bool(13), revision: row.integer(14))
    }
}

extension ExpectedItem {
    /// Its columns but for id and revision, in the order of the table.
    fileprivate var values: [Value] {
        var (every, unitName) = (0, "once")
        if case .every(let interval, let unit) = cycle { (every, unitName) = (interval, unit.rawValue) }
        return [
            .text(name), .integer(amount.minorUnits), .currency(amount.currency), .integer(tolerance), .int(every), .text(unitName),
            .day(anchor), .day(ends), .text(weekendRule.rawValue), .id(account), .id(category), .text(payeeKey), .bool(isRemoved),
        ]
    }
}
