import Models
import StorageTestSupport
import Testing

@testable import Storage

struct UndoImageWriterConformance {

    /// Writes rows of an image with its record.
    private static func write(
        _ rows: [(ImageTable, [Value])], of change: ID<AuditRecord> = 7, household: ID<Household> = .own, _ connection: Connection
    ) throws {
        let image = UndoImageWriter(connection, household: household, id: change)
        for (table, values) in rows { try image.append(values, to: table) }
        let record = AuditRecord(id: change, at: 0, member: nil, action: .edit, subject: "", isUndone: false)
        try AuditRepository(connection, household: household).insert(record, reference: "", image: image)
    }

    private static func rows(
        of section: String, change: ID<AuditRecord> = 7, household: ID<Household> = .own, _ connection: Connection
    ) throws -> [ImageRow] {
        var rows: [ImageRow] = []
        let image = UndoImageReader(connection, household: household, change: change, version: connection.schemaVersion)
        try image.rows(of: section) { rows.append($0) }
        return rows
    }

    @Test(arguments: ConformingEngine.allCases) func valuesOfAllTypesComeBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let table = ImageTable("t", in: "s", columns: ["a", "b"])
        let values: [Value] = [
            .null, 0, 1, -1, 63, 64, -64, -65, .integer(.max), .integer(.min), "", .text(.awkward), "ü\u{0}\u{1F600}", .blob([]),
            .blob([0, 255]), .text(String(repeating: "x", count: 70_000)),
        ]
        try await households.write { try Self.write(values.map { (table, [$0, .null]) }, $0) }
        let rows = try await households.read { try Self.rows(of: "s", $0) }
        #expect(rows.map { $0.values[0] } == values)
        #expect(rows.allSatisfy { $0.columns == ["a", "b"] && $0.table == "t" && $0.change == 7 })
    }

    @Test(arguments: ConformingEngine.allCases) func rowsOfManyPiecesAndSectionsKeepTheirOrder(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let (one, two, other) = (
            ImageTable("one", in: "s", columns: ["id"]), ImageTable("two", in: "s", columns: ["id", "text"]),
            ImageTable("other", columns: ["id"])
        )
        try await households.write { connection in
            var rows: [(ImageTable, [Value])] = []
            for id in 0..<9_000 as Range<Int64> {
                rows.append(id % 2 == 0 ? (one, [.integer(id)]) : (two, [.integer(id), .text(String(repeating: "y", count: 30))]))
                if id % 1_000 == 0 { rows.append((other, [.integer(id)])) }
            }
            try Self.write(rows, connection)
        }
        let (found, others) = try await households.read { try (Self.rows(of: "s", $0), Self.rows(of: "other", $0)) }
        #expect(try found.map { try $0.integer("id") } == Array(0..<9_000))
        #expect(found.map(\.table).prefix(3) == ["one", "two", "one"])
        #expect(try others.map { try $0.integer("id") } == (0..<9).map { $0 * 1_000 })
        let sizes = try await households.read { try $0.all("SELECT length(bytes) FROM undo_piece") { $0.int(0) } }
        #expect(sizes.count > 9 && sizes.allSatisfy { $0 <= 65_536 })
    }

    @Test(arguments: ConformingEngine.allCases) func anImageIsThatOfItsChangeAndHousehold(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let table = ImageTable("t", columns: ["a"])
        try await households.write { connection in
            try Self.write([(table, [1])], of: 7, connection)
            try Self.write([(table, [2])], of: 8, connection)
        }
        try await households.write(of: .neighbor) { try Self.write([(table, [3])], of: 7, household: .neighbor, $0) }
        let found = try await households.read { connection in
            try [
                Self.rows(of: "t", connection), Self.rows(of: "t", change: 8, connection),
                Self.rows(of: "t", household: .neighbor, connection), Self.rows(of: "t", change: 9, connection),
                Self.rows(of: "u", connection),
            ]
        }
        #expect(found.map { $0.map(\.values) } == [[[1]], [[2]], [[3]], [], []])
    }

    @Test(arguments: ConformingEngine.allCases) func anImageWithoutRowsHasNoPieces(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.write([], $0) }
        let (found, version) = try await households.read(AuditRepository.init) { audit in
            (try audit.find(7)?.imageVersion, audit.connection.schemaVersion)
        }
        #expect(found == version)
        let sections = try await households.read { try UndoImageReader($0, household: .own, change: 7, version: 16).sections() }
        #expect(sections == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aRowNeedsAValueForEachColumn(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let table = ImageTable("t", columns: ["a", "b"])
        for values in [[], [1], [1, 2, 3]] as [[Value]] {
            await #expect(throws: StorageError.binding(detail: "\(values.count) values for 2 columns of t")) {
                try await households.write { try Self.write([(table, values)], $0) }
            }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func piecesWithoutTheirRecordAreNotCommitted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let isRejected = try await households.rejects({ UndoImageWriter($0, household: $1, id: 7) }) { image in
            try image.append([1], to: ImageTable("t", columns: ["a"]))
            try image.flush()
        }
        #expect(isRejected)
        #expect(try await households.read { try Self.rows(of: "t", $0) }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func manyChangedGroupsAreNotListed(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (change, count) in [(ID<AuditRecord>(rawValue: 1), AuditGroup.limit), (2, AuditGroup.limit + 1), (3, AuditGroup.limit + 20)] {
            try await households.write { connection in
                let image = UndoImageWriter(connection, household: .own, id: change)
                for id in 0..<count { image.list(AuditGroup(id: ID(rawValue: Int64(id)), revision: 1)) }
                let record = AuditRecord(id: change, at: 0, member: nil, action: .edit, subject: "", isUndone: false)
                try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
            }
        }
        let groups = try await households.read(AuditRepository.init) { try $0.groups(from: 1, through: 3) }
        #expect(groups.mapValues(\.count) == [1: AuditGroup.limit])
    }

    @Test(arguments: ConformingEngine.allCases) func anUnknownSectionIsAnError(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            try Self.write([(ImageTable("rule", columns: ["id"]), [1]), (ImageTable("colors", columns: ["id"]), [1])], connection)
        }
        let reader: @Sendable (Connection) -> UndoImageReader = { UndoImageReader($0, household: .own, change: 7, version: 16) }
        try await households.read { try reader($0).requireOnly([RuleRepository.table], and: ["colors"]) }
        let change = ID<AuditRecord>(rawValue: 7).description
        await #expect(throws: StorageError.undoImage(change: change, detail: "rows of colors are unknown")) {
            try await households.read { try reader($0).requireOnly([RuleRepository.table], and: []) }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func changesOfGroupsComeBackWithTheirParts(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var group = TransactionGroup.payment(5, 12_34, status: .pending, payee: .awkward, note: .awkward, tags: ["a", "b"])
        group.parts[0].foreign = .dollar(.max)
        group.reference = "R"
        group.revision = 0
        let old = group
        let waiting = [OpenEntry(account: .checking, amount: -12_34, day: "2026-03-10", group: 5)]
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 7)
            let changes = [
                GroupChange(id: 5, before: GroupImage(old, waiting: waiting), oldRevision: 3, newRevision: 4),
                GroupChange(id: 6, before: nil, oldRevision: 0, newRevision: 1),
                GroupChange(id: 7, before: GroupImage(.payment(7, 1), waiting: []), oldRevision: 1, newRevision: 0),
            ]
            for change in changes { try image.append(change, state: nil) }
            let record = AuditRecord(id: 7, at: 0, member: nil, action: .edit, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
        }
        let found = try await households.read { connection in
            var found: [GroupChange] = []
            try GroupChange.all(in: UndoImageReader(connection, household: .own, change: 7, version: 16)) { found.append($0) }
            return found
        }
        #expect(found.map { [$0.id, $0.oldRevision, $0.newRevision] } == [[5, 3, 4], [6, 0, 1], [7, 1, 0]])
        #expect(try found[0].before?.group() == old)
        #expect(found[0].before?.openEntries == waiting)
        #expect(found[1].before == nil)
        #expect(found[2].before?.openEntries == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aRemovalComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let records = [
            LedgerAccountRecord(
                id: 5, role: .own, name: .awkward, institution: "I", kind: .loan, icon: "i", color: "FFFFFF", currency: .yen,
                numberSuffix: "1", numberHash: [0, 255], iban: "DE", limit: .max, isArchived: true, isDefault: true, openingGroup: 9,
                isOpeningKnown: true, csvLayout: "l", createdAt: .max, revision: 8),
            LedgerAccountRecord(
                id: 6, role: .category, name: "", categoryClass: .neutral, categoryKey: .otherIncome, createdAt: 0),
        ]
        var written = RemovalImage(ledgerAccounts: records, revisions: [0, 9])
        (written.digest, written.defaultAccount) = ("d", 6)
        (written.rules, written.moved["moved_card"], written.spendingPayees, written.incomePayees) = ([1, 2], [3], [4], [])
        let removal = written
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 7)
            try removal.write(to: image)
            let record = AuditRecord(id: 7, at: 0, member: nil, action: .mergeAccounts, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
        }
        let found = try await households.read {
            try RemovalImage(UndoImageReader($0, household: .own, change: 7, version: 16))
        }
        #expect(found.ledgerAccounts == records)
        #expect(found.revisions == [0, 9])
        #expect(found.digest == "d" && found.defaultAccount == 6)
        #expect([found.rules, found.moved["moved_card"], found.spendingPayees, found.incomePayees] == [[1, 2], [3], [4], []])
        let listed = try await households.read(AuditRepository.init) { try $0.accounts(from: 7, through: 7)[7] }
        #expect(listed?.map(\.record.id) == [5, 6])
        #expect(listed?.map(\.revision) == [0, 9])
    }
}
