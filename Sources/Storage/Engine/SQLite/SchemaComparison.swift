import GRDB

/// Compares the schema of a file of unknown origin with that of an empty database of the same version.
///
/// The schema is read as rows, so none of its code runs: no trigger, view, check or virtual table.
struct SchemaComparison {
    /// A row of `sqlite_schema` (SQLite, *The Schema Table*) without its root page, which differs between equal schemas.
    struct Entry: Hashable {
        var type: String
        var name: String
        var table: String
        var sql: String

        /// A readable name, for example `trigger on_post on txn`.
        fileprivate var title: String {
            let name = String(name.prefix(60))
            return table == self.name ? "\(type) \(name)" : "\(type) \(name) on \(table.prefix(60))"
        }

        fileprivate var key: String { "\(type) \(name)" }
    }

    /// One sentence for each object that is missing, unknown or defined differently; empty if the schemas are equal.
    let differences: [String]

    /// - Parameters:
    ///   - version: the schema version stored in the database.
    ///   - schema: the schema that it should have.
    init(_ database: GRDB.Database, version: Int, of schema: Schema) throws {
        let found = try Self.entries(of: database)
        let expected = try SQLiteFile.empty(version: version, of: schema).read { try Self.entries(of: $0) }
        let foundKeys = Set(found.map(\.key))
        let expectedKeys = Set(expected.map(\.key))
        var differences: [String] = []
        for entry in Set(found).subtracting(expected) {
            differences.append(expectedKeys.contains(entry.key) ? "\(entry.title) is defined otherwise" : "\(entry.title) is not Coffer's")
        }
        for entry in Set(expected).subtracting(found) where !foundKeys.contains(entry.key) {
            differences.append("\(entry.title) is missing")
        }
        // A duplicate row.
        if differences.isEmpty, found.count != expected.count { differences.append("its schema holds something twice") }
        self.differences = differences.sorted()
    }

    /// The first five differences as one sentence; nil if there are none.
    var sentence: String? {
        guard !differences.isEmpty else { return nil }
        let more = differences.count - 5
        return differences.prefix(5).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }

    private static func entries(of database: GRDB.Database) throws -> [Entry] {
        try GRDB.Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema").map { row in
            // In a file of unknown origin these columns may hold any type.
            func text(_ index: Int) -> String {
                let value: DatabaseValue = row[index]
                return String.fromDatabaseValue(value) ?? (value.isNull ? "" : "(no text)")
            }
            return Entry(type: text(0), name: text(1), table: text(2), sql: text(3))
        }
    }
}
