import Models
import StorageTestSupport
import Testing

@testable import Storage

struct ImportRepositoryConformance {

    private static func report(
        _ account: ID<Account>, name: String = "A", isNewAccount: Bool = false, new: Int = 1, transactions: Int = 1, from: Day? = nil,
        until: Day? = nil
    ) -> StatementReport {
        var report = StatementReport(account: account, name: name, currency: .euro, isNewAccount: isNewAccount)
        (report.new, report.known, report.matched, report.transfers, report.rejected) = (new, 2, 3, 4, 5)
        (report.from, report.until, report.transactions) = (from, until, transactions)
        return report
    }

    /// Three imports: the second of two files, the third undone. The neighbor has the first with other reports.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ImportRepository.init) { imports in
            for (id, member) in [(ID<StatementImport>(rawValue: 2), ID<Member>?.none), (1, .anna), (3, .ben)] {
                try imports.insert(id, at: id.rawValue * 100, by: member)
            }
            let (one, two) = (FileReport(file: .awkward, format: "camt"), FileReport(file: "b.qif", format: "qif"))
            try imports.insert(
                report(.checking, isNewAccount: true, from: "2026-01-01", until: "2026-01-31"), file: one, sequence: 0, of: 1)
            try imports.insert(report(.savings, new: 10, transactions: 7), file: two, sequence: 2, of: 2)
            try imports.insert(report(.checking, new: 20, transactions: 8), file: one, sequence: 0, of: 2)
            try imports.insert(report(.savings, new: 30, transactions: 9), file: one, sequence: 1, of: 2)
            try imports.insert(report(.cash), file: two, sequence: 0, of: 3)
            try imports.markUndone(3, staying: 2)
        }
        try await households.write(ImportRepository.init, of: .neighbor) { imports in
            for id in [0, 1, 9] as [ID<StatementImport>] {
                try imports.insert(id, at: 9_999, by: nil)
                for (sequence, account) in [ID<Account>.checking, .savings, .dollars].enumerated() {
                    try imports.insert(report(account, new: 99), file: FileReport(file: "n", format: "n"), sequence: sequence, of: id)
                }
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func theLatestImportsHaveTheTotalsOfTheirReports(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let all = [
            StatementImport(id: 3, at: 300, isUndone: true, stayingLines: 2, files: ["b.qif"], newLines: 1, transactions: 1),
            StatementImport(id: 2, at: 200, isUndone: false, files: [.awkward, "b.qif"], newLines: 60, transactions: 24),
            StatementImport(id: 1, at: 100, isUndone: false, files: [.awkward], newLines: 1, transactions: 1),
        ]
        for limit in [0, 1, 2, 3, 100] {
            #expect(try await households.read(ImportRepository.init) { try $0.latest(limit) } == Array(all.prefix(limit)))
        }
        let ids = try await households.read(ImportRepository.init) { imports in
            var ids: [[Int64?]] = []
            try imports.all { ids.append([$0.rawValue, $1, $2?.rawValue, $3 ? 1 : 0]) }
            return ids
        }
        #expect(ids == [[1, 100, 11, 0], [2, 200, nil, 0], [3, 300, 12, 1]])
    }

    @Test(arguments: ConformingEngine.allCases) func importsAreUndoneOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let states = try await households.read(ImportRepository.init) { imports in
            try [1, 3, 4, 9].map { try imports.isUndone(ID(rawValue: $0)) }
        }
        #expect(states == [false, true, nil, nil])
        let many = (0..<100).map { ID<StatementImport>(rawValue: $0) }
        #expect(try await households.read(ImportRepository.init) { try $0.undone(many) } == [1: false, 2: false, 3: true])
        #expect(try await households.read(ImportRepository.init) { try $0.undone([]) } == [:])
    }

    @Test(arguments: ConformingEngine.allCases) func statementsAreInTheOrderOfTheFiles(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (one, two) = try await households.read(ImportRepository.init) { try ($0.statements(of: 1), $0.statements(of: 2)) }
        #expect(one.map(\.account) == [.checking] && one[0].madeAccount && one[0].file == .awkward && one[0].newLines == 1)
        #expect(one[0].from == "2026-01-01" && one[0].until == "2026-01-31")
        #expect(two.map(\.account) == [.checking, .savings, .savings])
        #expect(two.allSatisfy { $0.from == nil && $0.until == nil && !$0.madeAccount })
        #expect(try await households.read(ImportRepository.init) { try $0.statements(of: 9) } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func reportsOutliveTheirAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let files = try #require(try await households.read(ImportRepository.init) { try $0.files(of: 2) })
        #expect(files.map(\.file) == [.awkward, "b.qif"])
        #expect(files.map { $0.statements.map(\.account) } == [[.checking, .savings], [.savings]])
        // With their present names.
        var expected = Self.report(.savings, name: "Own savings", new: 10, transactions: 7)
        #expect(files[1].statements == [expected])
        try await households.write { connection in
            try ImportRepository(connection, household: .own).detachStatements(of: .savings)
            try LedgerAccountRepository(connection, household: .own).delete(.savings)
        }
        expected.name = "A"
        expected.isAccountDeleted = true
        let later = try await households.read(ImportRepository.init) { try $0.files(of: 2) }
        #expect(later?[1].statements == [expected])
        #expect(try await households.read(ImportRepository.init) { try $0.statements(of: 2).map(\.account) } == [.checking])
        #expect(try await households.read(ImportRepository.init, of: .neighbor) { try $0.statements(of: 1).count } == 3)
        #expect(try await households.read(ImportRepository.init) { try $0.files(of: 9) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func theImportsOfAccounts(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let first = try await households.read(ImportRepository.init) { imports in
            try [
                imports.firstImport(of: .checking, otherThan: 9), imports.firstImport(of: .checking, otherThan: 1),
                imports.firstImport(of: .savings, otherThan: 2), imports.firstImport(of: .cash, otherThan: 1),
                imports.firstImport(of: .dollars, otherThan: 1),
            ]
        }
        #expect(first == [1, 2, nil, nil, nil])
        let wanted = [ID<Account>.checking, .savings, .cash, .dollars] + (1_000..<1_100).map { ID(rawValue: $0) }
        #expect(
            try await households.read(ImportRepository.init) { try $0.lastInstants(of: wanted) }
                == [.checking: 200, .savings: 200, .cash: 300])
        #expect(try await households.read(ImportRepository.init) { try $0.lastInstants(of: []) } == [:])
        try await households.write(ImportRepository.init) { try $0.setCreatingImport(.savings, by: 2) }
        #expect(try await households.read(ImportRepository.init) { try $0.statements(of: 2).map(\.madeAccount) } == [false, true, true])
        #expect(try await households.read(ImportRepository.init, of: .neighbor) { try $0.statements(of: 1).allSatisfy { !$0.madeAccount } })
    }

    @Test(arguments: ConformingEngine.allCases) func theFirstStatedBalanceIsThatOfTheOldestImport(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(ImportRepository.init) { imports in
            try imports.insertCheckpoint(account: .checking, day: "2026-01-01", amount: 1, of: 2)
            try imports.insertCheckpoint(account: .checking, day: "2026-03-01", amount: 2, of: 1)
            try imports.insertCheckpoint(account: .checking, day: "2026-02-01", amount: 3, of: 1)
            try imports.insertCheckpoint(account: .checking, day: "2026-02-01", amount: .min, of: 1)
        }
        try await households.write(ImportRepository.init, of: .neighbor) { imports in
            try imports.insertCheckpoint(account: .checking, day: "2025-01-01", amount: 9, of: 0)
        }
        let first = try await households.read(ImportRepository.init) { try $0.firstCheckpoint(of: .checking) }
        #expect(first?.day == "2026-02-01" && first?.amount == .min)
        try await households.write(ImportRepository.init) { try $0.deleteCheckpoints(of: 1) }
        let next = try await households.read(ImportRepository.init) { try $0.firstCheckpoint(of: .checking) }
        #expect(next?.day == "2026-01-01" && next?.amount == 1)
        #expect(try await households.read(ImportRepository.init) { try $0.firstCheckpoint(of: .cash) } == nil)
        #expect(try await households.read(ImportRepository.init, of: .neighbor) { try $0.firstCheckpoint(of: .checking)?.amount } == 9)
    }

    @Test(arguments: ConformingEngine.allCases) func rowsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let file = FileReport(file: "f", format: "f")
        #expect(try await households.rejects(ImportRepository.init) { try $0.insert(1, at: 0, by: nil) })
        #expect(try await households.rejects(ImportRepository.init) { try $0.insert(Self.report(.cash), file: file, sequence: 0, of: 1) })
        #expect(try await households.rejects(ImportRepository.init) { try $0.insert(Self.report(.cash), file: file, sequence: 0, of: 9) })
        #expect(try await households.rejects(ImportRepository.init) { try $0.insert(Self.report(999), file: file, sequence: 9, of: 1) })
        #expect(try await households.read(ImportRepository.init) { try $0.latest(9).map(\.newLines) } == [1, 60, 1])
    }

    @Test(arguments: ConformingEngine.allCases) func anImportNamesItsFilesAndFigures(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (names, origin, other, none, figures) = try await households.read(ImportRepository.init) { imports in
            (
                try imports.fileNames(of: 2), try imports.origin(of: 2, for: .checking), try imports.origin(of: 3, for: .checking),
                try imports.origin(of: 9, for: .checking), try imports.figures(of: [2, 3, 9])
            )
        }
        #expect(names == [.awkward, "b.qif"])
        #expect(origin?.at == 200 && origin?.isUndone == false && origin?.files == [.awkward])
        // No report is of the account: all files of the import.
        #expect(other?.at == 300 && other?.isUndone == true && other?.files == ["b.qif"])
        #expect(none == nil)
        #expect(figures.mapValues { [$0.files, $0.newLines, $0.transactions] } == [2: [2, 60, 24], 3: [1, 1, 1]])
    }

}
