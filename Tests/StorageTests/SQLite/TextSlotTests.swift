import Models
import StorageTestSupport
import Testing

@testable import Storage

/// Households of one file, each with its own keys in the text index.
struct TextSlotTests {

    /// The same in every bit that makes a key.
    private static let ids = (0..<5).map { ID<Transaction>(rawValue: 7 + $0 << 42) }

    private func keys(of household: ID<Household>, _ households: TestHouseholds) async throws -> [Int64] {
        try await households.read { connection in
            try connection.all("SELECT text_key FROM text_entry WHERE household = $1 ORDER BY text_key", .id(household))
        }
    }

    private func found(_ query: EntryQuery, of household: ID<Household>, _ households: TestHouseholds) async throws -> [Int64] {
        try await households.read(EntryRepository.init, of: household) { entries in
            var query = query
            var found: [Int64] = []
            repeat {
                let page = try entries.page(query)
                found += page.entries.map(\.id.rawValue)
                query.after = page.next
            } while query.after != nil
            return found
        }
    }

    private func expectClean(_ households: TestHouseholds) async throws {
        for household in [ID<Household>.own, .neighbor] {
            #expect(try await households.read(LedgerCheckRepository.init, of: household) { try $0.check { _, _ in [] }.differences } == [])
        }
    }

    @Test(arguments: ConformingEngine.allCases) func equalGroupsHaveKeysInTheSlotsOfTheirHouseholds(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.neighbor, .own] {
            try await households.record(Self.ids.map { .payment($0, 1, payee: "Café") }, of: household)
        }
        let (own, neighbor) = try await (keys(of: .own, households), keys(of: .neighbor, households))
        #expect(own.count == 5 && own.allSatisfy { TextKeys(slot: 0).range.contains($0) })
        #expect(neighbor.count == 5 && neighbor.allSatisfy { TextKeys(slot: 1).range.contains($0) })
        try await expectClean(households)
    }

    @Test(arguments: ConformingEngine.allCases) func pagesAndDaysAreThoseOfTheHousehold(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let days: [Day] = ["1700-05-01", "1995-12-31", "2026-03-10", "2026-03-10", "2026-03-11", "2400-01-01"]
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                days.enumerated().map { .payment(ID(rawValue: Int64($0 + 1)), 1, on: $1, payee: "Café") }, of: household)
        }
        try await households.record(.payment(9, 1, on: "2026-03-10", payee: "Café"))
        for (household, more) in [(ID<Household>.own, [Int64(9)]), (.neighbor, [])] {
            var query = EntryQuery(account: .checking, search: "cafe", limit: 2)
            #expect(try await found(query, of: household, households).sorted() == ([1, 2, 3, 4, 5, 6] + more).sorted())
            (query.from, query.until) = ("2026-03-10", "2026-03-10")
            #expect(try await found(query, of: household, households).sorted() == ([3, 4] + more).sorted())
            (query.from, query.until) = (nil, "1700-12-31")
            #expect(try await found(query, of: household, households) == [1])
            (query.from, query.until) = ("2399-01-01", nil)
            #expect(try await found(query, of: household, households) == [6])
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aRemovedTextLeavesThatOfTheNeighbor(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let group = TransactionGroup.payment(1, 1, payee: "Café")
        for household in [ID<Household>.own, .neighbor] { try await households.record(group, of: household) }
        try await households.write { connection in
            let texts = try TextIndexWriter(connection, household: .own)
            if let key = try texts.finalKey(of: 1) { try texts.remove(group, key: key) }
            try texts.flush()
        }
        let query = EntryQuery(account: .checking, search: "cafe", limit: 9)
        #expect(try await found(query, of: .own, households) == [])
        #expect(try await found(query, of: .neighbor, households) == [1])
    }

    @Test(arguments: ConformingEngine.allCases) func aHouseholdInAnotherSlotIsIndexedAnew(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(Self.ids.map { .payment($0, 1, payee: "Café") }, of: household)
        }
        try await households.write(of: .neighbor) { connection in
            try connection.execute("UPDATE household SET text_slot = 5 WHERE id = $1", .id(ID<Household>.neighbor))
            try HouseholdTexts(connection, household: .neighbor).index()
        }
        #expect(try await keys(of: .neighbor, households).allSatisfy { TextKeys(slot: 5).range.contains($0) })
        let query = EntryQuery(account: .checking, search: "cafe", limit: 2)
        for household in [ID<Household>.own, .neighbor] {
            #expect(try await Set(found(query, of: household, households)) == Set(Self.ids.map(\.rawValue)))
        }
        try await expectClean(households)
    }

    /// Until version 38 all households of a file took their keys from one range.
    @Test(arguments: ConformingEngine.allCases) func householdsWithCommonKeysGetSlots(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try $0.execute("UPDATE household SET text_slot = 0") }
        try await households.record(.payment(1, 1, payee: "Café", note: "one"), .payment(2, 1, payee: "Café"))
        try await households.record(.payment(3, 1, payee: "Bäckerei"), .payment(4, 1, payee: "Café"), of: .neighbor)
        try await households.write { try HouseholdTexts.giveSlots($0) }
        let slots: [Int] = try await households.read { try $0.all("SELECT text_slot FROM household ORDER BY id") }
        #expect(slots == [0, 1])
        let rows = try await households.read { connection in
            try ["cafe", "backerei", "baeckerei"].map { word in
                try connection.first("SELECT COUNT(*) FROM entry_text WHERE entry_text MATCH $1", .text(word)) { $0.int() } ?? 0
            }
        }
        #expect(rows == [3, 1, 1])
        #expect(try await keys(of: .neighbor, households).allSatisfy { TextKeys(slot: 1).range.contains($0) })
        let query = EntryQuery(account: .checking, search: "cafe", limit: 9)
        #expect(try await found(query, of: .own, households) == [2, 1])
        #expect(try await found(query, of: .neighbor, households) == [4])
        try await expectClean(households)
    }
}
