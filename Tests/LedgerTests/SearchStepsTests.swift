import LedgerTestSupport
import Models
import Testing

@testable import Storage

/// What a search looks at. SQLite's text index counts no virtual machine steps, so what it is asked for is tested, too.
@Suite struct SearchStepsTests {

    @Test(arguments: [9_999, 10_000, 10_001])
    func countsAreExactUpToTenThousand(count: Int) async throws {
        let ledger = try await SteppedLedger(count: count)
        for search in [
            "payee", "pay", "\"payee\"", "\"common note\"", "10.00", "10", "-absent", "payee:payee", ">9", "is:completed", "2020..2029-12",
        ] {
            let found = try await ledger.searchCount(search)
            #expect(found.count == min(count, 10_000) && found.isComplete == (count <= 10_000), "\(search): \(found)")
        }
    }

    @Test func countsOfFewAreExact() async throws {
        let ledger = try await SteppedLedger(count: 12_000)
        for (search, count) in [
            ("payee 7", 300), ("absent", 0), ("\"payee 7\"", 300), ("\"7 payee\"", 0), ("category:absent", 0), ("2025-12-31", 200),
            ("account:a1", 4_000), ("account:a1 payee", 4_000), ("category:c2 \"payee 7\"", 100), ("-payee", 0), ("tag:absent", 0),
        ] {
            let found = try await ledger.searchCount(search)
            #expect(found.count == count && found.isComplete, "\(search): \(found)")
        }
    }

    /// With the page only so many candidates are looked at, and the count says that there may be more.
    @Test func aQuickCountLooksAtFewCandidates() async throws {
        let ledger = try await SteppedLedger(count: 3_000)
        for (search, count, isComplete) in [
            ("payee", 3_000, true), ("pay", 3_000, true), ("10.00", 3_000, true), ("\"common note\"", 512, false), (">9", 256, false),
            ("\"payee 7\"", 75, true),
        ] {
            let found = try await ledger.searchCount(search, lookingAt: .page)
            #expect(found.count == count && found.isComplete == isComplete, "\(search): \(found)")
        }
    }

    // MARK: - Beginnings of words

    /// A word that many contain does not hide those that begin with it.
    @Test func aFrequentWordIsAlsoTheBeginningOfOthers() async throws {
        let ledger = try await SteppedLedger(count: 5_000) { number in number % 50 == 0 ? "Grocery" : "Gro" }
        let all = try await ledger.searchCount("gro")
        #expect(all.count == 5_000 && all.isComplete)
        #expect(try await ledger.searchCount("\"gro\"").count == 4_900)
        #expect(try await ledger.page(EntryQuery(search: "groc", limit: 500)).entries.count == 100)
        let page = try await ledger.page(EntryQuery(search: "gro", limit: 60)).entries
        #expect(page.count == 60 && page.contains { $0.payee == "Grocery" } && page.contains { $0.payee == "Gro" })
    }

    /// A few words are looked up, more with few rows are left to the index, and otherwise the texts are read; what is found is the same.
    @Test(arguments: [(5_100, 60), (4_900, 70), (5_100, 70), (6_000, 3_000)])
    func aBeginningIsFoundInEachWay(rows: Int, words: Int) async throws {
        let ledger = try await SteppedLedger(count: rows) { number in number % 2 == 0 ? "Ab\(number / 2 % words)" : "Other" }
        let found = try await ledger.searchCount("ab")
        #expect(found.count == rows / 2 && found.isComplete)
        let larger = try await SteppedLedger(count: rows) { number in "Ab\(number % words)" }
        var seen: Set<ID<Transaction>> = []
        var query = EntryQuery(search: "ab", limit: 500)
        repeat {
            let page = try await larger.page(query)
            seen.formUnion(page.entries.map(\.id))
            query.after = page.next
        } while query.after != nil
        #expect(seen.count == rows)
    }

    @Test func wordsAndBeginningsOfTheIndexAreThoseOfTheTexts() async throws {
        let ledger = try await SteppedLedger(count: 6_000) { number in "Ab\(number % 100) Äx\(number % 3)" }
        for (search, count) in [("ab9", 660), ("äx2", 2_000), ("ab5 äx", 60), ("ab1 ab", 60), ("abx", 0), ("ab5", 660)] {
            let found = try await ledger.searchCount(search)
            #expect(found.count == count && found.isComplete, "\(search): \(found)")
        }
    }

    // MARK: - Cost

    /// Page and quick count of each class of term that indexes answer: a few steps for each that is counted.
    @Test(arguments: [
        "p", "payee", "pay", "payee 7", "payee 4", "7 -8", "10.00", "10", "absent", "\"absent absent\"", "-absent", "-payee", "payee -7",
        "account:a1", "category:c1", "category:absent", "2025-12",
    ])
    func whatIndexesAnswerDoesNotGrowWithHistory(search: String) async throws {
        let (few, many) = try await (Self.small.searchSteps(search), Self.large.searchSteps(search))
        #expect(few.entries == many.entries)
        #expect(Double(many.steps) <= Double(few.steps) * 1.3 + Double(12 * many.count), "\(search): \(few) and \(many)")
    }

    /// Page and quick count of each class of term whose candidates are looked at: no more of them than a page and a quick count look at.
    @Test(arguments: [
        "\"payee 7\"", "\"common note\"", "\"note common\"", "payee:payee", "payee:absent", "payee:7", "?", "account:a1 payee",
        "category:c1 payee",
        ">9", ">11", "is:completed", "is:failed", "tag:absent", "payee 2025-12",
    ])
    func whatIsLookedThroughStops(search: String) async throws {
        let (few, many) = try await (Self.small.searchSteps(search), Self.large.searchSteps(search))
        // The small ledger is looked through at most twice. A page that is full there is full after as many in the large one.
        let looked = few.entries == 20 ? 2 : Double(EntryRepository.examined + 512) / 1_000
        let texts = 50 * 512.0
        #expect(Double(many.steps) <= Double(few.steps) * looked * 1.3 + texts, "\(search): \(few) and \(many)")
        #expect(many.count <= 512 || few.entries < 20, "\(search): \(many)")
    }

    private static var small: SteppedLedger { get async throws { try await ledgers.value.small } }
    private static var large: SteppedLedger { get async throws { try await ledgers.value.large } }
    private static let ledgers = Task { (small: try await SteppedLedger(count: 1_000), large: try await SteppedLedger(count: 20_000)) }
}

extension SteppedLedger {
    fileprivate func searchCount(_ text: String, lookingAt depth: SearchDepth = .all) async throws -> (count: Int, isComplete: Bool) {
        let household = household
        return try await database.read { connection in
            let records = try LedgerAccountRepository(connection, household: household).all()
            return try EntryRepository(connection, household: household)
                .searchCount(EntryQuery(search: text), ledgerAccounts: records, upTo: 10_000, lookingAt: depth)
        }
    }

    /// What the first page of a search and its quick count cost.
    fileprivate func searchSteps(_ text: String) async throws -> (entries: Int, count: Int, steps: Int, statements: Int) {
        let household = household
        return try await database.read { connection in
            let records = try LedgerAccountRepository(connection, household: household).all()
            let repository = EntryRepository(connection, household: household)
            let page = try repository.page(EntryQuery(search: text), ledgerAccounts: records)
            let count = try repository.searchCount(EntryQuery(search: text), ledgerAccounts: records, upTo: 10_000, lookingAt: .page).count
            return (page.entries.count, count, connection.counters.steps, connection.counters.statements)
        }
    }
}
