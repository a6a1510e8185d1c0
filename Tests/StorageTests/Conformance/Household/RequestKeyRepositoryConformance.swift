import Models
import StorageTestSupport
import Testing

@testable import Storage

struct RequestKeyRepositoryConformance {
    private typealias StoredResult = RequestKeyRepository.StoredResult

    @Test(arguments: ConformingEngine.allCases) func aResultIsKeptForItsLifetime(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let full = StoredResult(rowID: .max, change: ID(rawValue: .max))
        let lifetime = RequestKeyRepository.lifetime
        try await households.write(RequestKeyRepository.init) { keys in
            try keys.save(full, kind: "a", request: .awkward, at: 100)
            try keys.save(StoredResult(rowID: 1), kind: "b", request: .awkward, at: 101)
        }
        try await households.write(RequestKeyRepository.init, of: .neighbor) {
            try $0.save(StoredResult(rowID: 2), kind: "a", request: "n", at: 1)
        }
        @Sendable func results() async throws -> [StoredResult?] {
            try await households.read(RequestKeyRepository.init) {
                try [$0.result("a", .awkward), $0.result("b", .awkward), $0.result("a", "n")]
            }
        }
        #expect(try await results() == [full, StoredResult(rowID: 1), nil])
        #expect(try await households.rejects(RequestKeyRepository.init) { try $0.save(full, kind: "a", request: .awkward, at: 100) })
        try await households.write(RequestKeyRepository.init) { try $0.save(full, kind: "c", request: "", at: 101 + lifetime) }
        #expect(try await results() == [nil, StoredResult(rowID: 1), nil])
        #expect(try await households.read(RequestKeyRepository.init, of: .neighbor) { try $0.result("a", "n") } == StoredResult(rowID: 2))
    }
}
