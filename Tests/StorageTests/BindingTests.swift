import Models
import Testing

@testable import Storage

/// A statement runs only if each of its parameters has a value and each value a parameter.
struct BindingTests {
    private let database: Database

    init() async throws {
        database = try Database.inMemory()
        try await database.write(nil, []) { _ = try $0.execute("CREATE TABLE pair (a, b)") }
    }

    private func isRejected(_ body: @escaping @Sendable (Connection) throws -> Void) async throws -> Bool {
        do {
            try await database.write(nil, []) { try body($0) }
            return false
        } catch StorageError.binding {
            return true
        }
    }

    private func pairs() async throws -> [[Value]] {
        try await database.read { try $0.all("SELECT a, b FROM pair ORDER BY rowid") { $0.values } }
    }

    @Test func aMissingValueDoesNotKeepAnEarlierBinding() async throws {
        try await database.write(nil, []) { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)", 1, 2) }
        #expect(try await isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)", 3) })
        #expect(try await isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)") })
        #expect(try await pairs() == [[1, 2]])
    }

    @Test func aValueWithoutAParameterIsRejected() async throws {
        #expect(try await isRejected { _ = try $0.execute("INSERT INTO pair VALUES ($1, 0)", 1, 2) })
        #expect(try await isRejected { _ = try $0.first("SELECT a FROM pair", 1) { $0.integer(0) } })
        #expect(try await pairs().isEmpty)
    }

    @Test func anArrayOfValuesIsCounted() async throws {
        for values in [[1], [1, 2, 3]] as [[Value]] {
            #expect(try await isRejected { try $0.execute("INSERT INTO pair VALUES ($1, $2)", values: values) })
        }
        try await database.write(nil, []) { _ = try $0.execute("INSERT INTO pair VALUES ($1, $2)", values: [1, 2]) }
        #expect(try await pairs() == [[1, 2]])
    }

