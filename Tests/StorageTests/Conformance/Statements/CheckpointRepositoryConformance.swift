import Models
import StorageTestSupport
import Testing

@testable import Storage

struct CheckpointRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func statedAndManualBalances(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CheckpointRepository.init) { checkpoints in
            for (account, day, amount, source) in [
                (ID<Account>.checking, Day("2026-03-10"), Int64.min, ID<StatementImport>?.some(2)), (.checking, "2026-03-10", 1, 1),
                (.checking, "2026-03-12", 9, nil), (.checking, "2026-03-12", .max, nil), (.checking, "2026-03-09", 3, 3),
                (.cash, "2026-03-11", 4, nil),
                (.savings, "2026-03-08", 5, 1),
            ] {
                try checkpoints.insert(account: account, day: day, amount: amount, source: source)
            }
        }
        try await households.write(CheckpointRepository.init, of: .neighbor) { checkpoints in
            for account in [ID<Account>.checking, .cash] {
                try checkpoints.insert(account: account, day: "2026-04-01", amount: 7, source: 9)
            }
        }
        let wanted = [ID<Account>.checking, .cash, .savings, .dollars] + (1_000..<1_100).map { ID(rawValue: $0) }
        let latest = try await households.read(CheckpointRepository.init) { checkpoints in
            try wanted.prefix(4).map { try checkpoints.latest($0).map { "\($0.day) \($0.amount)" } }
        }
        #expect(latest == ["2026-03-10 \(Int64.min)", nil, "2026-03-08 5", nil])
        let some = try await households.read(CheckpointRepository.init) { try $0.latest(of: wanted).mapValues { "\($0.day) \($0.amount)" } }
        #expect(some == [.checking: "2026-03-10 \(Int64.min)", .savings: "2026-03-08 5"])
        @Sendable func all(from: Day, until: Day) async throws -> [[Int64?]] {
            try await households.read(CheckpointRepository.init) { checkpoints in
                var all: [[Int64?]] = []
                try checkpoints.all(of: .checking, from: from, until: until) { all.append([$1, $2?.rawValue]) }
                return all
            }
        }
        #expect(try await all(from: "2026-03-09", until: "2026-03-12") == [[3, 3], [1, 1], [.min, 2], [.max, nil]])
        #expect(try await all(from: "2026-03-11", until: "2026-03-11") == [])
        try await households.write(CheckpointRepository.init) { try $0.deleteManual(of: .checking) }
        #expect(try await all(from: "0001-01-01", until: "9999-12-31") == [[3, 3], [1, 1], [.min, 2]])
        #expect(
            try await households.rejects(CheckpointRepository.init) {
                try $0.insert(account: 999, day: "2026-03-10", amount: 1, source: nil)
            })
    }

    @Test(arguments: ConformingEngine.allCases) func theLastDayOfAStatementIsThatOfALineOrBalance(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        func line(_ account: ID<Account>, _ day: Day) -> StatementLineRecord {
            StatementLineRecord(
                id: 1, account: account, day: day, amount: 1, bankId: nil, textHash: 0, format: 0, state: .posted, group: nil, importID: 1)
        }
        let lines = [line(.checking, "2026-03-12"), line(.checking, "2026-03-11"), line(.savings, "2026-03-01")]
        try await households.write { connection in
            let repository = try StatementLineRepository(connection, household: .own)
            for line in lines { try repository.insert(line) }
            let checkpoints = CheckpointRepository(connection, household: .own)
            for account in [ID<Account>.checking, .savings] {
                try checkpoints.insert(account: account, day: "2026-03-10", amount: 1, source: 1)
            }
            try checkpoints.insert(account: .cash, day: "2026-03-10", amount: 1, source: nil)
        }
        try await households.write(CheckpointRepository.init, of: .neighbor) {
            try $0.insert(account: .cash, day: "2026-03-10", amount: 1, source: 1)
        }
        let days = try await households.read(CheckpointRepository.init) { checkpoints in
            try [ID<Account>.checking, .savings, .cash].map { try checkpoints.lastStatementDay(of: $0) }
        }
        #expect(days == ["2026-03-12", "2026-03-10", nil])
    }
}
