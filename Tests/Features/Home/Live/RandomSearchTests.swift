import HomeModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Random searches over random households find what a plain filter over all entries finds.
@Suite struct RandomSearchTests {

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func aSearchFindsWhatAFilterFinds(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let home = try await household(&random)
        let all = try await home.allEntries(EntryQuery(limit: 500))
        let model = SearchModel(entries: all, groups: try await groups(of: all, home))
        for _ in 0..<60 {
            let query = SearchQuery(terms: (0..<Int.random(in: 1...3, using: &random)).map { _ in term(&random) })
            let expected = model.matches(of: query)
            let comment: Comment = "seed \(seed): \(query)"
            let results = try await home.services.search().search(query.description, after: nil, limit: 7, counting: .all)
            #expect(results.query == query, comment)
            #expect(results.count == expected.count && results.isCountComplete, comment)
            var found = results.page.entries.map(\.id)
            var next = results.page.next
            while let cursor = next {
                let page = try await home.services.search().search(query.description, after: cursor, limit: 7).page
                found += page.entries.map(\.id)
                next = page.next
            }
            #expect(found.count == Set(found).count && Set(found) == expected, comment)
        }
    }

    private static let payees = [
        "Gro", "Grocery", "Green Garden", "Café Élan", "City Market", "Market Hall City", "Gärtnerei", "50% off?", "Shop 12",
    ]
    private static let notes = ["", "", "market day", "day market", "two coffees", "gross 12", "100 % wool", "ref 2026"]
    private static let categories = ["groceries", "dining", "shopping"]
    private static let tags = ["Trip", "Été"]

    private func household(_ random: inout SeededGenerator) async throws -> TestHousehold {
        let home = try await TestHousehold()
        let accounts = [try await home.account("Checking"), try await home.account("Rainy day", .savings)]
        for _ in 0..<90 {
            let account = random.element(of: accounts)
            let isTransfer = Int.random(in: 0..<8, using: &random) == 0
            try await home.add(
                -random.element(of: [12_00, 12_50, 5_00, 100_00, 7_31] as [Int64]), in: account,
                payee: random.element(of: Self.payees),
                category: isTransfer ? nil : random.element(of: Self.categories),
                to: isTransfer ? accounts.first { $0.id != account.id } : nil,
                day: TestHousehold.today.adding(days: -Int.random(in: 0..<60, using: &random)),
                status: Int.random(in: 0..<6, using: &random) == 0 ? .pending : .completed,
                tags: Int.random(in: 0..<5, using: &random) == 0 ? [random.element(of: Self.tags)] : [],
                note: random.element(of: Self.notes))
        }
        return home
    }

    private func term(_ random: inout SeededGenerator) -> SearchTerm {
        let words = ["gro", "groc", "grocery", "g", "market", "mark", "café", "elan", "12", "day", "coffees", "absent", "2026x", "off"]
        let phrases = ["city market", "market city", "market day", "green garden", "gro", "two", "50% off", "100 %"]
        let today = TestHousehold.today
        let condition: SearchCondition =
            switch Int.random(in: 0..<14, using: &random) {
            case 0...3: .word(random.element(of: words.filter { $0 != "12" }))
            case 4: .phrase(random.element(of: phrases))
            case 5: .payee(random.element(of: ["gr", "city", "market c", "élan", "day"]))
            case 6: .category(random.element(of: Self.categories))
            case 7: .account(random.element(of: ["checking", "rainy"]))
            case 8: .tag(random.element(of: Self.tags))
            case 9: .number(random.element(of: ["12", "12.50", "7.31", "5"]))
            case 10: .payeeIs(random.element(of: Self.payees + ["", "gro"]))
            case 11: .categoryClass(random.element(of: [.income, .spending]))
            case 12: .status(random.element(of: [.pending, .completed]))
            default: days(today.adding(days: -Int.random(in: 0..<60, using: &random)))
            }
        // A number behind a minus is an amount.
        if case .number = condition { return SearchTerm(condition) }
        return SearchTerm(condition, isExcluded: Int.random(in: 0..<4, using: &random) == 0)
    }

    private func days(_ day: Day) -> SearchCondition { .days(day...day, text: day.description) }

    private func groups(of entries: [Entry], _ home: TestHousehold) async throws -> [ID<Transaction>: TransactionGroup] {
        var groups: [ID<Transaction>: TransactionGroup] = [:]
        for id in Set(entries.map(\.id)) { groups[id] = try await home.transactions.fetchTransaction(id: id) }
        return groups
    }
}

extension SeededGenerator {
    /// An element of an array that is not empty.
    fileprivate mutating func element<Element>(of values: [Element]) -> Element { values[Int.random(in: values.indices, using: &self)] }
}
