import Models
import StorageTestSupport
import Testing

@testable import Storage

struct NamedTransferRepositoryConformance {
    private typealias Candidate = NamedTransferRepository.Candidate

    private static let days: ClosedRange<Day> = "2026-03-09"..."2026-03-11"

    /// Inserts a line of a transaction that names other accounts.
    private static func insert(
        _ id: Int64, of account: ID<Account> = .checking, on day: Day = "2026-03-10", _ amount: Int64, group: ID<Transaction>?,
        state: LineState = .posted, by importID: ID<StatementImport> = 1, naming names: [(String, Int64)], _ connection: Connection,
        _ household: ID<Household>
    ) throws {
        let line = StatementLineRecord(
            id: id, account: account, day: day, amount: amount, bankId: nil, textHash: 0, format: 0, state: state, group: group,
            importID: importID)
        try StatementLineRepository(connection, household: household).insert(line)
        let named = NamedTransferRepository(connection, household: household)
        for (sequence, name) in names.enumerated() { try named.insert(line, sequence: sequence, amount: name.1, name: name.0) }
    }

    @Test(arguments: ConformingEngine.allCases) func transactionsThatWaitForTheirLine(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let groups: [TransactionGroup] = [
            .payment(1, 50, from: .checking, to: .savings), .payment(2, 50, from: .checking, to: .savings, on: "2026-03-09"),
            .payment(3, 50, from: .checking, to: .cash), .payment(4, 50, from: .savings, to: .checking),
            .payment(5, 60, from: .checking, to: .savings), .payment(6, 50, from: .checking, to: .savings, on: "2026-03-12"),
            .payment(7, 50, from: .checking, to: .savings),
        ]
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(groups + (household == .own ? [] : [.payment(8, 50, from: .checking, to: .savings)]), of: household)
            try await households.write(OpenEntryRepository.init, of: household) { entries in
                // Group 7 does not wait.
                for group in groups.dropLast() + (household == .own ? [] : [.payment(8, 50, from: .checking, to: .savings)]) {
                    let part = group.parts[0]
                    let amount = part.source == .checking ? -part.amount.minorUnits : part.amount.minorUnits
                    try entries.insert(OpenEntry(account: .checking, amount: amount, day: part.sourceDay, group: group.id))
                }
            }
        }
        let found = try await households.read(NamedTransferRepository.init) { named in
            try [
                named.waiting(in: .checking, from: .savings, amount: -50, days: Self.days),
                named.waiting(in: .checking, from: .savings, amount: 50, days: Self.days),
                named.waiting(in: .savings, from: .checking, amount: 50, days: Self.days),
                named.waiting(in: .checking, from: .savings, amount: .min, days: Self.days),
            ]
        }
        #expect(
            found == [
                [Candidate(group: 2, part: 2, day: "2026-03-09"), Candidate(group: 1, part: 1, day: "2026-03-10")],
                [Candidate(group: 4, part: 4, day: "2026-03-10")], [], [],
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func linesThatNameAnAccount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            let shift: Int64 = household == .own ? 0 : 100
            try await households.record(
                [
                    .payment(ID(rawValue: 1 + shift), 50), .payment(ID(rawValue: 2 + shift), 50, on: "2026-03-09"),
                    .payment(ID(rawValue: 3 + shift), 50, from: .salary, to: .checking),
                    .payment(ID(rawValue: 4 + shift), 50, from: .checking, to: .savings),
                    .payment(ID(rawValue: 5 + shift), 50, status: .pending), .payment(ID(rawValue: 6 + shift), 50, on: "2026-03-12"),
                ], of: household)
            try await households.write(of: household) { connection in
                for (id, day, amount) in [
                    (Int64(1), Day("2026-03-10"), Int64(-50)), (2, "2026-03-09", -50), (3, "2026-03-10", 50), (4, "2026-03-10", -50),
                    (5, "2026-03-10", -50), (6, "2026-03-12", -50),
                ] {
                    try Self.insert(
                        id, on: day, amount, group: ID(rawValue: id + shift), by: 7, naming: [("savings", amount), ("cash", amount)],
                        connection, household)
                }
            }
        }
        let found = try await households.read(NamedTransferRepository.init) { named in
            try [
                named.named("savings", by: .checking, amount: -50, days: Self.days),
                named.named("savings", by: .checking, amount: 50, days: Self.days),
                named.named("cash", by: .checking, amount: 50, days: Self.days),
                named.named("Savings", by: .checking, amount: -50, days: Self.days),
                named.named("savings", by: .cash, amount: -50, days: Self.days),
                named.named("savings", by: .checking, amount: -51, days: Self.days),
            ]
        }
        #expect(
            found == [
                [
                    Candidate(group: 2, part: 2, day: "2026-03-09", importID: 7, name: "savings"),
                    Candidate(group: 1, part: 1, day: "2026-03-10", importID: 7, name: "savings"),
                ], [Candidate(group: 3, part: 3, day: "2026-03-10", importID: 7, name: "savings")],
                [Candidate(group: 3, part: 3, day: "2026-03-10", importID: 7, name: "cash")], [], [], [],
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func linesOfOneSideWithAndWithoutAName(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            let shift: Int64 = household == .own ? 0 : 100
            try await households.record(
                [
                    .payment(ID(rawValue: 1 + shift), 50), .payment(ID(rawValue: 2 + shift), 50),
                    .payment(ID(rawValue: 3 + shift), 50, from: .salary, to: .checking),
                    .payment(ID(rawValue: 4 + shift), 50, from: .checking, to: .savings), .payment(ID(rawValue: 5 + shift), 50),
                    .payment(ID(rawValue: 6 + shift), 50),
                ], of: household)
            try await households.write(of: household) { connection in
                for (id, amount, state) in [
                    (Int64(1), Int64(-50), LineState.posted), (2, -50, .joined), (3, 50, .posted), (4, -50, .posted), (5, -50, .pending),
                    (6, -50, .dropped),
                ] {
                    try Self.insert(
                        id, amount, group: ID(rawValue: id + shift), state: state, naming: id == 2 ? [("savings", amount)] : [], connection,
                        household)
                }
            }
        }
        let found = try await households.read(NamedTransferRepository.init) { named in
            try [
                named.oneSided(of: .checking, amount: -50, days: Self.days), named.oneSided(of: .checking, amount: 50, days: Self.days),
                named.oneSided(of: .cash, amount: -50, days: Self.days),
                named.oneSided(of: .checking, amount: -50, days: "2026-03-11"..."2026-03-12"),
            ]
        }
        #expect(
            found == [
                [
                    Candidate(group: 1, part: 1, day: "2026-03-10", importID: 1),
                    Candidate(group: 2, part: 2, day: "2026-03-10", importID: 1, name: "savings"),
                ], [Candidate(group: 3, part: 3, day: "2026-03-10", importID: 1)], [], [],
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func unmatchedNamesOfAnImportAreCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                [
                    .payment(1, 50), .payment(2, 50), .payment(3, 50, from: .salary, to: .checking),
                    .payment(4, 50, from: .checking, to: .savings), .payment(5, 50),
                ], of: household)
            try await households.write(of: household) { connection in
                let name = household == .own ? "savings" : "neighbor"
                for (id, amount, importID) in [(Int64(1), Int64(-50), Int64(1)), (2, -50, 1), (3, 50, 1), (4, -50, 1), (5, -50, 2)] {
                    try Self.insert(
                        id, amount, group: ID(rawValue: id), by: ID(rawValue: importID), naming: [(id == 3 ? "cash" : name, amount)],
                        connection, household)
                }
            }
        }
        let counts = try await households.read(NamedTransferRepository.init) { named in
            try [
                named.unmatched(of: .checking, days: Self.days, in: 1), named.unmatched(of: .checking, days: Self.days, in: 2),
                named.unmatched(of: .checking, days: Self.days, in: 3), named.unmatched(of: .savings, days: Self.days, in: 1),
                named.unmatched(of: .checking, days: "2026-03-11"..."2026-03-12", in: 1),
            ]
        }
        #expect(counts == [["savings": 2, "cash": 1], ["savings": 1], [:], [:], [:]])
    }

    @Test(arguments: ConformingEngine.allCases) func aNameBelongsToALine(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let line = StatementLineRecord(
            id: 1, account: .checking, day: "2026-03-10", amount: 1, bankId: nil, textHash: 0, format: 0, state: .posted, group: nil,
            importID: 1)
        #expect(try await households.rejects(NamedTransferRepository.init) { try $0.insert(line, sequence: 0, amount: 1, name: "n") })
        try await households.write { connection in
            try StatementLineRepository(connection, household: .own).insert(line)
            try NamedTransferRepository(connection, household: .own).insert(line, sequence: 0, amount: .min, name: .awkward)
        }
        #expect(try await households.rejects(NamedTransferRepository.init) { try $0.insert(line, sequence: 0, amount: 1, name: "n") })
        // It is deleted with its line.
        try await households.write(StatementLineRepository.init) { try $0.delete(line) }
        let count = try await households.read { try $0.first("SELECT COUNT(*) FROM named_transfer") { $0.int(0) } }
        #expect(count == 0)
    }
}
