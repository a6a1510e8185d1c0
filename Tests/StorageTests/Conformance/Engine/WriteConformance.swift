import Models
import Storage
import StorageTestSupport
import Testing

/// A write is committed or rolled back as a whole.
struct WriteConformance {
    private struct Stop: Error {}

    private static func rename(_ id: ID<Household>, to name: String, _ connection: Connection) throws {
        let households = HouseholdRepository(connection)
        guard var household = try households.find(id) else { throw Stop() }
        household.name = name
        try households.update(household)
    }

    private static func names(_ database: Database) async throws -> [String] {
        try await database.read { try HouseholdRepository($0).all().map(\.name) }
    }

    @Test(arguments: ConformingEngine.allCases) func aWriteSeesItsOwnRowsAndCommitsAll(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        let seen = try await database.write(nil, []) { connection in
            try Self.rename(.own, to: "One", connection)
            try Self.rename(.neighbor, to: "Two", connection)
            return try HouseholdRepository(connection).all().map(\.name)
        }
        #expect(seen == ["One", "Two"])
        #expect(try await Self.names(database) == ["One", "Two"])
    }

    @Test(arguments: ConformingEngine.allCases) func aWriteThatThrowsLeavesNothing(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        await #expect(throws: Stop.self) {
            try await database.write(nil, []) { connection in
                try Self.rename(.own, to: "One", connection)
                try Self.rename(.neighbor, to: "Two", connection)
                throw Stop()
            }
        }
        #expect(try await Self.names(database) == ["Own", "Neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func aViolatedConstraintRollsBackTheWholeWrite(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let isRejected = try await households.rejects(HouseholdRepository.init) { repository in
            var own = Household(id: .own, name: "One", currency: .euro, timeZone: "UTC")
            try repository.update(own)
            own.idleMinutes = 1
            try repository.update(own)
        }
        #expect(isRejected)
        #expect(try await Self.names(households.database) == ["Own", "Neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func aWriteThatDecidesToRollBackReturnsItsResult(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        let result = try await database.write(.own) { connection -> Database.WriteOutcome<Int> in
            try Self.rename(.own, to: "One", connection)
            return .rollback(7)
        }
        #expect(result == 7)
        #expect(try await Self.names(database) == ["Own", "Neighbor"])
        let committed = try await database.write(.own) { connection -> Database.WriteOutcome<Int> in
            try Self.rename(.own, to: "One", connection)
            return .commit(8, Change(household: .own, topics: []))
        }
        #expect(committed == 8)
        #expect(try await Self.names(database) == ["One", "Neighbor"])
    }

    /// Each write reads the revision and then stores the next one; if two ran at once, one would be lost.
    @Test(.timeLimit(.minutes(60)), arguments: ConformingEngine.allCases)
    func writesOfSeveralTasksAreSerialized(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        @Sendable func increment(_ connection: Connection) throws -> Int64 {
            let next = try HouseholdRepository(connection).revision(of: .own) + 1
            try connection.execute("UPDATE household SET revision = $1 WHERE id = $2", .integer(next), .id(ID<Household>.own))
            return next
        }
        let results = try await withThrowingTaskGroup(of: Int64.self) { group in
            for number in 0..<60 {
                group.addTask {
                    guard number % 2 == 0 else { return try await database.write(.own, []) { try increment($0) } }
                    return try await database.groupedWrite(.own) { connection in
                        .commit(try increment(connection), Change(household: .own, topics: []))
                    }
                }
            }
            return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
        }
        #expect(results == Set(2...61))
        #expect(try await database.read { try HouseholdRepository($0).revision(of: .own) } == 61)
    }

    @Test(arguments: ConformingEngine.allCases) func aGroupedWriteCommitsRollsBackOrFails(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        let committed = try await database.groupedWrite(.own) { connection in
            try Self.rename(.own, to: "One", connection)
            return Database.WriteOutcome.commit(1, Change(household: .own, topics: []))
        }
        let rolledBack = try await database.groupedWrite(.own) { connection in
            try Self.rename(.own, to: "Two", connection)
            return Database.WriteOutcome<Int>.rollback(2)
        }
        await #expect(throws: Stop.self) {
            try await database.groupedWrite(.own) { connection -> Database.WriteOutcome<Int> in
                try Self.rename(.own, to: "Three", connection)
                throw Stop()
            }
        }
        #expect([committed, rolledBack] == [1, 2])
        #expect(try await Self.names(database) == ["One", "Neighbor"])
    }

    @Test(.timeLimit(.minutes(60)), arguments: ConformingEngine.allCases)
    func aFailedWriteBehindIsDroppedAndReported(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        let (failures, continuation) = AsyncStream<Bool>.makeStream()
        database.writeBehind {
            try Self.rename(.own, to: "One", $0)
        } onFailure: { _ in
            continuation.yield(false)
        }
        database.writeBehind {
            try Self.rename(.neighbor, to: "Two", $0)
            throw Stop()
        } onFailure: { error in
            continuation.yield(error is Stop)
            continuation.finish()
        }
        let reported = await failures.reduce(into: []) { $0.append($1) }
        #expect(reported == [true])
        // Queued after both.
        try await database.write(nil, []) { _ in }
        #expect(try await Self.names(database) == ["One", "Neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func onlyCommittedChangesAreAnnounced(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        defer { withExtendedLifetime(households) {} }
        let database = households.database
        var changes = database.feed.changes().makeAsyncIterator()
        let first = try #require(try await announced(.rules, in: database, &changes))
        await #expect(throws: Stop.self) { try await database.write(.own, [.rates]) { _ in throw Stop() } }
        _ = try await database.write(.own) { _ in Database.WriteOutcome<Int>.rollback(0) }
        _ = try await database.dryRun { _ in 0 }
        let second = try #require(try await announced(.imports, in: database, &changes))
        #expect([first.household, second.household] == [.own, .own])
        #expect([first.topics, second.topics] == [[.rules], [.imports]])
        #expect(second.number == first.number + 1)
    }

    /// The next change after a write.
    private func announced(
        _ topic: Topic, in database: Database, _ changes: inout AsyncStream<Change>.AsyncIterator
    ) async throws -> Change? {
        try await database.write(.own, [topic]) { _ in }
        return await changes.next(isolation: nil)
    }
}
