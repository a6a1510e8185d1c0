import Foundation
import TestTools
import Testing

@testable import Storage

/// The reading connections to a file.
@Suite struct SnapshotTests {

    private func withFile(_ body: (Database) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let database = try Database.open(path: path)
        try await body(database)
        try await database.close()
    }

    private func addHousehold(_ id: Int64, to database: Database) async throws {
        try await database.write(nil, []) { connection in
            _ = try connection.execute(
                "INSERT INTO household (id, name, currency, time_zone, number_key, created_at, revision) VALUES ($1, '', 978, '', $2, 0, 0)",
                .integer(id), .blob([0]))
        }
    }

    private static func households(_ connection: Connection) throws -> Int64? {
        try connection.first("SELECT COUNT(*) FROM household") { $0.integer(0) }
    }

    @Test func equalPreparedStatementsAreIndependent() async throws {
        try await withFile { database in
            for id in 1...3 as ClosedRange<Int64> { try await addHousehold(id, to: database) }
            let found: [Int64?] = try await database.read { connection in
                let sql: SQL = "SELECT id FROM household WHERE id >= $1 ORDER BY id"
                let (first, second) = (try connection.prepare(sql), try connection.prepare(sql))
                first.bind(1, Int64(2))
                second.bind(1, Int64(3))
                let a = try first.step()?.integer(0)
                let b = try second.step()?.integer(0)
                // The same statement, run in between.
                let c = try connection.first(sql, 1) { $0.integer(0) }
                let d = try first.step()?.integer(0)
                return [a, b, c, d]
            }
            #expect(found == [2, 3, 1, 3])
        }
    }

    @Test func concurrentReads() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let database = try Database.open(path: path)
        try await addHousehold(1, to: database)
        await withTaskGroup(of: Int64?.self) { group in
            for _ in 0..<40 { group.addTask { try? await database.read(Self.households) } }
            for await count in group { #expect(count == 1) }
        }
        try await database.close()
        // The last connection checkpoints the log.
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        await #expect(throws: (any Error).self) { try await database.read(Self.households) }
    }
}
