import Models
import NotificationsModel
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct ChannelMessageRepositoryConformance {
    private static func message(_ id: ID<ChannelMessage>, to channel: ID<Channel> = 1, at createdAt: Int64 = 100) -> ChannelMessage {
        ChannelMessage(id: id, channel: channel, notifications: id.rawValue == 1 ? [] : [5, 6], createdAt: createdAt)
    }

    private static func households(on engine: ConformingEngine, _ messages: [ChannelMessage]) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            let channels = ChannelRepository(connection, household: .own)
            try channels.insert(ChannelRepositoryConformance.record(1))
            try channels.insert(ChannelRepositoryConformance.record(2, of: .ben))
            for message in messages { try ChannelMessageRepository(connection, household: .own).insert(message) }
            try ChannelRepository(connection, household: .neighbor).insert(ChannelRepositoryConformance.record(1, of: .neighbor))
            try ChannelMessageRepository(connection, household: .neighbor).insert(message(1))
        }
        return households
    }

    private static func all(_ households: TestHouseholds) async throws -> [ChannelMessage] {
        try await households.read(ChannelMessageRepository.init) { try $0.all() }
    }

    private static func expectNeighborsUnchanged(_ households: TestHouseholds) async throws {
        #expect(try await households.read(ChannelMessageRepository.init, of: .neighbor) { try $0.all() } == [message(1)])
    }

    @Test(arguments: ConformingEngine.allCases) func theOldestDueMessagesAreClaimedOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(2), Self.message(1), Self.message(3, at: 99)])
        let claimed = try await households.write(ChannelMessageRepository.init) { messages in
            try [98, 100, 100, 100].map { try messages.claim(2, at: $0, until: 500) }
        }
        #expect(claimed.map { $0.map(\.id) } == [[], [3, 1], [2], []])
        var expected = Self.message(3, at: 99)
        (expected.state, expected.attempts, expected.nextAt) = (.sending, 1, 500)
        #expect(claimed[1].first == expected)
        #expect(try await Self.all(households).first == expected)
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func anAttemptEndsOrIsRepeated(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(1), Self.message(2)])
        let results = try await households.write(ChannelMessageRepository.init) { messages in
            let claimed = try messages.claim(9, at: 100, until: 500)
            var results = [
                try messages.finish(claimed[0], as: .sent, at: 110), try messages.finish(claimed[0], as: .failed, at: 111),
                try messages.finish(claimed[1], as: .waiting, next: 200, at: 110),
            ]
            let again = try messages.claim(9, at: 200, until: 600)
            // The first attempt's lease is over.
            results += [try messages.finish(claimed[1], as: .failed, at: 210), try messages.finish(again[0], as: .failed, at: 210)]
            return results
        }
        #expect(results == [true, false, true, false, true])
        let all = try await Self.all(households)
        #expect(all.map(\.state) == [.failed, .sent] && all.map(\.attempts) == [2, 1])
        #expect(all.map(\.endedAt) == [210, 110] && all.map(\.nextAt) == [nil, nil])
        try await households.write(ChannelMessageRepository.init) { try $0.delete(endedBefore: 210) }
        #expect(try await Self.all(households).map(\.id) == [2])
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func anExpiredLeaseIsUncertain(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(1), Self.message(2)])
        let expired = try await households.write(ChannelMessageRepository.init) { messages in
            _ = try messages.claim(1, at: 100, until: 500)
            return try [messages.expireLeases(at: 499), messages.expireLeases(at: 500), messages.expireLeases(at: 500)]
        }
        #expect(expired == [0, 1, 0])
        #expect(try await Self.all(households).map(\.state) == [.waiting, .uncertain])
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func whatWaitsForAChannelIsPutOffOrEnded(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(1), Self.message(2, at: 900), Self.message(3, to: 2)])
        let last = try await households.write(ChannelMessageRepository.init) { messages in
            try messages.postpone(1, until: 500)
            let last = try [messages.lastCreated(for: 1), messages.lastCreated(for: 3)]
            _ = try messages.claim(9, at: 500, until: 1_000)
            try messages.cancelWaiting(for: 1, at: 501)
            return last
        }
        #expect(last == [900, nil])
        let all = try await Self.all(households)
        #expect(all.map(\.id) == [3, 2, 1] && all.map(\.state) == [.sending, .failed, .sending] && all.map(\.endedAt) == [nil, 501, nil])
        try await households.write(ChannelMessageRepository.init) { try $0.deleteAll(for: 1) }
        #expect(try await Self.all(households).map(\.id) == [3])
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func everythingIsCancelled(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(1), Self.message(2, at: 99)])
        try await households.write { connection in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try NotificationRepository(connection, household: .own).insert(
                notification, key: "", mailDueAt: nil, channelsDueAt: 50, for: .anna)
            let messages = ChannelMessageRepository(connection, household: .own)
            for sent in try messages.claim(1, at: 99, until: 500) { try messages.finish(sent, as: .sent, at: 99) }
            try messages.cancelAll()
        }
        let all = try await Self.all(households)
        #expect(all.map(\.state) == [.sent, .uncertain] && all.map(\.endedAt) == [99, 100])
        #expect(try await households.read(DueChannelRepository.init) { try $0.households(at: .max) } == [.neighbor])
    }

    @Test(arguments: ConformingEngine.allCases) func timesOfAWrongClockAreCorrected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.message(1, at: 1_000), Self.message(2, at: 1_001)])
        try await households.write { connection in
            let notifications = NotificationRepository(connection, household: .own)
            for (id, due) in [(ID<Models.Notification>(rawValue: 1), Int64(2_000)), (2, 2_001)] {
                let notification = Models.Notification(id: id, content: NotificationContent(kind: .test, object: nil), at: 0)
                _ = try notifications.insert(notification, key: "\(due)", mailDueAt: nil, channelsDueAt: due, for: .anna)
            }
            try ChannelMessageRepository(connection, household: .own).correctFutureTimes(
                to: 7, messagesAfter: 1_000, notificationsAfter: 2_000)
        }
        #expect(try await Self.all(households).map(\.nextAt) == [7, 1_000])
        #expect(try await households.read(NotificationRepository.init) { try $0.dueForChannels(of: .anna, at: 7, limit: 9) } == [2])
        try await Self.expectNeighborsUnchanged(households)
    }

    @Test(arguments: ConformingEngine.allCases) func notificationsAreHandedToTheChannelsOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let found = try await households.write(NotificationRepository.init) { notifications in
            for (id, due) in [(ID<Models.Notification>(rawValue: 1), Int64?(50)), (2, 60), (3, nil)] {
                let notification = Models.Notification(id: id, content: NotificationContent(kind: .test, object: nil), at: 0)
                _ = try notifications.insert(notification, key: "\(id)", mailDueAt: nil, channelsDueAt: due, for: .anna)
            }
            let members = try [49, 50].map { try notifications.membersWithDueChannels(at: $0) }
            let due = try [
                notifications.dueForChannels(of: .anna, at: 60, limit: 1), notifications.dueForChannels(of: .anna, at: 60, limit: 9),
            ]
            try notifications.clearChannelsDue(for: [1], of: .anna)
            let rest = try notifications.dueForChannels(of: .anna, at: 60, limit: 9)
            try notifications.cancelChannels(of: .anna)
            return (members, due + [rest, try notifications.dueForChannels(of: .anna, at: 60, limit: 9)])
        }
        #expect(found.0 == [[], [.anna]])
        #expect(found.1 == [[1], [1, 2], [2], []])
    }
}
