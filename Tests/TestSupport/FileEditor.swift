import GRDB

/// Changes a database file as another program would: without Coffer's settings, migrations and checks. The only place in these tests that
/// knows what kind of file it is.
package enum FileEditor {

    /// Runs statements one after the other, with foreign keys disabled, and closes the file.
    package static func run(_ statements: [String], in path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA foreign_keys = OFF")
            for statement in statements { try database.execute(sql: statement) }
        }
        try queue.close()
    }

    /// Copies a file to a new one with another page size.
    package static func copy(_ path: String, to target: String, pageSize: Int) throws {
        try DatabaseQueue(path: path).writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA page_size = \(pageSize)")
            try database.execute(sql: "VACUUM INTO ?", arguments: [target])
        }
    }

    /// The number of rows of a household by table, in all tables that have a column `household`, and in that of households.
    package static func rows(of household: Int64, in path: String) throws -> [String: Int] {
        try DatabaseQueue(path: path).read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name")
            var counts: [String: Int] = [:]
            for table in tables {
                let columns = try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table])
                let key = table == "household" ? "id" : "household"
                guard columns.contains(key) else { continue }
                let sql = "SELECT COUNT(*) FROM \"\(table)\" WHERE \(key) = ?"
                if let count = try Int.fetchOne(database, sql: sql, arguments: [household]), count > 0 { counts[table] = count }
            }
            return counts
        }
    }

    /// The number of texts in the text index that have a word, in lower case.
    package static func texts(with word: String, in path: String) throws -> Int {
        try DatabaseQueue(path: path).read { database in
            try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM entry_text WHERE entry_text MATCH ?", arguments: ["\"\(word)\""]) ?? 0
        }
    }

    /// The page size of a file in bytes.
    package static func pageSize(of path: String) throws -> Int? {
        try DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: "PRAGMA page_size") }
    }
}
