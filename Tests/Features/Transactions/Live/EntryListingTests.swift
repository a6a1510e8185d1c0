import Models
import Services
import TestSupport
import Testing

@Suite struct EntryListingTests {

    @Test func pagesHoldEveryEntryOnceWithItsRunningBalance() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -100))
        let savings = try await home.account("Savings", .savings)
        var expected: Int64 = 1_000_00
        for number in 0..<60 {
            let day = TestHousehold.today.adding(days: -(number * 7 % 20))
            try await home.add(number % 5 == 0 ? 3_00 : -1_00, in: account, to: number % 7 == 0 ? savings : nil, day: day)
            expected += number % 5 == 0 ? 3_00 : -1_00
        }
        for limit in [1, 7, 20, 500] {
            let entries = try await home.allEntries(EntryQuery(account: account.id, limit: limit))
            #expect(entries.count == 61)
            #expect(Set(entries.map(\.id)).count == 61)
            #expect(entries.map(\.day) == entries.map(\.day).sorted(by: >))
            var running = expected
            for entry in entries {
                #expect(entry.balance?.minorUnits == running)
                running -= entry.amount.minorUnits
            }
            #expect(running == 0)
            let all = try await home.allEntries(EntryQuery(limit: limit))
            #expect(all.count == 61 + 9)
            #expect(all.allSatisfy { $0.balance == nil })
            let spent = try await home.allEntries(EntryQuery(account: account.id, maximum: -1, limit: limit))
            #expect(spent.count == 48)
        }
    }

    @Test func thePageUntilADayBeginsWithThatDaysBalance() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for back in 0..<50 { try await home.add(-1_00, in: account, day: TestHousehold.today.adding(days: -back)) }
        let until = TestHousehold.today.adding(days: -12)
        let from = TestHousehold.today.adding(days: -14)
        let entries = try await home.allEntries(EntryQuery(account: account.id, from: from, until: until, limit: 2))
        #expect(entries.map(\.balance?.minorUnits) == [-38_00, -37_00, -36_00])
    }

    @Test func pendingOnesStandOnTopAndNoneIsLost() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for back in 0..<10 {
            try await home.add(-1_00, in: account, day: TestHousehold.today.adding(days: -back), status: back >= 5 ? .pending : .completed)
        }
        try await home.add(-1_00, in: account, day: TestHousehold.today.adding(days: -3), status: .failed)
        let first = try await home.transactions.fetchEntries(EntryQuery(account: account.id, limit: 3))
        #expect(first.entries.map(\.status) == [.pending, .pending, .pending, .completed, .completed, .completed])
        #expect(first.entries.map(\.balance?.minorUnits) == [nil, nil, nil, -5_00, -4_00, -3_00])
        let all = try await home.allEntries(EntryQuery(account: account.id, limit: 3))
        #expect(all.count == 11 && Set(all.map(\.id)).count == 11)
        #expect(all.filter { $0.status == .failed }.allSatisfy { $0.balance == nil })
    }

    @Test func filtersAdmitWhatTheySay() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        try await home.add(-1_00, in: account, category: "groceries", tags: ["a", "b"])
        try await home.add(-2_00, in: account, category: "dining", tags: ["a"])
        try await home.add(-3_00, in: savings, category: "groceries", status: .cancelled)
        try await home.add(4_00, in: account, category: "groceries")
        let groceries = try await home.category("groceries")
        func amounts(_ query: EntryQuery) async throws -> [Int64] { try await home.allEntries(query).map(\.amount.minorUnits) }
        #expect(try await amounts(EntryQuery(category: groceries, limit: 1)) == [4_00, -3_00, -1_00])
        #expect(try await amounts(EntryQuery(account: account.id, category: groceries)) == [4_00, -1_00])
        #expect(try await amounts(EntryQuery(tags: ["a"], limit: 1)) == [-2_00, -1_00])
        #expect(try await amounts(EntryQuery(tags: ["b", "a"])) == [-1_00])
        #expect(try await amounts(EntryQuery(statuses: [.cancelled])) == [-3_00])
        #expect(try await amounts(EntryQuery(minimum: -2_00, maximum: -1_00)) == [-2_00, -1_00])
        let filtered = try await home.entries(EntryQuery(account: account.id, maximum: -1_50))
        #expect(filtered.map(\.balance?.minorUnits) == [-3_00])
    }

    @Test func searchFindsWordsBeginningsAccentsAndAmounts() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        try await home.add(-12_50, in: account, payee: "Café Müller", note: "with Anna")
        try await home.add(-7_00, in: account, payee: "Mulligan", day: TestHousehold.today.adding(days: -5), status: .pending)
        try await home.add(-9_00, in: account, payee: "Anna", to: savings, day: TestHousehold.today.adding(days: -9))
        func payees(_ search: String, _ limit: Int = 20) async throws -> [String] {
            try await home.allEntries(EntryQuery(search: search, limit: limit)).map(\.payee)
        }
        #expect(try await payees("cafe MULLER") == ["Café Müller"])
        #expect(try await payees("mul", 1) == ["Café Müller", "Mulligan"])
        #expect(try await payees("12.50") == ["Café Müller"])
        #expect(try await payees("anna", 1) == ["Café Müller", "Anna", "Anna"])
        #expect(try await payees("nothing") == [])
        let far = EntryQuery(from: Day("0001-01-01"), until: Day("9999-12-31"), search: "anna")
        #expect(try await home.allEntries(far).count == 3)
        #expect(try await payees("!!") == [])
        let until = TestHousehold.today.adding(days: -6)
        #expect(try await home.entries(EntryQuery(account: savings.id, until: until, search: "anna")).map(\.amount.minorUnits) == [9_00])
    }

    @Test func aRareThingIsLookedForInBoundedPages() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for back in 0..<120 {
            try await home.add(-1_00, in: account, day: TestHousehold.today.adding(days: -back), tags: back % 50 == 49 ? ["rare"] : [])
        }
        let page = try await home.transactions.fetchEntries(EntryQuery(account: account.id, tags: ["rare"], limit: 1))
        #expect(page.entries.count == 1 && page.searchedBackTo == nil)
        #expect(page.next?.day == TestHousehold.today.adding(days: -49))
        #expect(try await home.allEntries(EntryQuery(account: account.id, tags: ["rare"], limit: 1)).count == 2)
    }
}
