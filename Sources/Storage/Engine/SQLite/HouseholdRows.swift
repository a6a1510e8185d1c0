import Models

/// All rows of one household in all tables: counts, copies and deletes them.
///
/// The text index is not among them: see `HouseholdTexts`.
struct HouseholdRows {
    private let connection: Connection
    private let household: ID<Household>
    private let tables: [HouseholdTables.Table]

    /// Accesses the rows of a household on a connection, for the duration of its read or write.
    init(_ connection: Connection, household: ID<Household>) throws {
        self.connection = connection
        self.household = household
        tables = try HouseholdTables(connection).tables
    }

    /// The number of rows by table; tables without rows are missing.
    func counts() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in tables {
            let sql = SQL(engine: "SELECT COUNT(*) FROM \(table.name) WHERE \(table.key) = $1")
            if let count: Int = try connection.first(sql, .id(household)), count > 0 { counts[table.title] = count }
        }
        return counts
    }

    /// Whether there is any row.
    func exist() throws -> Bool {
        for table in tables {
            let sql = SQL(engine: "SELECT 1 FROM \(table.name) WHERE \(table.key) = $1 LIMIT 1")
            if try connection.exists(sql, .id(household)) { return true }
        }
        return false
    }

    /// Copies all rows, with their ids and as they are, into a database of the same schema that has none of them. The keys of texts are left
    /// out.
    ///
    /// - Parameter target: in a transaction. References are checked at its commit.
    func copy(to target: Connection) throws {
        try target.execute(Self.deferReferences)
        for table in tables where table.title != HouseholdTables.textKeys {
            let columns = table.columns.joined(separator: ", ")
            let parameters = (1...table.columns.count).map { "$\($0)" }.joined(separator: ", ")
            let select = try connection.prepare(SQL(engine: "SELECT \(columns) FROM \(table.name) WHERE \(table.key) = $1"))
            let insert = try target.prepare(SQL(engine: "INSERT INTO \(table.name) (\(columns)) VALUES (\(parameters))"))
            select.bind(1, household.rawValue)
            defer { select.reset() }
            while try select.step() != nil {
                insert.bind(rowOf: select)
                try insert.run()
            }
        }
    }

    /// Deletes all rows, in a transaction; children first, so that no reference is looked for among many.
    func delete() throws {
        try connection.execute(Self.deferReferences)
        for table in tables.reversed() {
            try connection.execute(SQL(engine: "DELETE FROM \(table.name) WHERE \(table.key) = $1"), .id(household))
        }
    }

    /// Until the end of the transaction.
    private static let deferReferences = SQL(engine: "PRAGMA defer_foreign_keys = ON")
}
