import Models
import Storage
import StorageTestSupport
import Testing

struct KnownOriginRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func anOriginIsNewOnceForEachMember(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let isNew = try await households.write(KnownOriginRepository.init) { origins in
            try [
                origins.record([1], of: .anna, at: 1), origins.record([1], of: .anna, at: 20), origins.record([1], of: .ben, at: 1),
                origins.record([2], of: .anna, at: 19), origins.record([], of: .anna, at: 21),
            ]
        }
        #expect(isNew == [true, false, true, true, true])
        #expect(
            try await households.read(KnownOriginRepository.init) { try [$0.hasAny(of: .anna), $0.hasAny(of: .neighbor)] } == [true, false])
        #expect(try await households.write(KnownOriginRepository.init, of: .neighbor) { try $0.record([1], of: .neighbor, at: 1) })
        try await households.write(KnownOriginRepository.init) { try $0.delete(seenBefore: 20) }
        #expect(try await households.read(KnownOriginRepository.init, of: .neighbor) { try $0.hasAny(of: .neighbor) })
        #expect(
            try await households.read(KnownOriginRepository.init) { try [$0.hasAny(of: .anna), $0.hasAny(of: .ben)] } == [true, false])
        let later = try await households.write(KnownOriginRepository.init) { origins in
            try [origins.record([1], of: .anna, at: 30), origins.record([2], of: .anna, at: 30), origins.record([], of: .anna, at: 30)]
        }
        #expect(later == [false, true, false])
        #expect(try await households.rejects(KnownOriginRepository.init) { _ = try $0.record([1], of: 99, at: 1) })
    }
}
