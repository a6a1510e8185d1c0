import Models
import Storage
import StorageTestSupport
import Testing

@testable import MembersLive

struct PasskeyChallengeRepositoryConformance {
    @Test(arguments: ConformingEngine.allCases) func aChallengeIsUsedOnceInAHousehold(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let uses = try await households.write(PasskeyChallengeRepository.init) { challenges in
            try [challenges.use(hash: [1], until: 2_000), challenges.use(hash: [1], until: 3_000), challenges.use(hash: [2], until: 2_000)]
        }
        #expect(uses == [true, false, true])
        let neighbors = try await households.write(PasskeyChallengeRepository.init, of: .neighbor) { try $0.use(hash: [1], until: 2_000) }
        #expect(neighbors)
    }

    @Test(arguments: ConformingEngine.allCases) func expiredOnesOfTheHouseholdAreDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let isNew = try await households.write(PasskeyChallengeRepository.init, of: .neighbor) { try $0.use(hash: [1], until: 1_000) }
        #expect(isNew)
        let uses = try await households.write(PasskeyChallengeRepository.init) { challenges in
            _ = try challenges.use(hash: [1], until: 1_999)
            _ = try challenges.use(hash: [2], until: 2_000)
            try challenges.delete(expiredBefore: 2_000)
            return try [challenges.use(hash: [1], until: 5_000), challenges.use(hash: [2], until: 5_000)]
        }
        #expect(uses == [true, false])
        let neighbors = try await households.write(PasskeyChallengeRepository.init, of: .neighbor) { try $0.use(hash: [1], until: 2_000) }
        #expect(!neighbors)
    }
}
