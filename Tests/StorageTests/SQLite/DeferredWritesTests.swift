import Models
import Synchronization
import Testing

@testable import Storage

/// Deferred writes run on a second thread in their order, reads wait for them, and the first error ends the write.
@Suite struct DeferredWritesTests {

    private struct Stop: Error {}

    /// Runs a body in one write, on a table of numbers with a statement that inserts one.
    private func write<T: Sendable>(_ body: @escaping @Sendable (Connection, PreparedStatement) throws -> T) async throws -> T {
        let database = try Database.inMemory()
        return try await database.write(nil, []) { connection in
            try connection.script("CREATE TABLE sample (name TEXT NOT NULL, number INTEGER PRIMARY KEY)")
            return try body(connection, try connection.prepareWrite("INSERT INTO sample (name, number) VALUES ($1, $2)"))
        }
    }

    private static func insert(_ number: Int64, _ statement: PreparedStatement, in connection: Connection) throws {
        try connection.write { () throws(StorageError) in
            statement.bind(1, "number \(number)")
            statement.bind(2, number)
            try statement.run()
        }
    }

    private static func numbers(_ connection: Connection) throws -> [Int64] {
        try connection.all("SELECT number FROM sample ORDER BY rowid") { $0.integer(0) }
    }

    // MARK: - Order

    @Test func allHaveRunAtTheEnd() async throws {
        let numbers = try await write { connection, statement in
            try connection.deferringWrites { for number in 1...20_000 { try Self.insert(Int64(number), statement, in: connection) } }
            return try Self.numbers(connection)
        }
        #expect(numbers == Array(1...20_000))
    }

    @Test func withoutDeferringTheyRunAtOnce() async throws {
        let numbers = try await write { connection, statement in
            try Self.insert(7, statement, in: connection)
            return try Self.numbers(connection)
        }
        #expect(numbers == [7])
    }

    // MARK: - Reads

    @Test(arguments: [1, 255, 256, 257, 4_000]) func aReadSeesTheWritesBeforeIt(count: Int64) async throws {
        let result = try await write { connection, statement in
            var result: [Int64] = []
            try connection.deferringWrites {
                for number in 1...count { try Self.insert(number, statement, in: connection) }
                result = try Self.numbers(connection)
                try Self.insert(count + 1, statement, in: connection)
                result += [try connection.first("SELECT MAX(number) FROM sample") { $0.integer(0) } ?? 0]
            }
            return result
        }
        #expect(result == Array(1...count) + [count + 1])
    }

    @Test func aPreparedStatementSeesTheWritesBeforeIt() async throws {
        let counts = try await write { connection, statement in
            let count = try connection.prepare("SELECT COUNT(*) FROM sample WHERE number > $1")
            var counts: [Int64] = []
            try connection.deferringWrites {
                for number in 1...2_000 as ClosedRange<Int64> {
                    try Self.insert(number, statement, in: connection)
                    guard number.isMultiple(of: 700) else { continue }
                    count.bind(1, Int64(0))
                    if let row = try count.step() { counts.append(row.integer(0)) }
                    count.reset()
                }
            }
            return counts
        }
        #expect(counts == [700, 1_400])
    }

    @Test func betweenTwoRowsOfAResultWritesRunAtOnce() async throws {
        let result = try await write { connection, statement in
            var (read, haveRun): ([Int64], [Bool]) = ([], [])
            try connection.deferringWrites {
                for number in 1...3 as ClosedRange<Int64> { try Self.insert(number, statement, in: connection) }
                try connection.query("SELECT number FROM sample WHERE number < 100 ORDER BY number") { row in
                    let hasRun = Mutex(false)
                    try connection.write { () throws(StorageError) in hasRun.withLock { $0 = true } }
                    haveRun.append(hasRun.withLock { $0 })
                    read.append(row.integer(0))
                }
                let hasRun = Mutex(false)
                try connection.write { () throws(StorageError) in hasRun.withLock { $0 = true } }
                haveRun.append(hasRun.withLock { $0 })
            }
            return (read, haveRun)
        }
        #expect(result.0 == [1, 2, 3] && result.1 == [true, true, true, false])
    }

    // MARK: - Errors

    @Test(arguments: [10, 3_000, 20_000]) func nothingRunsAfterAnError(count: Int64) async throws {
        let ran = Mutex(0)
        await #expect(throws: StorageError.self) {
            try await write { connection, statement in
                try connection.deferringWrites {
                    for number in 1...count {
                        try Self.insert(number == 5 ? 4 : number, statement, in: connection)
                        if number > 5 { try connection.write { () throws(StorageError) in ran.withLock { $0 += 1 } } }
                    }
                }
            }
        }
        #expect(ran.withLock { $0 } == 0)
    }

    @Test func aReadAfterAnErrorThrowsIt() async throws {
        await #expect(throws: StorageError.self) {
            try await write { connection, statement in
                try connection.deferringWrites {
                    for number in [1, 1] as [Int64] { try Self.insert(number, statement, in: connection) }
                    _ = try Self.numbers(connection)
                    throw Stop()
                }
            }
        }
    }

    @Test func anErrorOfTheBodyDropsTheBatch() async throws {
        let numbers = try await write { connection, statement in
            #expect(throws: Stop.self) {
                try connection.deferringWrites {
                    try Self.insert(1, statement, in: connection)
                    throw Stop()
                }
            }
            try Self.insert(2, statement, in: connection)
            return try Self.numbers(connection)
        }
        #expect(numbers == [2])
    }
}
