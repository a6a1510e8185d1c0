import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct GuestLinkRepositoryConformance {
    private static let link = GuestLink(id: 50, group: 10, canWrite: true, createdAt: 1_000, expiresAt: 2_000)
    private static let other = GuestLink(id: 51, group: 10, canWrite: false, createdAt: 1_500, expiresAt: .max)

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await SharedRows.households(on: engine)
        try await households.write { connection in
            let links = GuestLinkRepository(connection)
            try links.insert(link, tokenHash: [1], household: .own)
            try links.insert(other, tokenHash: [2], household: .own)
            try links.insert(link, tokenHash: [3], household: .neighbor)
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func aLinkIsFoundByTheHashOfItsToken(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (own, neighbors, none, all) = try await households.read { connection in
            let links = GuestLinkRepository(connection)
            return (
                try links.find(tokenHash: [1]), try links.find(tokenHash: [3]), try links.find(tokenHash: [4]),
                try links.all(of: 10, household: .own)
            )
        }
        #expect(own?.link == Self.link && own?.household == .own)
        #expect(neighbors?.link == Self.link && neighbors?.household == .neighbor)
        #expect(none == nil && all == [Self.other, Self.link])
    }

    @Test(arguments: ConformingEngine.allCases) func aLinkIsUsedRevokedAndExpires(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (revoked, again) = try await households.write { connection in
            let links = GuestLinkRepository(connection)
            try links.recordUse([1], at: 1_700)
            let first = try links.delete(51, of: 10, household: .own)
            return (first, try links.delete(51, of: 10, household: .own))
        }
        #expect(revoked && !again)
        var used = Self.link
        used.usedAt = 1_700
        #expect(try await households.read { try GuestLinkRepository($0).all(of: 10, household: .own) } == [used])
        try await households.write { connection in
            for now: Int64 in [2_000, 2_500, 3_000] { try GuestLinkRepository(connection).deleteExpired(at: now, after: 1_000) }
        }
        let left = try await households.read { connection in
            let links = GuestLinkRepository(connection)
            return (try links.all(of: 10, household: .own) + links.all(of: 10, household: .neighbor)).count
        }
        #expect(left == 0)
    }
}
