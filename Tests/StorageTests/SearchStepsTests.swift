import Models
import Testing

@testable import Storage

/// What a search looks at. SQLite's text index counts no virtual machine steps, so the rows it is asked for are tested, too.
@Suite struct SearchStepsTests {

    @Test func matchesAreCountedUpToTenThousand() async throws {
        let ledger = try await SteppedLedger(count: 12_000)
        for (search, count, isComplete) in [
            ("payee", 10_000, false), ("pay", 10_000, false), ("-absent", 10_000, false), ("payee 7", 300, true), ("absent", 0, true),
            ("\"payee 7\"", 300, true), ("10.00", 10_000, false), ("tag:absent", 0, false), ("category:absent", 0, true),
            ("2020..2029-12", 10_000, false), ("2025-12-31", 200, true), ("account:a1", 4_000, true),
        ] {
            let found = try await ledger.searchCount(search)
            #expect(found.count == count && found.isComplete == isComplete, "\(search): \(found)")
        }
        let smaller = try await SteppedLedger(count: 9_999)
        let all = try await smaller.searchCount("payee")
        #expect(all.count == 9_999 && all.isComplete)
    }

    @Test func aLastWordOfManyEntriesIsComplete() async throws {
        for (count, isPrefix) in [(500, true), (501, false)] {
            let ledger = try await SteppedLedger(count: count)
            let household = ledger.household
            let expression = try await ledger.database.read { connection in
                let search = EntrySearch(EntryQuery(search: "payee"), ledgerAccounts: [])
                return try TextSearch(connection, household: household, search: search).expression()
            }
            #expect(try #require(expression).contains("*") == isPrefix)
            #expect(try await ledger.page(EntryQuery(search: "paye", limit: 1)).entries.count == 1)
        }
    }

    @Test func noSearchGrowsWithHistory() async throws {
        let small = try await SteppedLedger(count: 12_000)
        let large = try await SteppedLedger(count: 40_000)
        for search in [
            "p", "payee", "payee 7", "\"payee 7\"", "10.00", "-absent", "absent", "payee:payee", "category:c1", "account:a1 payee", ">9",
            "7 -8",
        ] {
            let few = try await small.steps(of: EntryQuery(search: search))
            let many = try await large.steps(of: EntryQuery(search: search))
            #expect(few.entries == many.entries, "\(search)")
            #expect(Double(many.steps) <= Double(few.steps) * 1.3, "\(search): \(few.steps) and \(many.steps) steps")
        }
    }
}

extension SteppedLedger {
    fileprivate func searchCount(_ text: String) async throws -> (count: Int, isComplete: Bool) {
        let household = household
        return try await database.read { connection in
            let records = try LedgerAccountRepository(connection, household: household).all()
            return try EntryRepository(connection, household: household).searchCount(EntryQuery(search: text), ledgerAccounts: records)
        }
    }
}
