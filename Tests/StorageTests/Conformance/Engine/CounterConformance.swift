import Models
import StorageTestSupport
import Testing

@testable import Storage

/// The cost of reads and writes is counted.
struct CounterConformance {

    @Test(arguments: ConformingEngine.allCases) func everyRunOfAStatementIsCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let counts = try await households.read { connection in
            let sql: SQL = "SELECT name FROM household WHERE id = $1"
            var counts = [connection.counters.statements]
            _ = try connection.first(sql, 1) { $0.text(0) }
            counts.append(connection.counters.statements)
            _ = try connection.all(sql, 3) { $0.text(0) }
            counts.append(connection.counters.statements)
            let statement = try connection.prepare(sql)
            counts.append(connection.counters.statements)
            for id in 1...3 as ClosedRange<Int64> {
                statement.bind(1, id)
                while try statement.step() != nil {}
            }
            counts.append(connection.counters.statements)
            return counts
        }
        #expect(counts.map { $0 - counts[0] } == [0, 1, 2, 2, 5])
    }

    @Test(arguments: ConformingEngine.allCases) func aSetOfIDsIsOneStatementForEach64(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let costs = try await households.read { connection in
            try [0, 1, 8, 9, 64, 65, 128, 129].map { count in
                let before = connection.counters.statements
                _ = try LedgerAccountRepository(connection, household: .own).all((0..<count).map { LedgerAccountID(rawValue: Int64($0)) })
                return connection.counters.statements - before
            }
        }
        #expect(costs == [0, 1, 1, 1, 1, 2, 2, 3])
    }

    @Test(arguments: ConformingEngine.allCases) func aDatabaseAddsUpItsReadsAndWrites(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let database = households.database
        func cost(of body: () async throws -> Void) async throws -> Int {
            let before = database.counters.statements
            try await body()
            return database.counters.statements - before
        }
        let read = try await cost { _ = try await database.readOne { try HouseholdRepository($0).isSetUp() } }
        #expect(read == 1)
        let reads = try await cost {
            _ = try await database.read { connection in
                try (HouseholdRepository(connection).isSetUp(), HouseholdRepository(connection).nextID(database.ids))
            }
        }
        // A snapshot may begin and end with statements.
        #expect((2...4).contains(reads))
        let writes = try await cost {
            try await database.write(.own, []) { connection in
                for _ in 0..<10 { try HouseholdRepository(connection).touch(.own) }
            }
        }
        // The lock of the household may be a statement.
        #expect((10...11).contains(writes))
        let failed = try await cost {
            try await households.rollBack(HouseholdRepository.init) { repository in for _ in 0..<10 { try repository.touch(.own) } }
        }
        #expect((10...11).contains(failed))
    }
}
