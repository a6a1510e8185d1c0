import Models
import Storage
import StorageTestSupport
import Testing

struct EntryRepositoryConformance {

    private static func page(_ query: EntryQuery, _ households: TestHouseholds) async throws -> EntryPage {
        try await households.read(EntryRepository.init) { try $0.page(query) }
    }

    /// The entries of all pages.
    private static func all(_ query: EntryQuery, _ households: TestHouseholds) async throws -> [Entry] {
        var query = query
        var entries: [Entry] = []
        repeat {
            let page = try await page(query, households)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    private static func ids(_ query: EntryQuery, _ households: TestHouseholds) async throws -> [Int64] {
        try await all(query, households).map(\.id.rawValue)
    }

    /// Many on one day, between two own accounts, on other days, and as many of the neighbor.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        let groups = (1...30 as ClosedRange<Int64>).map { number -> TransactionGroup in
            switch number {
            case 1...10: .payment(ID(rawValue: number), number, on: "2026-03-10", payee: "Café Süß \(number)", tags: ["ten"])
            case 11...20: .payment(ID(rawValue: number), number, from: .checking, to: .savings, on: "2026-03-09", arriving: "2026-03-11")
            default: .payment(ID(rawValue: number), number, from: .salary, to: .checking, on: "2026-03-01", note: .awkward)
            }
        }
        for household in [ID<Household>.own, .neighbor] { try await households.record(groups, of: household) }
        try await households.record(.payment(99, 99, payee: "Café Süß"), of: .neighbor)
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func pagesOfAnyLengthHaveEveryEntryOnceAndNewestFirst(engine: ConformingEngine) async throws
    {
        let households = try await Self.households(on: engine)
        let expected = Array(1...10).reversed() + Array(11...20).reversed() + Array(21...30).reversed() as [Int64]
        for limit in [1, 3, 10, 29, 30, 31, 500] {
            #expect(try await Self.ids(EntryQuery(account: .checking, limit: limit), households) == expected)
            let entries = try await Self.all(EntryQuery(limit: limit), households)
            #expect(entries.count == 40)
            #expect(entries.prefix(10).map(\.account) == Array(repeating: .savings, count: 10))
            #expect(zip(entries, entries.dropFirst()).allSatisfy { ($0.day, $0.id, $0.account) > ($1.day, $1.id, $1.account) })
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aPageIsAtLeastOneAndAtMost500EntriesLong(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record((1...501).map { .payment(ID(rawValue: $0), 1) })
        for (limit, count) in [(Int.min, 1), (0, 1), (1, 1), (500, 500), (Int.max, 500)] {
            let page = try await Self.page(EntryQuery(account: .checking, limit: limit), households)
            #expect(page.entries.count == count)
            #expect(page.next != nil)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func runningBalancesContinueAcrossPages(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let entries = try await Self.all(EntryQuery(account: .checking, limit: 7), households)
        // Salaries 21…30, then transfers 11…20, then payments 1…10.
        let balance = Int64(255 - 155 - 55)
        #expect(entries.first?.balance == .euro(balance))
        #expect(entries.last?.balance == .euro(21))
        for (newer, older) in zip(entries, entries.dropFirst()) {
            #expect(try newer.balance == older.balance.map { try $0 + newer.amount })
        }
        let until = try await Self.page(EntryQuery(account: .checking, until: "2026-03-09", limit: 1), households)
        #expect(until.entries.map(\.balance) == [.euro(255 - 155)])
        // Lists of several accounts and filtered by category have none.
        for query in [EntryQuery(), EntryQuery(category: .groceries), EntryQuery(account: .checking, search: "süß")] {
            let page = try await Self.page(query, households)
            #expect(!page.entries.isEmpty && page.entries.allSatisfy { $0.balance == nil })
        }
    }

    @Test(arguments: ConformingEngine.allCases) func filters(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let expected: [(EntryQuery, [Int64])] = [
            (EntryQuery(account: .checking, from: "2026-03-10"), Array(1...10).reversed()),
            (EntryQuery(account: .checking, until: "2026-03-08"), Array(21...30).reversed()),
            (EntryQuery(account: .savings, from: "2026-03-11", until: "2026-03-11"), Array(11...20).reversed()),
            (EntryQuery(category: .salary), Array(21...30).reversed()), (EntryQuery(account: .savings, category: .salary), []),
            (EntryQuery(tags: ["ten"]), Array(1...10).reversed()), (EntryQuery(tags: ["ten", "eleven"]), []),
            (EntryQuery(statuses: [.failed]), []), (EntryQuery(account: .checking, minimum: 29), [30, 29]),
            (EntryQuery(account: .checking, maximum: -19), [20, 19]),
            (EntryQuery(account: .checking, minimumMagnitude: 10, maximumMagnitude: 11), [10, 11]),
            (EntryQuery(hasAttachment: true), []),
        ]
        for (query, ids) in expected {
            for limit in [2, 100] {
                var query = query
                query.limit = limit
                #expect(try await Self.ids(query, households) == ids, "\(query)")
            }
        }
        #expect(try await Self.ids(EntryQuery(hasAttachment: false, limit: 100), households).count == 40)
    }

    @Test(arguments: ConformingEngine.allCases) func aSearchFindsFoldedWordsAndAmountsOfTheHousehold(engine: ConformingEngine) async throws
    {
        let households = try await Self.households(on: engine)
        let expected: [(String, [Int64])] = [
            ("CAFÉ süss", Array(1...10).reversed()), ("café 7", [7]), ("süß caf", Array(1...10).reversed()), ("tee", []),
            ("o'brien", Array(21...30).reversed()), ("söhne", Array(21...30).reversed()), ("\"", []), ("' OR 1 = 1", []),
            // Both entries of a transfer of 0.15.
            ("0.15", [15, 15]),
        ]
        for (search, ids) in expected {
            for limit in [3, 100] { #expect(try await Self.ids(EntryQuery(search: search, limit: limit), households) == ids, "\(search)") }
        }
        #expect(try await Self.ids(EntryQuery(until: "2026-03-09", search: "süß"), households) == [])
    }

    @Test(arguments: ConformingEngine.allCases) func pendingEntriesAreFirstOnTheFirstPage(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 1, on: "2026-03-10"), .payment(2, 1, on: "2026-01-01", status: .pending), .payment(3, 1, on: "2026-03-09"),
            .payment(4, 1, on: "2026-01-02", status: .pending))
        try await households.record(.payment(5, 1, status: .pending), of: .neighbor)
        // Further ones are at their days.
        #expect(try await Self.ids(EntryQuery(account: .checking, limit: 1), households) == [4, 1, 3, 2])
        #expect(try await Self.ids(EntryQuery(account: .checking), households) == [4, 2, 1, 3])
        #expect(try await Self.ids(EntryQuery(statuses: [.completed]), households) == [1, 3])
    }

    @Test(arguments: ConformingEngine.allCases) func anEntryShowsItsTransaction(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var group = TransactionGroup.payment(1, 5, payee: .awkward, note: "one", tags: ["t"])
        group.reference = "R"
        group.parts[0].foreign = .dollar(6)
        group.parts.append(
            Transaction(
                id: 2, amount: .euro(7), source: .checking, sourceDay: "2026-03-10", destination: .savings, destinationDay: "2026-03-12",
                note: "two"))
        try await households.record(group)
        let entries = try await Self.page(EntryQuery(), households).entries
        #expect(
            entries == [
                Entry(
                    id: 1, account: .savings, accountName: "Own savings", day: "2026-03-12", amount: .euro(7), payee: .awkward,
                    note: "one; two",
                    counterparts: [Counterpart(ledgerAccount: .checking, role: .own, name: "Own checking", amount: .euro(7))],
                    status: .completed, balance: nil, tags: ["t"], reference: "R"),
                Entry(
                    id: 1, account: .checking, accountName: "Own checking", day: "2026-03-10", amount: .euro(-12), payee: .awkward,
                    note: "one; two",
                    counterparts: [
                        Counterpart(ledgerAccount: .groceries, role: .category, name: "Own groceries", icon: "basket", amount: .euro(-5)),
                        Counterpart(ledgerAccount: .savings, role: .own, name: "Own savings", amount: .euro(-7)),
                    ], status: .completed, balance: nil, tags: ["t"], reference: "R", foreign: .dollar(6)),
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func anExchangeShowsTheOtherAccountInsteadOfTheConversion(
        engine: ConformingEngine
    ) async throws {
        let households = try await TestHouseholds(on: engine)
        var group = TransactionGroup.payment(1, 100, from: .checking, to: .conversion)
        group.parts += TransactionGroup.payment(2, 125, from: .conversion, to: .dollars, currency: .dollar).parts
        try await households.record(group)
        let entries = try await Self.page(EntryQuery(), households).entries
        #expect(entries.map(\.accountName) == ["Own dollars", "Own checking"])
        #expect(entries.map { $0.counterparts.map(\.name) } == [["Own checking"], ["Own dollars"]])
        #expect(entries.map(\.amount) == [.dollar(125), .euro(-100)])
    }

    @Test(arguments: ConformingEngine.allCases) func entriesOfGroupsKeepTheGivenOrder(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let ids = (1...100).reversed().map { ID<Transaction>(rawValue: $0) }
        let (savings, none, unknown) = try await households.read(EntryRepository.init) { entries in
            try (entries.entries(ids, in: .savings), entries.entries([], in: .savings), entries.entries(ids, in: 999))
        }
        #expect(savings.map(\.id.rawValue) == Array(11...20).reversed())
        #expect(none.isEmpty && unknown.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func entriesTellWhetherTheyHaveAttachments(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(.payment(1, 1), .payment(2, 1), .payment(3, 1), of: household)
            try await households.write(AttachmentRepository.init, of: household) { attachments in
                for (id, group) in [(Int64(1), household == .own ? ID<Transaction>(rawValue: 1) : 2), (2, 3)] {
                    let record = AttachmentRecord(id: id, owner: .transaction(group), name: "", contentType: "", size: 1)
                    try attachments.insert(record, bytes: [0], at: 0)
                }
                try attachments.setDeleted(2, true)
            }
        }
        let entries = try await Self.page(EntryQuery(account: .checking), households).entries
        #expect(entries.map(\.hasAttachment) == [false, false, true])
        #expect(try await Self.ids(EntryQuery(hasAttachment: true), households) == [1])
        #expect(try await Self.ids(EntryQuery(hasAttachment: false), households) == [3, 2])
    }
}
