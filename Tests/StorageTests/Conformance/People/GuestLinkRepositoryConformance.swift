import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct GuestLinkRepositoryConformance {
    private static let link = GuestLink(id: 50, group: 10, canWrite: true, createdAt: 1_000, expiresAt: 2_000)
    private static let other = GuestLink(id: 51, group: 10, canWrite: false, createdAt: 1_500, expiresAt: .max)

    /// The links of both households have the same id and hash.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await SharedRows.households(on: engine)
        try await households.write(GuestLinkRepository.init) { links in
            try links.insert(link, tokenHash: [1])
            try links.insert(other, tokenHash: [2])
        }
        try await households.write(GuestLinkRepository.init, of: .neighbor) { try $0.insert(neighbors, tokenHash: [1]) }
        return households
    }

    private static let neighbors = GuestLink(id: 50, group: 10, canWrite: false, createdAt: 1_100, expiresAt: 2_100)

    private static func links(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [GuestLink] {
        try await households.read(GuestLinkRepository.init, of: household) { try $0.all(of: 10) }
    }

    @Test(arguments: ConformingEngine.allCases) func aLinkIsFoundByTheHashOfItsToken(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(GuestLinkRepository.init) { try [$0.find(tokenHash: [1]), $0.find(tokenHash: [3])] }
        #expect(found == [Self.link, nil])
        let theirs = try await households.read(GuestLinkRepository.init, of: .neighbor) {
            try [$0.find(tokenHash: [1]), $0.find(tokenHash: [2])]
        }
        #expect(theirs == [Self.neighbors, nil])
        #expect(try await Self.links(households) == [Self.other, Self.link])
    }

    @Test(arguments: ConformingEngine.allCases) func aLinkIsUsedRevokedAndExpires(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let revoked = try await households.write(GuestLinkRepository.init) { links in
            try links.recordUse([1], at: 1_700)
            return try [links.delete(51, of: 10), links.delete(51, of: 10)]
        }
        #expect(revoked == [true, false])
        var used = Self.link
        used.usedAt = 1_700
        #expect(try await Self.links(households) == [used])
        try await households.write(GuestLinkRepository.init) { links in
            for now: Int64 in [2_000, 2_500, 3_000] { try links.deleteExpired(at: now, after: 1_000) }
        }
        #expect(try await Self.links(households) == [])
        // That of the neighbor was neither used nor found expired.
        #expect(try await Self.links(households, of: .neighbor) == [Self.neighbors])
        try await households.write(GuestLinkRepository.init, of: .neighbor) { try $0.deleteExpired(at: 3_100, after: 1_000) }
        #expect(try await Self.links(households, of: .neighbor) == [Self.neighbors])
        try await households.write(GuestLinkRepository.init, of: .neighbor) { try $0.deleteExpired(at: 4_100, after: 1_000) }
        #expect(try await Self.links(households, of: .neighbor) == [])
    }

    /// A link of before tokens had the household is in the directory until it is deleted.
    @Test(arguments: ConformingEngine.allCases) func aDeletedLinkLeavesTheDirectory(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(DirectoryRepository.init) { directory in
            for hash in [[1], [2]] as [[UInt8]] { try directory.insert(.secret, hash, of: .own) }
            try directory.insert(.secret, [1], of: .neighbor)
        }
        @Sendable func known() async throws -> [[ID<Household>]] {
            try await households.read(DirectoryRepository.init) { try [$0.households(.secret, [1]), $0.households(.secret, [2])] }
        }
        _ = try await households.write(GuestLinkRepository.init) { try $0.delete(51, of: 10) }
        #expect(try await known() == [[.own, .neighbor], []])
        try await households.write(GuestLinkRepository.init) { links in
            for now: Int64 in [2_000, 3_000] { try links.deleteExpired(at: now, after: 1_000) }
        }
        #expect(try await known() == [[.neighbor], []])
    }
}
