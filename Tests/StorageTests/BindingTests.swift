import Models
import Testing

@testable import Storage

/// A statement runs only if each of its parameters has a value and each value a parameter.
struct BindingTests {
    private let database: Database

    init() throws {
        database = try DatabaseFile.inMemory()
        try database.write(nil, []) { _ = try $0.execute("CREATE TABLE pair (a, b)") }
    }

    private func isRejected(_ body: @Sendable (Connection) throws -> Void) throws -> Bool {
        do {
            try database.write(nil, []) { try body($0) }
            return false
        } catch StorageError.binding {
            return true
        }
    }

    private func pairs() throws -> [[Value]] { try database.read { try $0.all("SELECT a, b FROM pair ORDER BY rowid") { $0.values } } }

    @Test func aMissingValueDoesNotKeepAnEarlierBinding() throws {
        try database.write(nil, []) { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)", 1, 2) }
        #expect(try isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)", 3) })
        #expect(try isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)") })
        #expect(try pairs() == [[1, 2]])
    }

    @Test func aValueWithoutAParameterIsRejected() throws {
        #expect(try isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, 0)", 1, 2) })
        #expect(try isRejected { _ = try $0.first("SELECT a FROM pair", 1) { $0.integer(0) } })
        #expect(try pairs().isEmpty)
    }

    @Test func aPreparedStatementIsCheckedOnItsFirstRunAndKeepsItsBindings() throws {
        #expect(
            try isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(1))
                try statement.run()
            })
        #expect(
            try isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(1))
                statement.bind(2, Int64(2))
                statement.bind(3, Int64(3))
                try statement.run()
            })
        try database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            statement.bind(1, Int64(1))
            statement.bind(2, "two")
            try statement.run()
            statement.bind(2, nil as String?)
            try statement.run()
        }
        #expect(try pairs() == [[1, "two"], [1, .null]])
    }

    @Test func aStatementThatIsPreparedAgainHasNoBindings() throws {
        try database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            statement.bind(1, Int64(1))
            statement.bind(2, Int64(2))
            try statement.run()
        }
        #expect(
            try isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(5))
                try statement.run()
            })
        #expect(try pairs() == [[1, 2]])
    }

    @Test func aSumBeyond64BitsIsReportedAsOverflow() throws {
        #expect(throws: StorageError.self) {
            _ = try database.read {
                try $0.first("SELECT SUM(x) FROM (SELECT $1 AS x UNION ALL SELECT $1)", .integer(.max)) { $0.integer(0) }
            }
        }
        do {
            _ = try database.read {
                try $0.first("SELECT SUM(x) FROM (SELECT $1 AS x UNION ALL SELECT $1)", .integer(.max)) { $0.integer(0) }
            }
        } catch StorageError.overflow {
        } catch {
            Issue.record("\(error)")
        }
    }
}
