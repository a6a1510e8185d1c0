import Models
import NotificationsModel
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct ChannelRepositoryConformance {
    static func record(
        _ id: ID<Channel>, of member: ID<Member> = .anna, kind: ChannelKind = .push, print: [UInt8]? = nil
    ) -> ChannelRepository.Record {
        ChannelRepository.Record(
            channel: Channel(
                id: id, kind: kind, name: .awkward, target: "push.example.org", fingerprint: print, showsAmounts: kind == .ntfy,
                createdAt: 100),
            member: member, sealed: [0, 255, UInt8(id.rawValue)])
    }

    private static let neighbors = record(1, of: .neighbor, print: [1])

    /// Both households have a channel with the same id and fingerprint.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ChannelRepository.init) { channels in
            try channels.insert(record(1, print: [1]))
            try channels.insert(record(2, kind: .ntfy))
            try channels.insert(record(3, of: .ben, kind: .webhook))
        }
        try await households.write(ChannelRepository.init, of: .neighbor) { try $0.insert(neighbors) }
        return households
    }

    private static func expectNeighborsUnchanged(_ households: TestHouseholds) async throws {
        #expect(try await households.read(ChannelRepository.init, of: .neighbor) { try $0.all(of: .neighbor) } == [neighbors])
    }

    @Test(arguments: ConformingEngine.allCases) func channelsOfAMemberAreNewestFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(ChannelRepository.init) { channels in
            (
                try channels.all(of: .anna), try channels.all(of: .neighbor), try channels.find(3), try channels.find(4),
                try channels.find(fingerprint: [1]), try channels.find(fingerprint: [2])
            )
        }
        #expect(found.0 == [Self.record(2, kind: .ntfy), Self.record(1, print: [1])] && found.1 == [])
        #expect(found.2 == Self.record(3, of: .ben, kind: .webhook) && found.3 == nil)
        #expect(found.4 == Self.record(1, print: [1]) && found.5 == nil)
        try await Self.expectNeighborsUnchanged(households)
        #expect(try await households.rejects(ChannelRepository.init) { try $0.insert(Self.record(9, print: [1])) }, "one per browser")
        #expect(try await households.rejects(ChannelRepository.init) { try $0.insert(Self.record(9, of: 99)) })
    }

    @Test(arguments: ConformingEngine.allCases) func aChannelKnowsItsLastUseAndFailure(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let channels = try await households.write(ChannelRepository.init) { channels in
            try channels.recordFailure(.unreachable, of: 1, at: 200)
            let failed = try channels.find(1)?.channel
            try channels.recordUse(1, at: 300)
            try channels.setShowsAmounts(true, of: 1)
            let used = try channels.find(1)?.channel
            try channels.recordFailure(.gone, of: 1, isEnd: true, at: 400)
            try channels.recordFailure(.gone, of: 1, isEnd: true, at: 500)
            return [failed, used, try channels.find(1)?.channel]
        }
        var expected = Self.record(1, print: [1]).channel
        (expected.failedAt, expected.failure) = (200, .unreachable)
        #expect(channels[0] == expected)
        (expected.failedAt, expected.failure, expected.usedAt, expected.showsAmounts) = (nil, nil, 300, true)
        #expect(channels[1] == expected)
        (expected.failedAt, expected.failure, expected.endedAt) = (500, .gone, 400)
        #expect(channels[2] == expected)
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func channelsGoWithTheirMessages(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(ChannelMessageRepository.init) { messages in
            for (id, channel) in [(ID<ChannelMessage>(rawValue: 1), ID<Channel>(rawValue: 1)), (2, 2), (3, 3)] {
                try messages.insert(ChannelMessage(id: id, channel: channel, notifications: [], createdAt: 100))
            }
        }
        try await households.write(ChannelRepository.init) { channels in
            try channels.recordFailure(.gone, of: 3, isEnd: true, at: 200)
            try channels.delete(endedBefore: 200)
        }
        #expect(try await households.read(ChannelMessageRepository.init) { try $0.all().map(\.id) } == [3, 2, 1])
        try await households.write(ChannelRepository.init) { try $0.delete(endedBefore: 201) }
        #expect(try await households.read(ChannelMessageRepository.init) { try $0.all().map(\.id) } == [2, 1])
        #expect(try await households.read(ChannelRepository.init) { try $0.all(of: .ben) } == [])
        try await households.write(ChannelRepository.init) { try $0.deleteAll(of: .anna) }
        #expect(try await households.read(ChannelMessageRepository.init) { try $0.all() } == [])
        #expect(try await households.read(ChannelRepository.init) { try $0.all(of: .anna) } == [])
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func aChannelWithoutMessagesIsDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(ChannelRepository.init) { try $0.delete(1) }
        #expect(try await households.read(ChannelRepository.init) { try $0.all(of: .anna).map(\.channel.id) } == [2])
        try await Self.expectNeighborsUnchanged(households)
    }

    /// Who has a channel that has not ended is told by it.
    @Test(arguments: ConformingEngine.allCases) func listenersKnowWhetherTheyHaveChannels(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ChannelRepository.init) { channels in
            try channels.insert(Self.record(1))
            try channels.insert(Self.record(2, of: .ben))
            try channels.recordFailure(.gone, of: 2, isEnd: true, at: 200)
        }
        let listeners = try await households.read(NotificationSettingsRepository.init) { try $0.listeners() }
        #expect(listeners.filter(\.hasChannels).map(\.member) == [.anna])
    }
}
