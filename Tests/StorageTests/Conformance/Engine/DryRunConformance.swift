import Models
import Storage
import StorageTestSupport
import Testing

/// A dry run sees the database and its own writes, which are discarded.
struct DryRunConformance {
    private static let payments = [TransactionGroup.payment(1, 12_34), .payment(2, 5_00)]

    private static func count(_ connection: Connection) throws -> Int {
        try TransactionRepository(connection, household: .own).groups(payments.map(\.id)).count
    }

    private static func deleteAll(_ connection: Connection) throws -> Int {
        try connection.execute("DELETE FROM txn WHERE household = $1", .id(ID<Household>.own))
        return try count(connection)
    }

    @Test(arguments: ConformingEngine.allCases) func itsWritesAreDiscarded(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(Self.payments)
        #expect(try await households.database.dryRun { try [Self.count($0), Self.deleteAll($0)] } == [2, 0])
        #expect(try await households.read(Self.count) == 2)
        // The next one begins with the database too.
        #expect(try await households.database.dryRun { try Self.count($0) } == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func itsErrorIsThrown(engine: ConformingEngine) async throws {
        struct Stop: Error {}
        let households = try await TestHouseholds(on: engine)
        try await households.record(Self.payments)
        await #expect(throws: Stop.self) {
            try await households.database.dryRun { connection in
                _ = try Self.deleteAll(connection)
                throw Stop()
            }
        }
        #expect(try await households.read(Self.count) == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func itChecksConstraints(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        await #expect {
            try await households.database.dryRun { connection in
                try HouseholdRepository(connection).insert(
                    Household(id: .own, name: "Twice", currency: .euro, timeZone: "UTC"), numberKey: [1], at: 0)
            }
        } throws: { error in
            if case StorageError.constraint = error { true } else { false }
        }
    }
}
