import Models
import Storage
import StorageTestSupport
import Testing

struct PayeeRepositoryConformance {

    private static func categories(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [String: [Int64?]] {
        try await households.read(PayeeRepository.init, of: household) { payees in
            var found: [String: [Int64?]] = [:]
            try payees.all { found[$0] = [$1.id, $1.spendingCategory?.rawValue, $1.incomeCategory?.rawValue] }
            return found
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aNameIsInternedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(PayeeRepository.init, of: .neighbor) { _ = try $0.intern("n") { 1 } }
        let ids = try await households.write(PayeeRepository.init) { payees in
            try [
                payees.intern(.awkward) { 5 }, payees.intern(.awkward) { 6 }, payees.intern("") { 7 }, payees.intern("a") { 3 },
                payees.intern("A") { 4 },
            ]
        }
        #expect(ids == [5, 5, 0, 3, 4])
        // Another write finds it without its cache.
        #expect(try await households.write(PayeeRepository.init) { try $0.intern(.awkward) { 9 } } == 5)
        let order = try await households.read(PayeeRepository.init) { payees in
            var order: [String] = []
            try payees.all { name, _ in order.append(name) }
            return order
        }
        #expect(order == ["a", "A", .awkward])
        #expect(try await households.read(PayeeRepository.init) { try $0.find("n")?.id } == nil)
        #expect(try await households.rejects(PayeeRepository.init) { _ = try $0.intern("b") { 3 } })
    }

    @Test(arguments: ConformingEngine.allCases) func categoriesAreLearnedAndReplaced(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(PayeeRepository.init, of: household) { payees in
                for (index, name) in ["a", "b", "c"].enumerated() { _ = try payees.intern(name) { Int64(index + 1) } }
                try payees.learn("a", category: .groceries, isIncome: false)
                try payees.learn("a", category: .salary, isIncome: true)
                try payees.learn("b", category: .groceries, isIncome: true)
                try payees.learn("unknown", category: .groceries, isIncome: true)
            }
        }
        let start: [String: [Int64?]] = ["a": [1, 201, 202], "b": [2, nil, 201], "c": [3, nil, nil]]
        #expect(try await Self.categories(households) == start)
        let chosen = try await households.read(PayeeRepository.init) { try $0.all(choosing: .groceries) }
        #expect(chosen.spending == [1] && chosen.income == [2])
        let found = try await households.write(PayeeRepository.init) { payees in
            _ = try payees.find("a")
            try payees.replaceCategory(.groceries, by: 203)
            return try payees.find("a")?.spendingCategory
        }
        #expect(found == 203)
        #expect(try await Self.categories(households) == ["a": [1, 203, 202], "b": [2, nil, 203], "c": [3, nil, nil]])
        // Only where it is still the given one.
        try await households.write(PayeeRepository.init) {
            try $0.replaceCategory(203, by: .groceries, spending: [1, 2, 3], income: [1, 2])
        }
        #expect(try await Self.categories(households) == start)
        #expect(try await Self.categories(households, of: .neighbor) == start)
    }
}
