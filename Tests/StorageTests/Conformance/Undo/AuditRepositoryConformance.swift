import Models
import StorageTestSupport
import Testing

@testable import Storage

struct AuditRepositoryConformance {

    private static func record(_ id: ID<AuditRecord>, subject: String = "", member: ID<Member>? = nil, at: Int64 = 5) -> AuditRecord {
        AuditRecord(id: id, at: at, member: member, action: .edit, subject: subject, isUndone: false)
    }

    @Test(arguments: ConformingEngine.allCases) func aRecordIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let first = AuditRecord(
            id: 1, at: .max, member: .anna, action: .edit, subject: .awkward, isUndone: false, target: "acc_1",
            changes: [FieldChange(.payee, from: "Old", to: ""), FieldChange(.tags, from: nil, to: "a, b")])
        let second = Self.record(ID(rawValue: .max), at: 0)
        try await households.write(AuditRepository.init) { audit in
            try audit.insert(first, reference: "crd_1", image: nil)
            try audit.insert(second, reference: "", image: nil)
        }
        let found = try await households.read(AuditRepository.init) { try [$0.find(first.id), $0.find(second.id)] }
        #expect(found.map { $0?.record } == [first, second])
        #expect(found.map { $0?.reference } == ["crd_1", ""])
        #expect(found.allSatisfy { $0?.imageVersion == nil && $0?.imageFault == nil })
        #expect(try await households.read(AuditRepository.init) { try $0.find(2) } == nil)
        #expect(try await households.read(AuditRepository.init, of: .neighbor) { try $0.find(1) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func everyActionComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let actions = ["edit", "", .awkward].map(AuditRecord.Action.init)
        try await households.write(AuditRepository.init) { audit in
            for (index, action) in actions.enumerated() {
                var record = Self.record(ID(rawValue: Int64(index)))
                record.action = action
                try audit.insert(record, reference: "", image: nil)
            }
        }
        let found = try await households.read(AuditRepository.init) { audit in
            var found: [AuditRecord.Action] = []
            try audit.all { found.append($0.action) }
            return found
        }
        #expect(found == actions)
    }

    @Test(arguments: ConformingEngine.allCases) func pagesAreNewestFirstAndBeginBeforeARecord(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(AuditRepository.init, of: household) { audit in
                for id in [3, 1, 5, 2, 4] as [ID<AuditRecord>] {
                    try audit.insert(Self.record(id, subject: household.description), reference: "", image: nil)
                }
            }
        }
        try await households.write(AuditRepository.init, of: .neighbor) { try $0.insert(Self.record(6), reference: "", image: nil) }
        let pages = try await households.read(AuditRepository.init) { audit in
            try [
                audit.page(before: nil, limit: 2), audit.page(before: 4, limit: 2), audit.page(before: 2, limit: 2),
                audit.page(before: 1, limit: 2), audit.page(before: nil, limit: 5), audit.page(before: 6, limit: 0),
            ]
        }
        #expect(pages.map { $0.entries.map(\.record.id) } == [[5, 4], [3, 2], [1], [], [5, 4, 3, 2, 1], []])
        #expect(pages.flatMap(\.entries).allSatisfy { $0.record.subject == ID<Household>.own.description })
        #expect(try await households.read(AuditRepository.init) { try $0.latest(3).map(\.id) } == [5, 4, 3])
    }

    @Test(arguments: ConformingEngine.allCases) func anIDIsUniqueInItsHousehold(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(AuditRepository.init, of: household) { try $0.insert(Self.record(1), reference: "", image: nil) }
        }
        #expect(try await households.rejects(AuditRepository.init) { try $0.insert(Self.record(1), reference: "", image: nil) })
    }

    @Test(arguments: ConformingEngine.allCases) func anUndoneRecordStaysWithoutItsImage(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                for id in [1, 2] as [ID<AuditRecord>] {
                    let image = UndoImageWriter(connection, household: household, id: id)
                    try image.append([1], to: ImageTable("t", columns: ["a"]))
                    image.list(AuditGroup(id: 7, revision: 1))
                    image.list(AuditAccount(LedgerAccountRecord(id: .cash, role: .own, name: "Cash", createdAt: 0), revision: 0))
                    try AuditRepository(connection, household: household).insert(Self.record(id), reference: "", image: image)
                }
            }
        }
        try await households.write(AuditRepository.init) { try $0.markUndone(1) }
        for (household, isUndone) in [(ID<Household>.own, true), (.neighbor, false)] {
            let found = try await households.read(AuditRepository.init, of: household) { try [$0.find(1), $0.find(2)] }
            #expect(found.map { $0?.record.isUndone } == [isUndone, false])
            let version = try await households.read { $0.schemaVersion }
            #expect(found.map { $0?.imageVersion } == [version, version])
            let rows = try await households.read { connection in
                try [ID<AuditRecord>(rawValue: 1), 2].map { id in
                    var count = 0
                    try UndoImageReader(connection, household: household, change: id, version: version).rows(of: "t") {
                        _ in count += 1
                    }
                    return count
                }
            }
            #expect(rows == [isUndone ? 0 : 1, 1])
            let (accounts, groups) = try await households.read(AuditRepository.init, of: household) {
                try ($0.accounts(from: 1, through: 2), $0.groups(from: 1, through: 2))
            }
            #expect(Set(accounts.keys) == (isUndone ? [2] : [1, 2]))
            #expect(Set(groups.keys) == [1, 2])
        }
    }

    @Test(arguments: ConformingEngine.allCases) func theGroupsOfChangesTellWhetherTheyAreUnchanged(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let payment = TransactionGroup.payment(7, 12_34, on: "2026-03-10", arriving: "2026-03-12")
        try await households.record(payment)
        try await households.record(.payment(8, 1), of: .neighbor)
        let sides = [
            AuditGroup.Side(ledgerAccount: .checking, day: "2026-03-10", amount: .euro(-12_34)),
            AuditGroup.Side(ledgerAccount: .groceries, day: "2026-03-12", amount: .euro(12_34)),
        ]
        // Unchanged since, changed since, removed and still missing, created and missing since.
        let listed = [
            AuditGroup(id: 7, revision: 1, sides: sides), AuditGroup(id: 7, revision: 2), AuditGroup(id: 8, revision: 0, sides: sides),
            AuditGroup(id: 9, revision: 1),
        ]
        try await households.write { connection in
            for id in [1, 2, 3] as [ID<AuditRecord>] {
                let image = UndoImageWriter(connection, household: .own, id: id)
                for group in listed { image.list(group) }
                try AuditRepository(connection, household: .own).insert(Self.record(id), reference: "", image: image)
            }
        }
        let found = try await households.read(AuditRepository.init) { try $0.groups(from: 2, through: 3) }
        #expect(Set(found.keys) == [2, 3])
        #expect(found[3]?.map(\.group) == listed)
        #expect(found[3]?.map(\.isUnchanged) == [true, false, true, false])
        #expect(try await households.read(AuditRepository.init, of: .neighbor) { try $0.groups(from: 0, through: 9) }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func theAccountsOfRemovalsComeBackInOrder(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let accounts = [
            AuditAccount(
                LedgerAccountRecord(
                    id: 5, role: .own, name: .awkward, currency: .yen, numberHash: [0, 255], iban: "DE02", isArchived: true, createdAt: 0),
                revision: 0),
            AuditAccount(LedgerAccountRecord(id: 4, role: .category, name: "", createdAt: 0), revision: .max),
        ]
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 1)
            for account in accounts { image.list(account) }
            try AuditRepository(connection, household: .own).insert(Self.record(1), reference: "", image: image)
        }
        #expect(try await households.read(AuditRepository.init) { try $0.accounts(from: 1, through: 1) } == [1: accounts])
        #expect(try await households.read(AuditRepository.init) { try $0.accounts(from: 2, through: 9) }.isEmpty)
        #expect(try await households.read(AuditRepository.init, of: .neighbor) { try $0.accounts(from: 1, through: 1) }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func aRolledBackRecordLeavesNothing(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.rollBack(AuditRepository.init) { try $0.insert(Self.record(1), reference: "", image: nil) }
        #expect(try await households.read(AuditRepository.init) { try $0.latest(10) } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aFilterLeavesWhoWhatAndWhen(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let hour: Int64 = 3_600_000
        let start = IDGenerator.epochMilliseconds + 1_000 * hour
        // Every second hour; by Anna, on the command line, by Anna …
        let records = (0..<9).map { number in
            let at = start + Int64(number) * 2 * hour
            var record = Self.record(
                ID(rawValue: (at - IDGenerator.epochMilliseconds) << 22), member: number % 2 == 0 ? .anna : nil, at: at)
            if number % 3 == 0 { record.action = .add }
            return record
        }
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(AuditRepository.init, of: household) { audit in
                for record in records { try audit.insert(record, reference: "", image: nil) }
            }
        }
        func numbers(
            _ filter: AuditRepository.Filter, before: ID<AuditRecord>? = nil, limit: Int = 50, scanned: Int = 100
        ) async throws -> (numbers: [Int], next: Int?) {
            let page = try await households.read(AuditRepository.init) {
                try $0.page(before: before, limit: limit, filter: filter, scanned: scanned)
            }
            return (
                page.entries.compactMap { entry in records.firstIndex { $0.id == entry.record.id } },
                page.next.flatMap { next in records.firstIndex { $0.id == next } }
            )
        }
        #expect(try await numbers(AuditRepository.Filter(member: 0)).numbers == [7, 5, 3, 1])
        #expect(try await numbers(AuditRepository.Filter(member: ID<Member>.anna.rawValue)).numbers == [8, 6, 4, 2, 0])
        #expect(try await numbers(AuditRepository.Filter(actions: [.add])).numbers == [6, 3, 0])
        #expect(
            try await numbers(AuditRepository.Filter(from: start + 4 * hour, before: start + 9 * hour)).numbers == [4, 3, 2])
        #expect(
            try await numbers(AuditRepository.Filter(member: 0, actions: [.add], from: start, before: start + 8 * hour)).numbers == [3])
        let first = try await numbers(AuditRepository.Filter(actions: [.add]), limit: 2)
        #expect(first.numbers == [6, 3] && first.next == 3)
        #expect(try await numbers(AuditRepository.Filter(actions: [.add]), before: records[3].id, limit: 2).numbers == [0])
        // What is far away is on a further page.
        let scanned = try await numbers(AuditRepository.Filter(actions: [.closeDay]), limit: 2, scanned: 3)
        #expect(scanned.numbers.isEmpty && scanned.next == 6)
    }

    @Test(arguments: ConformingEngine.allCases) func onlyExistingObjectsAreLinkedTo(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let rule = CategoryRule(id: 7, .init(payee: .contains("x"), category: .groceries))
        try await households.write(RuleRepository.init) { try $0.save(rule) }
        let statement: SQL = "SELECT id FROM category_rule WHERE household = $1 AND id IN (\(list: 2))"
        #expect(try await households.read(AuditRepository.init) { try $0.existing([7, 8], by: statement) } == [7])
        #expect(try await households.read(AuditRepository.init, of: .neighbor) { try $0.existing([7], by: statement) } == [])
    }

}
