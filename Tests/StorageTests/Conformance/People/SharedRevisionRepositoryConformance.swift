import Models
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct SharedRevisionRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func revisionsAreFoundByKind(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        #expect(try await households.write(PersonRepository.init) { try $0.update(SharedRows.person) })
        let found = try await households.read(SharedRevisionRepository.init) { repository in
            try SharedRecord.Kind.allCases.map { try repository.revisions(of: $0, [1, 10, 20, 30, 40]) }
        }
        #expect(found == [[1: 2], [10: 1], [20: 1], [40: 1], [:]])
    }
}
