import Models
import Storage
import StorageTestSupport
import Testing

struct CategoryParentRepositoryConformance {
    @Test(arguments: ConformingEngine.allCases) func aCategoryIsPartOfOneOrNone(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(CategoryParentRepository.init, of: household) { try $0.set(.salary, of: .groceries) }
        }
        let found = try await households.read(CategoryParentRepository.init) { try $0.all() }
        #expect(found.parent(of: .groceries) == .salary && found.children(of: .salary) == [.groceries])
        #expect(found.parent(of: .salary) == nil && found.children(of: .groceries).isEmpty)
        try await households.write(CategoryParentRepository.init) { try $0.set(nil, of: .groceries) }
        #expect(try await households.read(CategoryParentRepository.init) { try $0.all() } == CategoryParts())
        #expect(try await households.read(CategoryParentRepository.init, of: .neighbor) { try $0.all().pairs.count } == 1)
    }

    @Test(arguments: ConformingEngine.allCases) func bothAreCategoriesThatExistAndDiffer(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.rejects(CategoryParentRepository.init) { try $0.set(999, of: .groceries) })
        #expect(try await households.rejects(CategoryParentRepository.init) { try $0.set(.groceries, of: .groceries) })
    }
}
