import Models
import Storage
import StorageTestSupport
import Testing

struct CategoryChoiceRepositoryConformance {

    private static func choice(
        _ payee: String, _ category: ID<Models.Category> = .groceries, isIncome: Bool = false, amount: Int64 = 100
    ) -> CategoryChoiceRepository.Record {
        CategoryChoiceRepository.Record(payee: payee, isIncome: isIncome, category: category, memo: "m", amount: amount, count: 1)
    }

    @Test(arguments: ConformingEngine.allCases) func theSameCategoryCountsAndAnotherBeginsAnew(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CategoryChoiceRepository.init, of: .neighbor) { try $0.save(Self.choice("a"), id: 1, at: 1) }
        let counts = try await households.write(CategoryChoiceRepository.init) { choices in
            var counts: [Int?] = []
            for (category, isIncome) in [(ID.groceries, false), (.groceries, false), (.groceries, true), (.salary, false)]
                as [(ID<Models.Category>, Bool)]
            {
                try choices.save(Self.choice("a", category, isIncome: isIncome), id: 7, at: 2)
                counts.append(try choices.find("a", isIncome: isIncome)?.count)
            }
            return counts
        }
        #expect(counts == [1, 2, 1, 1])
        let found = try await households.read(CategoryChoiceRepository.init) { try $0.find("a", isIncome: false) }
        #expect(found == Self.choice("a", .salary))
        #expect(try await households.read(CategoryChoiceRepository.init) { try $0.find("b", isIncome: false) } == nil)
        #expect(
            try await households.read(CategoryChoiceRepository.init, of: .neighbor) { try $0.find("a", isIncome: false)?.category }
                == .groceries)
    }

    @Test(arguments: ConformingEngine.allCases) func theNewestComeFirstWithinALimit(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CategoryChoiceRepository.init) { choices in
            for (index, payee) in ["a", "b", "c", .awkward].enumerated() {
                try choices.save(Self.choice(payee), id: Int64(index + 1), at: Int64(index))
            }
            try choices.save(Self.choice("a"), id: 9, at: 9)
        }
        let newest = try await households.read(CategoryChoiceRepository.init) { try $0.newest(3).map(\.payee) }
        #expect(newest == ["a", .awkward, "c"])
    }

    @Test(arguments: ConformingEngine.allCases) func aCategoryIsReplacedInSomeChoices(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let found = try await households.write(CategoryChoiceRepository.init) { choices in
            try choices.save(Self.choice("a"), id: 1, at: 1)
            try choices.save(Self.choice("b", .salary), id: 2, at: 1)
            try choices.save(Self.choice("c"), id: 3, at: 1)
            let ids = try choices.ids(choosing: .groceries)
            try choices.replaceCategory(.groceries, by: 203, in: [1, 2])
            return (ids, try ["a", "b", "c"].map { try choices.find($0, isIncome: false)?.category })
        }
        #expect(found.0 == [1, 3])
        #expect(found.1 == [203, .salary, .groceries])
    }
}
