import GRDB

/// Compares the schema of a file, whoever made it, with that of a fresh database of the same version.
///
/// The schema is read as rows, so nothing of it runs: no trigger, view, check or virtual table.
struct SchemaComparison {

    /// A row of `sqlite_schema` (SQLite, *The Schema Table*); the page on which it begins differs between files that are alike.
    struct Entry: Hashable {
        var type: String
        var name: String
        var table: String
        var sql: String

        /// As a person reads it: `trigger on_post on txn`.
        fileprivate var title: String {
            let name = String(name.prefix(60))
            return table == self.name ? "\(type) \(name)" : "\(type) \(name) on \(table.prefix(60))"
        }

        fileprivate var key: String { "\(type) \(name)" }
    }

    /// One sentence for each thing that is missing, foreign or defined otherwise; empty where the two are alike.
    let differences: [String]

    /// - Parameter version: the schema version that the database says it has.
    init(_ database: GRDB.Database, version: Int) throws {
        let found = try Self.entries(of: database)
        let fresh = try DatabaseFile.fresh(version: version).read { try Self.entries(of: $0) }
        let foundKeys = Set(found.map(\.key))
        let freshKeys = Set(fresh.map(\.key))
        var differences: [String] = []
        for entry in Set(found).subtracting(fresh) {
            differences.append(freshKeys.contains(entry.key) ? "\(entry.title) is defined otherwise" : "\(entry.title) is not Coffer's")
        }
        for entry in Set(fresh).subtracting(found) where !foundKeys.contains(entry.key) { differences.append("\(entry.title) is missing") }
        // The same row twice.
        if differences.isEmpty, found.count != fresh.count { differences.append("its schema holds something twice") }
        self.differences = differences.sorted()
    }

    /// All differences as one sentence, five at most; nil where there is none.
    var sentence: String? {
        guard !differences.isEmpty else { return nil }
        let more = differences.count - 5
        return differences.prefix(5).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }

    private static func entries(of database: GRDB.Database) throws -> [Entry] {
        try GRDB.Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema").map { row in
            // A file of somebody else's may hold anything in these columns.
            func text(_ index: Int) -> String {
                let value: DatabaseValue = row[index]
                return String.fromDatabaseValue(value) ?? (value.isNull ? "" : "(no text)")
            }
            return Entry(type: text(0), name: text(1), table: text(2), sql: text(3))
        }
    }
}
