import HomeModel
import Models
import Services
import TestSupport
import Testing

/// What a search finds among transactions, by its conditions.
@Suite struct SearchServiceTests {

    /// A household with a year of shopping.
    private func household() async throws -> TestHousehold {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking")
        let savings = try await home.account("Rainy day", .savings)
        let today = TestHousehold.today
        try await home.add(-12_50, in: checking, payee: "Café Oslo", category: "dining", tags: ["Trip"], note: "two coffees")
        try await home.add(-42_00, in: checking, payee: "Corner Shop", category: "groceries", day: today.adding(days: -1))
        try await home.add(-900_00, in: checking, payee: "Landlord", category: "housing", day: today.adding(days: -40), note: "Rent 42")
        try await home.add(-7_00, in: checking, payee: "Shop at the corner", category: "groceries", status: .pending)
        try await home.add(-100_00, in: checking, to: savings, day: today.adding(days: -3), note: "put aside")
        try await home.add(-3_00, in: checking, payee: "50% off?", category: "shopping", day: today.adding(days: -2))
        return home
    }

    private func found(_ text: String, in home: TestHousehold) async throws -> [String] {
        let results = try await home.services.search().search(text)
        #expect(results.isCountComplete && results.count == results.page.entries.count, "\(text)")
        return results.page.entries.map(\.title).sorted()
    }

    @Test(arguments: [
        ("shop", ["Corner Shop", "Shop at the corner"]), ("corner sho", ["Corner Shop", "Shop at the corner"]),
        ("\"corner shop\"", ["Corner Shop"]), ("shop -\"corner shop\"", ["Shop at the corner"]), ("shop -at", ["Corner Shop"]),
        ("CAFE", ["Café Oslo"]), ("coffees", ["Café Oslo"]), ("payee:cor", ["Corner Shop", "Shop at the corner"]),
        ("payee:\"shop at\"", ["Shop at the corner"]), ("payee:coffees", []),
        ("category:groceries", ["Corner Shop", "Shop at the corner"]),
        ("category:groceries is:pending", ["Shop at the corner"]), ("category:groceries -is:pending", ["Corner Shop"]),
        ("tag:trip", ["Café Oslo"]), ("12.50", ["Café Oslo"]), ("12,50", ["Café Oslo"]), ("42", ["Corner Shop", "Landlord"]),
        ("42.00", ["Corner Shop"]), ("12", []), (">100 category:housing", ["Landlord"]), ("<5", ["50% off?"]),
        ("10..50", ["Café Oslo", "Corner Shop"]), ("%", ["50% off?"]), ("?", ["50% off?"]), ("_", []), ("*", []),
        ("has:attachment", []), ("-has:attachment shop", ["Corner Shop", "Shop at the corner"]),
        ("AND OR NOT", []), ("NEAR(a b)", []), ("body:shop", []), ("shop*", ["Corner Shop", "Shop at the corner"]),
    ])
    func aSearchFinds(text: String, expected: [String]) async throws {
        let home = try await household()
        #expect(try await found(text, in: home) == expected)
    }

    @Test func daysMonthsAndYearsAreThoseOfTheEntry() async throws {
        let home = try await household()
        let today = TestHousehold.today
        #expect(try await found(today.description, in: home) == ["Café Oslo", "Shop at the corner"])
        let month = today.monthOfYear
        let inMonth = try await found(String(today.description.prefix(7)), in: home)
        let expected = try await home.entries().filter { $0.day.monthOfYear == month }
        #expect(inMonth.count == Set(expected.map(\.id)).count)
        #expect(try await found("-\(today) shop", in: home) == ["Corner Shop"])
        #expect(try await found("\(today) \(today.adding(days: -1))", in: home) == [])
    }

    @Test func partsOfASplitAreFoundByTheirOwnCategoryAndNote() async throws {
        let home = try await household()
        let group = try await home.add(-30_00, in: try await home.accounts.findAccount("Checking").account, payee: "Market").transaction
        _ = try await home.transactions.splitTransaction(
            id: group.id,
            into: [
                SplitPart(amount: home.money(-10_00), category: try await home.category("groceries"), note: "apples"),
                SplitPart(amount: home.money(-20_00), category: try await home.category("gifts"), note: "a scarf"),
            ], revision: nil)
        for text in ["apples", "scarf", "\"a scarf\"", "category:gifts", "category:groceries market", "category:gifts category:groceries"] {
            #expect(try await found(text, in: home) == ["Market"], "\(text)")
        }
        #expect(try await found("\"apples a\"", in: home) == [], "a phrase does not continue in another note")
    }

    @Test func whatANameDoesNotMeanIsSaid() async throws {
        let home = try await household()
        let results = try await home.services.search().search("category:gone account:gone tag:gone category:dining")
        #expect(results.unknown.map(\.description) == ["category:gone", "account:gone", "tag:gone"])
        #expect(results.page.entries.isEmpty)
    }

    @Test func aTransferBetweenOwnAccountsIsFoundOnce() async throws {
        let home = try await household()
        let results = try await home.services.search().search("aside")
        #expect(results.page.entries.count == 1 && results.count == 1)
    }

    @Test func theCountIsExactAndPagesHoldEachOnce() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let lines = (0..<1_205).map { "2026-0\($0 % 3 + 1)-1\($0 % 9),Common \($0 % 2 == 0 ? "even" : "odd") \($0),-1.00" }
        try await home.take("lines.csv", (["Date,Description,Amount"] + lines).joined(separator: "\n") + "\n", into: account)
        let service = home.services.search()
        for (text, count) in [
            ("common", 1_205), ("comm", 1_205), ("even", 603), ("common even", 603), ("common -even", 602), ("\"common even\"", 603),
        ] {
            let first = try await service.search(text, after: nil, limit: 100, counting: .all)
            #expect(first.count == count && first.isCountComplete, "\(text)")
            var seen = first.page.entries.map(\.id)
            var next = first.page.next
            while let cursor = next {
                let page = try await service.search(text, after: cursor, limit: 100).page
                seen += page.entries.map(\.id)
                next = page.next
            }
            #expect(seen.count == count && Set(seen).count == count, "\(text)")
        }
    }

    @Test func aLongTextIsRefusedWithASentence() async throws {
        let home = try await TestHousehold()
        let error = await brokenRule { _ = try await home.services.search().search(String(repeating: "a ", count: 5_000)) }
        #expect(error?.contains("at most 200 characters") ?? false, "\(error ?? "none")")
    }
}
