import Models
import Storage
import StorageTestSupport
import Testing

struct ExportRepositoryConformance {

    private static func ids(
        _ households: TestHouseholds, of ledgerAccount: LedgerAccountID? = nil, from: Day? = nil, until: Day? = nil
    ) async throws -> [Int64] {
        try await households.read(ExportRepository.init) { export in
            var ids: [Int64] = []
            try export.groups(of: ledgerAccount, from: from, until: until) { ids.append($0.id.rawValue) }
            return ids
        }
    }

    @Test(arguments: ConformingEngine.allCases) func groupsAreInDayOrderEachOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var split = TransactionGroup.payment(3, 1, on: "2026-03-10", note: .awkward)
        split.parts += TransactionGroup.payment(4, 1, to: .salary, on: "2026-03-10").parts
        let groups: [TransactionGroup] = [
            .payment(1, 1, on: "2026-03-12"), .payment(2, 1, from: .salary, to: .checking, on: "2026-03-10"), split,
            .payment(5, 1, from: .savings, to: .checking, on: "2026-03-09", arriving: "2026-03-13"),
            .payment(6, 1, from: .cash, on: "2026-03-11"),
        ]
        try await households.record(groups)
        try await households.record(.payment(7, 1, on: "2026-01-01"), of: .neighbor)
        #expect(try await Self.ids(households) == [5, 2, 3, 6, 1])
        #expect(try await Self.ids(households, from: "2026-03-10", until: "2026-03-11") == [2, 3, 6])
        // By the days of its side.
        #expect(try await Self.ids(households, of: .checking) == [2, 3, 1, 5])
        #expect(try await Self.ids(households, of: .checking, from: "2026-03-12", until: "2026-03-12") == [1])
        #expect(try await Self.ids(households, of: .dollars) == [])
        #expect(try await households.read(ExportRepository.init) { try $0.firstDay() } == "2026-03-09")
        #expect(try await TestHouseholds(on: engine).read(ExportRepository.init) { try $0.firstDay() } == nil)
        let found = try await households.read(ExportRepository.init) { export in
            var found: [TransactionGroup] = []
            try export.groups(from: "2026-03-10", until: "2026-03-10") { found.append($0) }
            return found
        }
        #expect(found == [groups[1], split])
    }

    @Test(arguments: ConformingEngine.allCases) func manyGroupsKeepTheirOrder(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let sources: [LedgerAccountID] = [.checking, .savings, .cash]
        try await households.record((1...130).map { .payment(ID(rawValue: $0), 1, from: sources[Int($0 % 3)]) })
        #expect(try await Self.ids(households) == Array(1...130))
    }

    @Test(arguments: ConformingEngine.allCases) func linesOfAnAccount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(.payment(1, 1), .payment(2, 1, from: .cash), of: household)
            try await households.write(of: household) { connection in
                let lines = try StatementLineRepository(connection, household: household)
                for (id, day) in [(Int64(2), Day("2026-03-10")), (1, "2026-03-11"), (3, "2026-03-12")] {
                    try lines.insert(
                        StatementLineRecord(
                            id: id, account: .checking, day: day, amount: household == .own ? id : 99, bankId: .awkward, textHash: 0,
                            format: 0,
                            state: .joined, group: ID(rawValue: id), importID: 5))
                }
            }
        }
        let amounts = try await households.read(ExportRepository.init) { export in
            var amounts: [Int64] = []
            try export.lines(of: .checking, from: "2026-03-10", until: "2026-03-11") { line in
                if line.bankId == .awkward, line.state == .joined, line.group?.rawValue == line.amount, line.importID == 5 {
                    amounts.append(line.amount)
                }
            }
            return amounts
        }
        #expect(amounts == [2, 1])
    }
}
