import Foundation
import Testing

@testable import Storage

/// Reads of a file, each from one snapshot.
@Suite struct SnapshotTests {

    private struct Stop: Error {}

    private func withFile(_ body: (Database) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "coffer-\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) } }
        let database = try DatabaseFile.open(path: path)
        try body(database)
        try database.close()
    }

    private func addHousehold(_ id: Int64, to database: Database) throws {
        try database.write(nil, []) { connection in
            _ = try connection.execute(
                "INSERT INTO household (id, name, currency, time_zone, number_key, created_at, revision) VALUES ($1, '', 978, '', $2, 0, 0)",
                .integer(id), .blob([0]))
        }
    }

    private static func households(_ connection: Connection) throws -> Int64? {
        try connection.first("SELECT COUNT(*) FROM household") { $0.integer(0) }
    }

    @Test func whatIsWrittenDuringAReadIsNotInIt() throws {
        try withFile { database in
            try addHousehold(1, to: database)
            let seen = try database.read { connection in
                let before = try Self.households(connection)
                try addHousehold(2, to: database)
                return [before, try Self.households(connection)]
            }
            #expect(seen == [1, 1])
            #expect(try database.read(Self.households) == 2)
        }
    }

    @Test func aReadThatFailsLeavesNothingOpen() throws {
        try withFile { database in
            // More often than there are connections.
            for id in 1...10 as ClosedRange<Int64> {
                #expect(throws: (any Error).self) {
                    try database.read { connection in
                        _ = try Self.households(connection)
                        throw Stop()
                    }
                }
                try addHousehold(id, to: database)
                #expect(try database.read(Self.households) == id)
            }
        }
    }
}
