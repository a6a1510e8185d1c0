import Models
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct MailRepositoryConformance {

    private static func message(
        _ id: ID<MailRecord>, of household: ID<Household> = .own, to member: ID<Member> = .anna, at createdAt: Int64 = 100,
        keepsRecipient: Bool = false
    ) -> MailRecord {
        MailRecord(
            household: household, id: id, member: member, recipient: "ä@example.com", keepsRecipient: keepsRecipient, subject: .awkward,
            body: "\r\n.\r\n" + .awkward, createdAt: createdAt)
    }

    private static func insert(_ messages: [MailRecord], _ households: TestHouseholds) async throws {
        try await households.write(MailRepository.init) { mail in for message in messages { try mail.insert(message) } }
    }

    private static func states(_ households: TestHouseholds) async throws -> [MailRecord.State] {
        try await households.read(MailRepository.init) { try $0.all(of: .own).map(\.state) }
    }

    @Test(arguments: ConformingEngine.allCases) func messagesOfAHouseholdAreNewestFirst(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let messages = [
            Self.message(1), Self.message(3, keepsRecipient: true), Self.message(2, to: .ben, at: .max),
            Self.message(1, of: .neighbor, to: .neighbor),
        ]
        try await Self.insert(messages, households)
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .own) } == [messages[1], messages[2], messages[0]])
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .neighbor) } == [messages[3]])
        #expect(try await households.rejects(MailRepository.init) { try $0.insert(Self.message(1)) })
        #expect(try await households.rejects(MailRepository.init) { try $0.insert(Self.message(9, to: 99)) })
    }

    @Test(arguments: ConformingEngine.allCases) func messagesWithAFixedRecipientAreCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert(
            [
                Self.message(1, keepsRecipient: true), Self.message(2, at: 101, keepsRecipient: true), Self.message(3, at: 102),
                Self.message(4, to: .ben, at: 102, keepsRecipient: true), Self.message(5, of: .neighbor, at: 102, keepsRecipient: true),
            ], households)
        let counts = try await households.read(MailRepository.init) { mail in
            try [99, 100, 101].map { try mail.countFixedRecipient(of: .anna, in: .own, since: $0) }
        }
        #expect(counts == [2, 1, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func theOldestDueMessageIsClaimedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert(
            [Self.message(2), Self.message(1), Self.message(3, at: 99), Self.message(1, of: .neighbor, at: 101)], households)
        let claimed = try await households.write(MailRepository.init) { mail in
            try [98, 100, 100, 100, 100, 101, 101].map { try mail.claim(at: $0, until: 500) }
        }
        #expect(claimed.map { $0?.id } == [nil, 3, 1, 2, nil, 1, nil])
        #expect(claimed[5]?.household == .neighbor)
        var expected = Self.message(3, at: 99)
        (expected.state, expected.attempts, expected.nextAt) = (.sending, 1, 500)
        #expect(claimed[1] == expected)
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .own).first } == expected)
    }

    @Test(arguments: ConformingEngine.allCases) func anAttemptEndsOrIsRepeated(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2)], households)
        let results = try await households.write(MailRepository.init) { mail in
            guard let first = try mail.claim(at: 100, until: 500), let second = try mail.claim(at: 100, until: 500) else { return [Bool]() }
            var results = [try mail.finish(first, as: .sent, at: 110), try mail.finish(first, as: .failed, at: 111)]
            results.append(try mail.finish(second, as: .waiting, next: 200, at: 110))
            guard let again = try mail.claim(at: 200, until: 600) else { return results }
            // The first attempt's lease is over.
            results += [try mail.finish(second, as: .failed, at: 210), try mail.finish(again, as: .failed, at: 210)]
            return results
        }
        #expect(results == [true, false, true, false, true])
        let all = try await households.read(MailRepository.init) { try $0.all(of: .own) }
        #expect(all.map(\.state) == [.failed, .sent])
        #expect(all.map(\.attempts) == [2, 1])
        #expect(all.map(\.endedAt) == [210, 110])
        #expect(all.map(\.nextAt) == [nil, nil])
        try await households.write(MailRepository.init) { try $0.delete(endedBefore: 210) }
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .own).map(\.id) } == [2])
    }

    @Test(arguments: ConformingEngine.allCases) func anExpiredLeaseIsUncertain(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2), Self.message(3)], households)
        let expired = try await households.write(MailRepository.init) { mail in
            _ = try mail.claim(at: 100, until: 500)
            _ = try mail.claim(at: 100, until: 501)
            return try [mail.expireLeases(at: 499), mail.expireLeases(at: 500), mail.expireLeases(at: 500)]
        }
        #expect(expired == [0, 1, 0])
        #expect(try await Self.states(households) == [.waiting, .sending, .uncertain])
    }

    @Test(arguments: ConformingEngine.allCases) func thereIsWorkIfAMessageOrNotificationIsDue(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func hasWork(_ times: [Int64]) async throws -> [Bool] {
            try await households.read(MailRepository.init) { mail in try times.map { try mail.hasWork(at: $0) } }
        }
        #expect(try await hasWork([.max]) == [false])
        try await Self.insert([Self.message(1)], households)
        #expect(try await hasWork([99, 100]) == [false, true])
        try await households.write(NotificationRepository.init, of: .neighbor) { notifications in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try notifications.insert(notification, key: "", mailDueAt: 50, for: .neighbor)
        }
        #expect(try await hasWork([49, 50]) == [false, true])
    }

    @Test(arguments: ConformingEngine.allCases) func allMailIsCancelled(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2, at: 99), Self.message(1, of: .neighbor, to: .neighbor)], households)
        try await households.write { connection in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try NotificationRepository(connection, household: .own).insert(notification, key: "", mailDueAt: 50, for: .anna)
            let mail = MailRepository(connection)
            let sent = try mail.claim(at: 99, until: 500)
            if let sent { try mail.finish(sent, as: .sent, at: 99) }
            try mail.cancelAll()
        }
        #expect(try await Self.states(households) == [.sent, .uncertain])
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .own).map(\.endedAt) } == [99, 100])
        #expect(try await households.read(MailRepository.init) { try !$0.hasWork(at: .max) })
    }

    @Test(arguments: ConformingEngine.allCases) func timesOfAWrongClockAreCorrected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1, at: 1_000), Self.message(2, at: 1_001)], households)
        try await households.write { connection in
            let notifications = NotificationRepository(connection, household: .own)
            for (id, due) in [(ID<Models.Notification>(rawValue: 1), Int64(2_000)), (2, 2_001)] {
                let notification = Models.Notification(id: id, content: NotificationContent(kind: .test, object: nil), at: 0)
                _ = try notifications.insert(notification, key: "\(due)", mailDueAt: due, for: .anna)
            }
            try MailRepository(connection).correctFutureTimes(to: 7, messagesAfter: 1_000, notificationsAfter: 2_000)
        }
        #expect(try await households.read(MailRepository.init) { try $0.all(of: .own).map(\.nextAt) } == [7, 1_000])
        let due = try await households.read(NotificationRepository.init) {
            try $0.toMail(to: .anna, at: 7, limit: 9, kinds: [.test]).map(\.id)
        }
        #expect(due == [2])
    }
}
