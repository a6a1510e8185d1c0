import Models
import NotificationsModel
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct DueChannelRepositoryConformance {
    @Test(arguments: ConformingEngine.allCases) func aMessageALeaseOrANotificationIsDue(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        func due(_ times: Int64...) async throws -> [[ID<Household>]] {
            try await households.read(DueChannelRepository.init) { channels in try times.map { try channels.households(at: $0) } }
        }
        #expect(try await due(.max) == [[]])
        try await households.write(ChannelRepository.init) { try $0.insert(ChannelRepositoryConformance.record(1)) }
        try await households.write(ChannelMessageRepository.init) {
            try $0.insert(ChannelMessage(id: 1, channel: 1, notifications: [], createdAt: 100))
        }
        #expect(try await due(99, 100) == [[], [.own]])
        try await households.write(NotificationRepository.init, of: .neighbor) { notifications in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try notifications.insert(notification, key: "", mailDueAt: nil, channelsDueAt: 50, for: .neighbor)
        }
        #expect(try await due(49, 50, 100) == [[], [.neighbor], [.own, .neighbor]])
        _ = try await households.write(ChannelMessageRepository.init) { try $0.claim(1, at: 100, until: 500) }
        #expect(try await due(499, 500) == [[.neighbor], [.own, .neighbor]])
    }
}