    @Test func parametersBeyondThe64thAreChecked() async throws {
        let sql = SQL(engine: "SELECT \((1...100).map { "$\($0)" }.joined(separator: " + "))")
        let values = (1...100).map { Value.int($0) }
        #expect(try await isRejected { try $0.execute(sql, values: Array(values.dropLast())) })
        #expect(try await isRejected { try $0.execute(sql, values: values + [1]) })
        for missing in [1, 64, 65, 99, 100] as [Int32] {
            #expect(
                try await isRejected { connection in
                    let statement = try connection.prepare(sql)
                    for index in 1...100 as ClosedRange<Int32> where index != missing { statement.bind(index, Int64(index)) }
                    try statement.run()
                }, "\(missing)")
        }
        let sum = try await database.read { connection in
            let statement = try connection.prepare(sql)
            // Bound twice, a parameter counts once.
            for index in Array(1...100) + Array(60...70) as [Int32] { statement.bind(index, Int64(index)) }
            let sum = try statement.step()?.integer(0)
            statement.reset()
            return sum
        }
        #expect(sum == 5_050)
    }

    @Test func aFailedBindingOfALaterRunIsThrownOnceByItsStep() async throws {
        try await database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            statement.bind(1, Int64(1))
            statement.bind(2, Int64(2))
            try statement.run()
            statement.bind(3, Int64(3))
            #expect(throws: StorageError.self) { try statement.run() }
            statement.bind(2, Int64(4))
            try statement.run()
        }
        #expect(try await pairs() == [[1, 2], [1, 4]])
    }

    @Test func aPreparedStatementIsCheckedOnItsFirstRunAndKeepsItsBindings() async throws {
        #expect(
            try await isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(1))
                try statement.run()
            })
        #expect(
            try await isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(1))
                statement.bind(2, Int64(2))
                statement.bind(3, Int64(3))
                try statement.run()
            })
        try await database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            statement.bind(1, Int64(1))
            statement.bind(2, "two")
            try statement.run()
            statement.bind(2, nil as String?)
            try statement.run()
        }
        #expect(try await pairs() == [[1, "two"], [1, .null]])
    }

    @Test func aStatementThatIsPreparedAgainHasNoBindings() async throws {
        try await database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            statement.bind(1, Int64(1))
            statement.bind(2, Int64(2))
            try statement.run()
        }
        #expect(
            try await isRejected { connection in
                let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
                statement.bind(1, Int64(5))
                try statement.run()
            })
        #expect(try await pairs() == [[1, 2]])
    }

    @Test func everyWayToRunAStatementCountsItsValues() async throws {
        let sql: SQL = "SELECT a FROM pair WHERE a = $1 AND b = $2"
        let runs: [@Sendable (Connection, [Value]) throws -> Void] = [
            { try $0.query(sql, values: $1) { _ in } }, { try $0.query(sql, $1[0]) { _ in } },
            { _ = try $0.first(sql, $1[0]) { $0.integer(0) } },
            { _ = try $0.all(sql, $1[0]) { $0.integer(0) } }, { _ = try $0.execute(sql, values: $1) },
        ]
        for run in runs { #expect(try await isRejected { try run($0, [1]) }) }
        // A list has as many parameters as the statement says, whatever the number of ids.
        let list: SQL = "SELECT a FROM pair WHERE b = $1 AND a IN (\(list: 2))"
        for count in [1, 8, 9, 64, 65] {
            let ids = (0..<count).map(Int64.init)
            #expect(try await isRejected { try $0.query(list, in: ids) { _ in } })
            #expect(try await isRejected { try $0.query(list, 1, 2, in: ids) { _ in } })
            #expect(try await isRejected { try $0.query(list, 1, in: ids) { _ in } } == false)
        }
    }

    @Test func aParameterThatOccursTwiceHasOneValue() async throws {
        let sql: SQL = "INSERT INTO pair VALUES ($1, $1)"
        #expect(try await isRejected { _ = try $0.execute(sql, 1, 2) })
        try await database.write(nil, []) { _ = try $0.execute(sql, 1) }
        #expect(try await pairs() == [[1, 1]])
    }

    @Test func aCachedStatementHasNoBindingsOfItsLastUse() async throws {
        let sql: SQL = "INSERT INTO pair VALUES ($1, $2)"
        // Bound completely, run by the connection, then prepared on the same connection and bound in part.
        #expect(
            try await isRejected { connection in
                try connection.execute(sql, 1, 2)
                let statement = try connection.prepare(sql)
                statement.bind(2, Int64(3))
                try statement.run()
            })
        #expect(try await pairs().isEmpty)
        // While one is borrowed, another one has bindings of its own.
        try await database.write(nil, []) { connection in
            let first = try connection.prepare(sql)
            first.bind(1, Int64(1))
            first.bind(2, Int64(2))
            try connection.execute(sql, 3, 4)
            let second = try connection.prepare(sql)
            second.bind(1, Int64(5))
            second.bind(2, Int64(6))
            try second.run()
            try first.run()
        }
        #expect(try await pairs() == [[3, 4], [5, 6], [1, 2]])
    }

    @Test func aFailedFirstRunCanBeCompleted() async throws {
        let failures = try await database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            var failures = 0
            for index in 1...2 as ClosedRange<Int32> {
                do {
                    try statement.run()
                } catch StorageError.binding {
                    failures += 1
                }
                statement.bind(index, Int64(index))
            }
            // A parameter that does not exist, below and above.
            for index in [0, -1, 3] as [Int32] {
                statement.bind(index, "x")
                do {
                    try statement.run()
                } catch StorageError.binding {
                    failures += 1
                }
            }
            try statement.run()
            return failures
        }
        #expect(failures == 5)
        #expect(try await pairs() == [[1, 2]])
    }

    @Test func emptyTextsAndBlobsAreNotNull() async throws {
        let values: [[Value]] = [["", .blob([])], [.null, "\u{0}"], [.integer(.min), .blob([0])]]
        try await database.write(nil, []) { connection in
            let statement = try connection.prepare("INSERT INTO pair VALUES ($1, $2)")
            for pair in values {
                statement.bind(1, pair[0])
                statement.bind(2, pair[1])
                try statement.run()
            }
            statement.bind(1, uncopied: UnsafeBufferPointer(start: nil, count: 0))
            statement.bind(2, nil as Int64?)
            try statement.run()
        }
        #expect(try await pairs() == values + [["", .null]])
    }

    @Test func aSumBeyond64BitsIsReportedAsOverflow() async throws {
        await #expect(throws: StorageError.self) {
            _ = try await database.read {
                try $0.first("SELECT SUM(x) FROM (SELECT $1 AS x UNION ALL SELECT $1)", .integer(.max)) { $0.integer(0) }
            }
        }
        do {
            _ = try await database.read {
                try $0.first("SELECT SUM(x) FROM (SELECT $1 AS x UNION ALL SELECT $1)", .integer(.max)) { $0.integer(0) }
            }
        } catch StorageError.overflow {
        } catch {
            Issue.record("\(error)")
        }
    }
}
