import Models
import NotificationsModel
import Storage
import StorageTestSupport
import Testing

@testable import NotificationsLive

struct CalendarFeedRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aFeedIsFoundByItsToken(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CalendarFeedRepository.init) { feeds in
            for (id, member) in [(UInt8(1), ID<Member>.anna), (3, .anna), (2, .anna), (4, .ben), (5, .neighbor)] {
                try feeds.insert(CalendarFeed(id: ID(rawValue: Int64(id)), createdAt: .max), tokenHash: [0, id], of: member)
            }
            try feeds.recordUse(2, at: 9)
        }
        let found = try await households.read(CalendarFeedRepository.init) { feeds in
            try [feeds.find(tokenHash: [0, 2]), feeds.find(tokenHash: [0, 5]), feeds.find(tokenHash: [2]), feeds.find(tokenHash: [])]
        }
        #expect(
            found.map { $0?.feed } == [CalendarFeed(id: 2, createdAt: .max, usedAt: 9), CalendarFeed(id: 5, createdAt: .max), nil, nil])
        #expect(found.map { $0?.profile } == [.anna, .neighbor, nil, nil])
        #expect(found.map { $0?.household.id } == [.own, .neighbor, nil, nil])
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.all(of: .anna).map(\.id) } == [3, 2, 1])
        let deleted = try await households.write(CalendarFeedRepository.init) {
            try [$0.delete(2, of: .ben), $0.delete(2, of: .anna), $0.delete(2, of: .anna)]
        }
        #expect(deleted == [false, true, false])
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.all(of: .anna).map(\.id) } == [3, 1])
        try await households.write { try $0.execute("UPDATE member SET is_disabled = 1 WHERE id = 11") }
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.find(tokenHash: [0, 1])?.feed } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func tokensAndIDsAreUnique(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CalendarFeedRepository.init) {
            try $0.insert(CalendarFeed(id: 1, createdAt: 0), tokenHash: [1], of: .anna)
        }
        for (id, token, member) in [(ID<CalendarFeed>(rawValue: 1), [UInt8(2)], ID<Member>.ben), (2, [1], .ben), (2, [2], 99)] {
            #expect(
                try await households.rejects(CalendarFeedRepository.init) {
                    try $0.insert(CalendarFeed(id: id, createdAt: 0), tokenHash: token, of: member)
                })
        }
        #expect(try await households.read(CalendarFeedRepository.init) { try $0.all(of: .ben) } == [])
    }
}
