import Models
import StorageTestSupport
import Testing

@testable import Storage

struct StatementLineRepositoryConformance {

    private static func line(
        _ id: Int64, of account: ID<Account> = .checking, on day: Day = "2026-03-10", _ amount: Int64 = -1, bankId: String? = nil,
        state: LineState = .posted, group: ID<Transaction>? = nil, by importID: ID<StatementImport> = 1
    ) -> StatementLineRecord {
        StatementLineRecord(
            id: id, account: account, day: day, amount: amount, bankId: bankId, textHash: id, format: 2, state: state, group: group,
            importID: importID)
    }

    private static let full = StatementLineRecord(
        id: .max, account: .checking, day: "9999-12-31", amount: .min, bankId: .awkward, textHash: .min, format: .max, state: .alias,
        group: ID(rawValue: .max), importID: ID(rawValue: .max))

    /// Both households have the given lines, and the imports 1 to 3.
    private static func households(on engine: ConformingEngine, _ lines: [StatementLineRecord]) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                for id in [1, 2, 3] as [ID<StatementImport>] {
                    try ImportRepository(connection, household: household).insert(id, at: 0, by: nil)
                }
                let repository = try StatementLineRepository(connection, household: household)
                for line in lines {
                    var line = line
                    if household == .neighbor { line.textHash = 99 }
                    try repository.insert(line)
                }
            }
        }
        return households
    }

    private static func all(
        _ households: TestHouseholds, of account: ID<Account> = .checking, household: ID<Household> = .own, from: Day = "0001-01-01",
        until: Day = "9999-12-31"
    ) async throws -> [StatementLineRecord] {
        try await households.read(StatementLineRepository.init, of: household) { repository in
            var lines: [StatementLineRecord] = []
            try repository.lines(of: account, from: from, until: until) { lines.append($0) }
            return lines
        }
    }

    @Test(arguments: ConformingEngine.allCases) func linesAreOrderedByDayAndID(engine: ConformingEngine) async throws {
        let lines = [
            Self.line(3, on: "2026-03-11", state: .pending), Self.full, Self.line(2, state: .note), Self.line(1, state: .joined, group: 4),
            Self.line(5, on: "2026-03-12", state: .dropped), Self.line(1, of: .cash),
        ]
        let households = try await Self.households(on: engine, lines)
        #expect(try await Self.all(households) == [lines[3], lines[2], lines[0], lines[4], lines[1]])
        #expect(try await Self.all(households, from: "2026-03-11", until: "2026-03-12") == [lines[0], lines[4]])
        #expect(try await Self.all(households, of: .cash) == [lines[5]])
        #expect(try await Self.all(households, of: .savings) == [])
        let found = try await households.read(StatementLineRepository.init) { repository in
            try [
                repository.line(.max, of: .checking, on: "9999-12-31"), repository.line(1, of: .checking, on: "2026-03-11"),
                repository.line(1, of: .savings, on: "2026-03-10"),
            ]
        }
        #expect(found == [Self.full, nil, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func whetherAndSinceWhenAnAccountHasLines(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine, [Self.line(1, on: "2026-03-11"), Self.line(2, on: "2026-03-10"), Self.line(3, of: .cash, on: "2026-01-01")])
        let (has, first) = try await households.read(StatementLineRepository.init) { repository in
            try (
                [repository.hasLines(.checking), repository.hasLines(.savings)],
                [repository.firstDay(of: .checking), repository.firstDay(of: .savings)]
            )
        }
        #expect(has == [true, false])
        #expect(first == ["2026-03-10", nil])
    }

    @Test(arguments: ConformingEngine.allCases) func linesWithABankIDAreNewestFirstAndAtMost20(engine: ConformingEngine) async throws {
        let lines = (1...25).map { Self.line($0, on: Day("2026-03-01").adding(days: Int($0 % 2)), bankId: .awkward) }
        let households = try await Self.households(
            on: engine, lines + [Self.line(99, bankId: "other"), Self.line(98), Self.line(97, of: .cash, bankId: .awkward)])
        let found = try await households.read(StatementLineRepository.init) { try $0.lines(of: .checking, bankId: .awkward) }
        let odd = stride(from: Int64(25), through: 1, by: -2)
        let even = stride(from: Int64(24), through: 2, by: -2)
        #expect(found.map(\.id) == Array((Array(odd) + Array(even)).prefix(20)))
        #expect(try await households.read(StatementLineRepository.init) { try $0.lines(of: .checking, bankId: "none") } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func pagesOfAnImportContinueAfterALine(engine: ConformingEngine) async throws {
        let days: [Day] = ["2026-03-09", "2026-03-10", "2026-03-11"]
        let lines = (1...9).map { Self.line($0, on: days[Int($0 - 1) / 3]) }
        let households = try await Self.households(
            on: engine, lines + [Self.line(20, by: 2), Self.line(21, of: .cash), Self.line(22, on: "2026-03-12")])
        for limit in [1, 2, 3, 4, 9, 10] {
            var found: [StatementLineRecord] = []
            while true {
                let last = found.last
                let page = try await households.read(StatementLineRepository.init) {
                    try $0.page(of: .checking, 1, after: last, from: "2026-03-09", until: "2026-03-11", limit: limit)
                }
                #expect(page.count <= limit)
                guard !page.isEmpty else { break }
                found += page
            }
            #expect(found == lines)
        }
        let later = try await households.read(StatementLineRepository.init) {
            try $0.page(of: .checking, 1, after: nil, from: "2026-03-10", until: "2026-03-10", limit: 9)
        }
        #expect(later == Array(lines[3..<6]))
    }

    @Test(arguments: ConformingEngine.allCases) func aLineIsUpdatedMatchedAndDeleted(engine: ConformingEngine) async throws {
        let lines = [Self.line(1), Self.line(1, on: "2026-03-11"), Self.line(1, of: .cash), Self.line(2)]
        let households = try await Self.households(on: engine, lines)
        var dropped = Self.line(1, state: .dropped, group: 7, by: 3)
        let updated = dropped
        try await households.write(StatementLineRepository.init) { try $0.update(updated) }
        #expect(try await Self.all(households) == [updated, lines[3], lines[1]])
        try await households.write(StatementLineRepository.init) { repository in
            try repository.join(
                PostedLine(id: 1, account: .checking, day: "2026-03-10", amount: 0, group: 9, importID: 9), to: 8,
                keeping: TransactionGroup(id: 9, parts: []))
        }
        (dropped.state, dropped.group) = (.joined, 8)
        #expect(try await Self.all(households) == [dropped, lines[3], lines[1]])
        try await households.write(StatementLineRepository.init) { repository in
            for line in [lines[0], lines[1], Self.line(9)] { try repository.delete(line) }
        }
        #expect(try await Self.all(households) == [lines[3]])
        #expect(try await Self.all(households, of: .cash) == [lines[2]])
        #expect(try await Self.all(households, household: .neighbor).map(\.state) == [.posted, .posted, .posted])
    }

    @Test(arguments: ConformingEngine.allCases) func postedLinesNameTheirFirstCounterpart(engine: ConformingEngine) async throws {
        let lines = [
            Self.line(2, 5, group: 7), Self.line(1, -5, group: 8, by: 2), Self.line(3), Self.line(4, state: .joined, group: 9),
            Self.line(5, on: "2026-03-12", group: 10), Self.line(6, of: .cash, group: 11),
        ]
        let households = try await Self.households(on: engine, lines)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(NamedTransferRepository.init, of: household) { named in
                let name = household == .own ? "savings" : "neighbor"
                try named.insert(lines[0], sequence: 0, amount: 3, name: name)
                try named.insert(lines[0], sequence: 1, amount: 2, name: "cash")
                if household == .neighbor { try named.insert(lines[1], sequence: 0, amount: 1, name: name) }
            }
        }
        let found = try await households.read(StatementLineRepository.init) { repository in
            var found: [PostedLine] = []
            try repository.postedLines(of: .checking, from: "2026-03-10", until: "2026-03-11") { found.append($0) }
            return found
        }
        #expect(
            found == [
                PostedLine(id: 1, account: .checking, day: "2026-03-10", amount: -5, group: 8, importID: 2),
                PostedLine(id: 2, account: .checking, day: "2026-03-10", amount: 5, group: 7, importID: 1, name: "savings"),
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func groupsOfAnImportAndThoseChangedSince(engine: ConformingEngine) async throws {
        let states: [LineState] = [.note, .posted, .pending, .joined, .dropped, .alias]
        let lines = states.enumerated().map { Self.line(Int64($0 + 1), state: $1, group: ID(rawValue: Int64($0 + 1))) }
        let households = try await Self.households(
            on: engine,
            lines + [
                Self.line(7, state: .posted), Self.line(8, group: 8, by: 2), Self.line(9, on: "2026-03-11", group: 9),
                Self.line(10, of: .cash, group: 10),
            ])
        var changed = TransactionGroup.payment(3, 1)
        changed.revision = 2
        try await households.record(.payment(2, 1), changed)
        var neighbors = TransactionGroup.payment(2, 1)
        neighbors.revision = 5
        try await households.record(neighbors, of: .neighbor)
        for (isChanged, expected) in [(false, [2, 3, 4]), (true, [3])] as [(Bool, [Int64])] {
            let found = try await households.read(StatementLineRepository.init) { repository in
                var found: [Int64] = []
                try repository.groups(of: .checking, 1, from: "2026-03-10", until: "2026-03-10", changed: isChanged) {
                    found.append($0.rawValue)
                }
                return found
            }
            #expect(found.sorted() == expected)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func furtherImportsOfALine(engine: ConformingEngine) async throws {
        let lines = [Self.line(1), Self.line(2), Self.line(3, on: "2026-03-11"), Self.line(4, on: "2026-03-12")]
        let households = try await Self.households(on: engine, lines)
        try await households.write(StatementLineRepository.init) { repository in
            for (line, importID) in [
                (lines[0], ID<StatementImport>(rawValue: 3)), (lines[0], 2), (lines[0], 2), (lines[2], 3), (lines[3], 2),
            ] {
                try repository.markSeen(account: line.account, day: line.day, line: line.id, by: importID)
            }
        }
        try await households.write(StatementLineRepository.init, of: .neighbor) { repository in
            for line in lines { try repository.markSeen(account: line.account, day: line.day, line: line.id, by: 1) }
        }
        @Sendable func sightings() async throws -> [[Int64: ID<StatementImport>]] {
            try await households.read(StatementLineRepository.init) { repository in
                try [
                    repository.nextSightings(from: lines[0], through: lines[3]),
                    repository.nextSightings(from: lines[1], through: lines[2]),
                ]
            }
        }
        #expect(try await sightings() == [[1: 2, 3: 3, 4: 2], [3: 3]])
        let next = try await households.read(StatementLineRepository.init) { repository in
            try [
                repository.nextSighting(of: lines[0], after: 0), repository.nextSighting(of: lines[0], after: 2),
                repository.nextSighting(of: lines[0], after: 3), repository.nextSighting(of: lines[1], after: 0),
            ]
        }
        #expect(next == [2, 3, nil, nil])
        try await households.write(StatementLineRepository.init) { try $0.deleteSighting(of: lines[0], by: 2) }
        #expect(try await sightings() == [[1: 3, 3: 3, 4: 2], [3: 3]])
        try await households.write(StatementLineRepository.init) { repository in
            try repository.deleteSightings(account: .checking, from: "2026-03-11", until: "2026-03-12", by: 3)
        }
        #expect(try await sightings() == [[1: 3, 4: 2], [:]])
        let neighbors = try await households.read(StatementLineRepository.init, of: .neighbor) {
            try $0.nextSightings(from: lines[0], through: lines[3])
        }
        #expect(neighbors == [1: 1, 2: 1, 3: 1, 4: 1])
    }

    @Test(arguments: ConformingEngine.allCases) func linesThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.line(1)])
        #expect(try await households.rejects(StatementLineRepository.init) { try $0.insert(Self.line(1)) })
        #expect(try await households.rejects(StatementLineRepository.init) { try $0.insert(Self.line(2, of: 999)) })
        #expect(
            try await households.rejects(StatementLineRepository.init) { repository in
                try repository.markSeen(account: .checking, day: "2026-03-10", line: 1, by: 99)
            })
        try await households.rollBack(StatementLineRepository.init) { try $0.insert(Self.line(2)) }
        #expect(try await Self.all(households) == [Self.line(1)])
    }

    @Test(arguments: ConformingEngine.allCases) func linesAreAssignedToAnotherTransaction(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [Self.line(1, group: 5), Self.line(2, on: "2026-03-20", state: .pending, group: 5), Self.line(3, group: 6), Self.line(4)])
        let found = try await households.read(StatementLineRepository.init) {
            try $0.assignments(to: 5, of: .checking, from: "2026-03-10", until: "2026-03-20")
        }
        #expect(
            found == [
                LineAssignment(account: .checking, day: "2026-03-10", line: 1, state: .posted, group: 5),
                LineAssignment(account: .checking, day: "2026-03-20", line: 2, state: .pending, group: 5),
            ])
        let near = try await households.read(StatementLineRepository.init) {
            try [
                $0.assignments(to: 5, of: .checking, from: "2026-03-11", until: "2026-03-19"),
                $0.assignments(to: 5, of: .savings, from: "2026-03-10", until: "2026-03-20"),
            ]
        }
        #expect(near == [[], []])
        let moved = LineAssignment(account: .checking, day: "2026-03-10", line: 1, state: .joined, group: 6)
        let before = try await households.write(of: .own) { connection in
            let lines = try StatementLineRepository(connection, household: .own)
            var gone = moved
            gone.line = 9
            return [try lines.assign(moved), try lines.assign(gone)]
        }
        #expect(before == [found[0], nil])
        #expect(try await Self.all(households).first == Self.line(1, state: .joined, group: 6))
        #expect(try await Self.all(households, household: .neighbor).first?.group == 5)
    }

    @Test(arguments: ConformingEngine.allCases) func whatALineSaysIsKeptWhenItsTransactionChanges(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [])
        var plain = Self.line(1, group: 5)
        plain.textHash = StableHash.statementText(payee: "REWE 4711", memo: "Card")
        plain.reason = .rule(7)
        let source = LineSource(purchaseDay: "2026-03-08", valueDay: "2026-03-11", payee: .awkward, memo: "")
        let told = Self.line(2, group: 6)
        for household in [ID<Household>.own, .neighbor] {
            let plain = plain
            try await households.write(of: household) { connection in
                let lines = try StatementLineRepository(connection, household: household)
                try lines.insert(plain)
                try lines.insert(told, source: source)
            }
        }
        func line(_ group: ID<Transaction>, of household: ID<Household> = .own) async throws -> StatementLineRepository.SourcedLine? {
            try await households.read(StatementLineRepository.init, of: household) {
                try $0.sourcedLine(of: group, account: .checking, from: "2026-03-10", until: "2026-03-10")
            }
        }
        #expect(try await line(5)?.source == LineSource())
        #expect(try await line(5)?.reason == .rule(7))
        #expect(try await line(6)?.source == source)
        #expect(try await line(7) == nil)
        try await households.write(of: .own) { connection in
            for (payee, group) in [("REWE", 5), ("REWE 4711", 5), ("REWE 4711", 6)] as [(String, ID<Transaction>)] {
                try StatementLineRepository.keepTexts(
                    payee: payee, memo: "Card", of: group, at: .checking, on: "2026-03-10", connection, household: .own)
            }
        }
        // Other texts are not those of the statement.
        #expect(try await line(5)?.source == LineSource(payee: "REWE 4711", memo: "Card"))
        #expect(try await line(6)?.source == source)
        #expect(try await line(5, of: .neighbor)?.source == LineSource())
    }

    @Test(arguments: ConformingEngine.allCases) func aMatchedLineKeepsTheTextsOfItsFormerTransaction(engine: ConformingEngine) async throws
    {
        var plain = Self.line(1, group: 5)
        plain.textHash = StableHash.statementText(payee: "REWE 4711", memo: "Card")
        let source = LineSource(payee: "Rewe", memo: "Card 1")
        let households = try await Self.households(on: engine, [plain])
        try await households.write(StatementLineRepository.init) { try $0.insert(Self.line(2, group: 6), source: source) }
        func joined(_ id: Int64, _ payee: String, from former: ID<Transaction>, to group: ID<Transaction>) async throws -> LineSource? {
            let part = Transaction(
                id: former, amount: Money(minorUnits: 1, currency: .euro), source: 1, sourceDay: "2026-03-10", destination: 2,
                destinationDay: "2026-03-10", note: "Card")
            try await households.write(StatementLineRepository.init) {
                try $0.join(
                    PostedLine(id: id, account: .checking, day: "2026-03-10", amount: -1, group: former, importID: 1), to: group,
                    keeping: TransactionGroup(id: former, parts: [part], payee: payee))
            }
            return try await households.read(StatementLineRepository.init) {
                try $0.sourcedLine(of: group, account: .checking, from: "2026-03-10", until: "2026-03-10")?.source
            }
        }
        #expect(try await joined(1, "REWE", from: 5, to: 7) == LineSource())
        #expect(try await joined(1, "REWE 4711", from: 7, to: 8) == LineSource(payee: "REWE 4711", memo: "Card"))
        #expect(try await joined(1, "Edeka", from: 8, to: 9) == LineSource(payee: "REWE 4711", memo: "Card"))
        #expect(try await joined(2, "REWE 4711", from: 6, to: 10) == source)
        let neighbors = try await households.read(StatementLineRepository.init, of: .neighbor) {
            try $0.sourcedLine(of: 5, account: .checking, from: "2026-03-10", until: "2026-03-10")?.source
        }
        #expect(neighbors == LineSource())
    }
}
