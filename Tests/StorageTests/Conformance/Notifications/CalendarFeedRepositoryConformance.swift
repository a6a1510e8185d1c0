import Models
import NotificationsModel
import Storage
import StorageTestSupport
import Testing

@testable import NotificationsLive

struct CalendarFeedRepositoryConformance {

    /// Both households have a feed with the same id and the same hash.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CalendarFeedRepository.init) { feeds in
            for (id, member) in [(UInt8(1), ID<Member>.anna), (3, .anna), (2, .anna), (4, .ben)] {
                try feeds.insert(CalendarFeed(id: ID(rawValue: Int64(id)), createdAt: .max), tokenHash: [0, id], of: member)
            }
        }
        try await households.write(CalendarFeedRepository.init, of: .neighbor) {
            try $0.insert(CalendarFeed(id: 2, createdAt: 5), tokenHash: [0, 2], of: .neighbor)
        }
        return households
    }

    private static func feeds(_ households: TestHouseholds, of member: ID<Member>) async throws -> [ID<CalendarFeed>] {
        try await households.read(CalendarFeedRepository.init) { try $0.all(of: member).map(\.id) }
    }

    @Test(arguments: ConformingEngine.allCases) func aFeedIsFoundByItsToken(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(CalendarFeedRepository.init) { try $0.recordUse(2, at: 9) }
        let found = try await households.read(CalendarFeedRepository.init) { feeds in
            try [feeds.find(tokenHash: [0, 2]), feeds.find(tokenHash: [2]), feeds.find(tokenHash: [])]
        }
        #expect(found.map { $0?.feed } == [CalendarFeed(id: 2, createdAt: .max, usedAt: 9), nil, nil])
        #expect(found.map { $0?.profile } == [.anna, nil, nil])
        #expect(found.map { $0?.household.id } == [.own, nil, nil])
        // The neighbor's feed with this id and hash was not used.
        let neighbors = try await households.read(CalendarFeedRepository.init, of: .neighbor) { feeds in
            try [feeds.find(tokenHash: [0, 2]), feeds.find(tokenHash: [0, 1])]
        }
        #expect(neighbors.map { $0?.feed } == [CalendarFeed(id: 2, createdAt: 5), nil])
        #expect(neighbors.map { $0?.profile } == [.neighbor, nil])
        #expect(neighbors.map { $0?.household.id } == [.neighbor, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func aMemberSeesAndDeletesTheirOwn(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await Self.feeds(households, of: .anna) == [3, 2, 1])
        let deleted = try await households.write(CalendarFeedRepository.init) {
            try [$0.delete(2, of: .ben), $0.delete(2, of: .neighbor), $0.delete(2, of: .anna), $0.delete(2, of: .anna)]
        }
        #expect(deleted == [false, false, true, false])
        #expect(try await Self.feeds(households, of: .anna) == [3, 1])
        #expect(try await households.read(CalendarFeedRepository.init, of: .neighbor) { try $0.all(of: .neighbor).map(\.id) } == [2])
    }

    @Test(arguments: ConformingEngine.allCases) func aDisabledMemberHasNone(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write {
            try $0.execute(
                "UPDATE member SET is_disabled = 1 WHERE household = $1 AND id = $2", .id(ID<Household>.own), .id(ID<Member>.anna))
        }
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.find(tokenHash: [0, 1])?.feed } == nil)
    }

    /// A feed of before secrets had the household is in the directory until it is deleted.
    @Test(arguments: ConformingEngine.allCases) func aDeletedFeedLeavesTheDirectory(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(DirectoryRepository.init) { directory in
            for household in [ID<Household>.own, .neighbor] { try directory.insert(.secret, [0, 2], of: household) }
        }
        _ = try await households.write(CalendarFeedRepository.init) { try $0.delete(2, of: .anna) }
        #expect(try await households.read(DirectoryRepository.init) { try $0.households(.secret, [0, 2]) } == [.neighbor])
    }

    @Test(arguments: ConformingEngine.allCases) func tokensAndIDsAreUnique(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CalendarFeedRepository.init) {
            try $0.insert(CalendarFeed(id: 1, createdAt: 0), tokenHash: [1], of: .anna)
        }
        for (id, token, member) in [
            (ID<CalendarFeed>(rawValue: 1), [UInt8(2)], ID<Member>.ben), (2, [1], .ben), (2, [2], 99), (2, [2], .neighbor),
        ] {
            #expect(
                try await households.rejects(CalendarFeedRepository.init) {
                    try $0.insert(CalendarFeed(id: id, createdAt: 0), tokenHash: token, of: member)
                })
        }
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.all(of: .ben) } == [])
    }
}
