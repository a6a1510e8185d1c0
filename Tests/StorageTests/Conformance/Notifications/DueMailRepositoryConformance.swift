import Models
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct DueMailRepositoryConformance {

    /// The households with due mail at some times.
    private static func due(_ households: TestHouseholds, at times: Int64...) async throws -> [[ID<Household>]] {
        try await households.read(DueMailRepository.init) { mail in try times.map { try mail.households(at: $0) } }
    }

    private static func message(to member: ID<Member>, at createdAt: Int64) -> MailRecord {
        MailRecord(id: 1, member: member, recipient: "a@example.com", subject: "", body: "", createdAt: createdAt)
    }

    @Test(arguments: ConformingEngine.allCases) func aMessageOrANotificationIsDue(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await Self.due(households, at: .max) == [[]])
        try await households.write(MailRepository.init) { try $0.insert(Self.message(to: .anna, at: 100)) }
        #expect(try await Self.due(households, at: 99, 100) == [[], [.own]])
        try await households.write(NotificationRepository.init, of: .neighbor) { notifications in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try notifications.insert(notification, key: "", mailDueAt: 50, for: .neighbor)
        }
        #expect(try await Self.due(households, at: 49, 50, 100) == [[], [.neighbor], [.own, .neighbor]])
    }

    /// A household is due again when a lease expires, and no more once its message has ended.
    @Test(arguments: ConformingEngine.allCases) func aLeaseIsDueAtItsEnd(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (household, member) in [(ID<Household>.own, ID<Member>.anna), (.neighbor, .neighbor)] {
            try await households.write(MailRepository.init, of: household) { try $0.insert(Self.message(to: member, at: 100)) }
        }
        let claimed = try await households.write(MailRepository.init, of: .neighbor) { try $0.claim(at: 100, until: 500) }
        #expect(try await Self.due(households, at: 100, 500) == [[.own], [.own, .neighbor]])
        try await households.write(MailRepository.init, of: .neighbor) { mail in
            if let claimed { try mail.finish(claimed, as: .sent, at: 101) }
        }
        #expect(try await Self.due(households, at: .max) == [[.own]])
    }
}
