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

    /// The page size of a file in bytes.
    package static func pageSize(of path: String) throws -> Int? {
        try DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: "PRAGMA page_size") }
    }
}
