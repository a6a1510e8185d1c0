import Models
import Storage
import StorageTestSupport
import TestTools
import Testing

/// A read is one snapshot.
struct SnapshotConformance {

    private static func revision(_ connection: Connection) throws -> Int64 {
        try HouseholdRepository(connection).revision(of: .own)
    }

    @Test(.timeLimit(.minutes(60)), arguments: ConformingEngine.allCases)
    func aReadDoesNotSeeALaterWrite(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let database = households.database
        let gate = Gate()
        async let seen = database.longRead { connection in
            let before = try Self.revision(connection)
            gate.pause()
            return [before, try Self.revision(connection)]
        }
        await gate.isReached()
        async let touched: Void = database.write(.own, []) { try HouseholdRepository($0).touch(.own) }
        if engine.writesDuringReads { try await touched }
        gate.open()
        #expect(try await seen == [1, 1])
        try await touched
        #expect(try await database.read(Self.revision) == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func everyKindOfReadSeesCommittedWrites(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        for expected in 2...20 as ClosedRange<Int64> {
            try await database.write(.own, []) { try HouseholdRepository($0).touch(.own) }
            #expect(try await database.read(Self.revision) == expected)
            #expect(try await database.readOne(Self.revision) == expected)
            #expect(try await database.longRead { try Self.revision($0) } == expected)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aFailedReadThrowsItsErrorAndEndsItsSnapshot(engine: ConformingEngine) async throws {
        struct Stop: Error {}
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        // More often than an engine has connections.
        for expected in 2...20 as ClosedRange<Int64> {
            await #expect(throws: Stop.self) {
                try await database.read { connection in
                    _ = try Self.revision(connection)
                    throw Stop()
                }
            }
            try await database.write(.own, []) { try HouseholdRepository($0).touch(.own) }
            #expect(try await database.read(Self.revision) == expected)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aReadInsideARowOfAnotherIsIndependent(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let names = try await households.read { connection in
            let sql: SQL = "SELECT id FROM household WHERE id >= $1 ORDER BY id"
            var pairs: [[Int64]] = []
            try connection.query(sql, 1) { outer in
                let id = outer.integer(0)
                try connection.query(sql, .integer(id)) { pairs.append([id, $0.integer(0)]) }
            }
            return pairs
        }
        #expect(names == [[1, 1], [1, 2], [2, 2]])
    }

    @Test(arguments: ConformingEngine.allCases) func aHealthyDatabaseIsHealthy(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try withExtendedLifetime(households) { try households.database.checkHealth() }
    }
}
