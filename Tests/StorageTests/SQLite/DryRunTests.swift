import Foundation
import Models
import Synchronization
import TestTools
import Testing

@testable import Storage

/// Dry runs on a snapshot are discarded and do not block writes.
@Suite struct DryRunTests {

    /// A database with a test table in a temporary folder.
    private final class TestDatabase {
        let folder: TemporaryFolder
        let path: String
        let database: Database

        init() async throws {
            folder = try TemporaryFolder()
            path = folder.file("coffer.sqlite")
            database = try Database.open(path: path)
            try await database.write(nil, []) { connection in
                try connection.script("CREATE TABLE item (id INTEGER PRIMARY KEY, value INTEGER NOT NULL, text TEXT NOT NULL)")
                try connection.script("CREATE TABLE total (count INTEGER NOT NULL, sum INTEGER NOT NULL)")
                try connection.execute("INSERT INTO total (count, sum) VALUES (0, 0)")
            }
        }

        var names: [String] { folder.names }
    }

    /// Adds items and updates their stored count and sum.
    private static func add(_ count: Int, _ connection: Connection) throws {
        let insert = try connection.prepare("INSERT INTO item (value, text) VALUES ($1, $2)")
        for number in 0..<count {
            insert.bind(1, Int64(number))
            insert.bind(2, String(repeating: "x", count: 400))
            try insert.run()
        }
        try connection.execute("UPDATE total SET count = (SELECT COUNT(*) FROM item), sum = (SELECT SUM(value) FROM item)")
    }

    private static func count(_ connection: Connection) throws -> Int {
        try connection.first("SELECT COUNT(*) FROM item") { $0.int(0) } ?? -1
    }

    /// Whether the stored count and sum match the items.
    private static func isConsistent(_ connection: Connection) throws -> Bool {
        try connection.first(
            "SELECT count = (SELECT COUNT(*) FROM item) AND sum = (SELECT COALESCE(SUM(value), 0) FROM item) FROM total"
        ) { $0.bool(0) } ?? false
    }

    @Test func aDryRunSeesItsWritesAndDiscardsThem() async throws {
        let fixture = try await TestDatabase()
        try await fixture.database.write(nil, []) { try Self.add(10, $0) }
        let seen = try await fixture.database.dryRun(timeout: .seconds(60)) { connection in
            try Self.add(5, connection)
            return try Self.count(connection)
        }
        #expect(seen == 15)
        #expect(try await fixture.database.read { try Self.count($0) } == 10)
        #expect(fixture.names.allSatisfy { $0.hasPrefix("coffer.sqlite") && !$0.contains("trial") })
        struct Stop: Error {}
        await #expect(throws: Stop.self) {
            try await fixture.database.dryRun(timeout: .seconds(60)) { connection in
                try Self.add(5, connection)
                throw Stop()
            }
        }
        #expect(try await fixture.database.dryRun(timeout: .seconds(60)) { try Self.count($0) } == 10)
        try await fixture.database.close()
    }

    @Test func otherWritesContinueDuringADryRun() async throws {
        let fixture = try await TestDatabase()
        try await fixture.database.write(nil, []) { try Self.add(10, $0) }
        // Simulates another process with a short timeout.
        let other = try Database.open(path: fixture.path, timeout: .milliseconds(100))
        let own = fixture.database
        let (first, second) = (Gate(), Gate())
        async let counts = own.dryRun(timeout: .seconds(60)) { connection in
            try Self.add(1, connection)
            first.pause()
            let between = try Self.count(connection)
            second.pause()
            try Self.add(1, connection)
            return [between, try Self.count(connection)]
        }
        await first.isReached()
        try await own.write(nil, []) { try Self.add(100, $0) }
        first.open()
        await second.isReached()
        try await other.write(nil, []) { try Self.add(1_000, $0) }
        #expect(try await own.read { try Self.count($0) } == 1_110)
        second.open()
        #expect(try await counts == [11, 12])
        #expect(try await other.read { try Self.count($0) } == 1_110)
        try await other.close()
        try await own.close()
    }

    /// Pages that do not fit the cache are written to the dry run's own file.
    @Test func aDryRunLargerThanItsCacheIsComplete() async throws {
        let fixture = try await TestDatabase()
        try await fixture.database.write(nil, []) { try Self.add(2_000, $0) }
        let result = try await fixture.database.dryRun(timeout: .seconds(60)) { connection in
            try connection.script("PRAGMA cache_size = 20")
            try Self.add(20_000, connection)
            try connection.execute("DELETE FROM item WHERE id % 3 = 0")
            try connection.execute("UPDATE total SET count = (SELECT COUNT(*) FROM item), sum = (SELECT SUM(value) FROM item)")
            return (try Self.count(connection), try Self.isConsistent(connection), try connection.brokenReferences())
        }
        #expect(result.0 == 14_667 && result.1 && result.2.isEmpty)
        #expect(try await fixture.database.read { try Self.count($0) } == 2_000)
        try await fixture.database.close()
    }

    /// The write-ahead log is checkpointed and restarted during dry runs.
    @Test func dryRunsSeeWholeTransactionsDuringOtherWrites() async throws {
        let fixture = try await TestDatabase()
        let database = fixture.database
        try await database.write(nil, []) { try $0.script("PRAGMA wal_autocheckpoint = 20") }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                for number in 0..<150 {
                    try await database.write(timeout: .seconds(60), nil, []) { try Self.add(number % 40 + 1, $0) }
                    if number % 7 == 0 {
                        try await database.write(nil, []) {
                            try $0.execute("DELETE FROM item WHERE id % 5 = 1")
                            try Self.add(1, $0)
                        }
                    }
                }
                return true
            }
            for _ in 0..<40 {
                group.addTask {
                    try await database.dryRun(timeout: .seconds(60)) { connection in
                        let wasWhole = try Self.isConsistent(connection)
                        try Self.add(30, connection)
                        return try wasWhole && Self.isConsistent(connection)
                    }
                }
            }
            for try await isConsistent in group { #expect(isConsistent) }
        }
        #expect(try await database.read { try Self.isConsistent($0) })
        try await database.close()
    }

    @Test func aDryRunThatCannotStartInTimeTimesOut() async throws {
        let fixture = try await TestDatabase()
        let database = fixture.database
        let gate = Gate()
        let first = Task {
            try await database.dryRun(timeout: .seconds(60)) { _ in
                gate.pause()
                return 1
            }
        }
        await gate.isReached()
        await #expect(throws: StorageError.locked) { try await database.dryRun(timeout: .milliseconds(20)) { _ in 2 } }
        gate.open()
        #expect(try await first.value == 1)
        #expect(try await database.dryRun(timeout: .seconds(60)) { _ in 3 } == 3)
        try await database.close()
    }
}
