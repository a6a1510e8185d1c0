import MembersModel
import Models
import Storage
import StorageTestSupport
import Testing

@testable import MembersLive

struct InvitationRepositoryConformance {
    private static let invitation = Invitation(
        id: 60, purpose: .join(.viewer), name: "Cárol", madeBy: .anna, createdAt: 1_000, expiresAt: 2_000)
    private static let reset = Invitation(id: 61, purpose: .reset(.ben), name: "", madeBy: nil, createdAt: 1_500, expiresAt: .max)
    private static let neighbors = Invitation(
        id: 60, purpose: .join(.owner), name: "", madeBy: .neighbor, createdAt: 1_000, expiresAt: 3_000)

    /// The links of both households have the same id and hash.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(InvitationRepository.init) { links in
            try links.insert(invitation, tokenHash: [1])
            try links.insert(reset, tokenHash: [2])
        }
        try await households.write(InvitationRepository.init, of: .neighbor) { try $0.insert(neighbors, tokenHash: [1]) }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func anOpenLinkIsFoundUntilItExpires(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(InvitationRepository.init) { links in
            try [
                links.find(tokenHash: [1], at: 1_999), links.find(tokenHash: [1], at: 2_000), links.find(tokenHash: [2], at: 2_000),
                links.find(tokenHash: [3], at: 0), links.find(60, at: 1_999), links.find(60, at: 2_000),
            ]
        }
        #expect(found == [Self.invitation, nil, Self.reset, nil, Self.invitation, nil])
        #expect(try await households.read(InvitationRepository.init) { try $0.all(at: 1_000) } == [Self.reset, Self.invitation])
        #expect(try await households.read(InvitationRepository.init, of: .neighbor) { try $0.all(at: 2_000) } == [Self.neighbors])
    }

    @Test(arguments: ConformingEngine.allCases) func aNameIsKeptWhileTheInvitationIsOpen(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let kept = try await households.read(InvitationRepository.init) { links in
            try [links.keeps("CAROL", at: 1_999), links.keeps("CAROL", at: 2_000), links.keeps("", at: 0), links.keeps("dora", at: 0)]
        }
        #expect(kept == [true, false, false, false])
        #expect(try await !households.read(InvitationRepository.init, of: .neighbor) { try $0.keeps("carol", at: 0) })
    }

    @Test(arguments: ConformingEngine.allCases) func aLinkIsDeletedOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let deleted = try await households.write(InvitationRepository.init) { try [$0.delete(60), $0.delete(60)] }
        #expect(deleted == [true, false])
        #expect(try await households.read(InvitationRepository.init, of: .neighbor) { try $0.all(at: 0) } == [Self.neighbors])
    }

    @Test(arguments: ConformingEngine.allCases) func linksGoWithTheirMemberTheirMakerAndTheirTime(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(InvitationRepository.init) { links in
            try links.deleteResets(of: .anna)
            try links.deleteAll(madeBy: .ben)
            try links.delete(expiredBefore: 2_000)
        }
        #expect(try await households.read(InvitationRepository.init) { try $0.all(at: 0).count } == 2)
        try await households.write(InvitationRepository.init) { links in
            try links.deleteResets(of: .ben)
            try links.delete(expiredBefore: 2_001)
        }
        #expect(try await households.read(InvitationRepository.init) { try $0.all(at: 0) } == [])
        try await households.write(InvitationRepository.init, of: .neighbor) { try $0.deleteAll(madeBy: .neighbor) }
        #expect(try await households.read(InvitationRepository.init, of: .neighbor) { try $0.all(at: 0) } == [])
    }
}
