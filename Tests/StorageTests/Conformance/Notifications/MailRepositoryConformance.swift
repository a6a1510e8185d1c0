import Models
import StorageTestSupport
import Testing

@testable import NotificationsLive
@testable import Storage

struct MailRepositoryConformance {

    private static func message(
        _ id: ID<MailRecord>, to member: ID<Member> = .anna, at createdAt: Int64 = 100, keepsRecipient: Bool = false
    ) -> MailRecord {
        MailRecord(
            id: id, member: member, recipient: "ä@example.com", keepsRecipient: keepsRecipient, subject: .awkward,
            body: "\r\n.\r\n" + .awkward, createdAt: createdAt)
    }

    private static func insert(_ messages: [MailRecord], _ households: TestHouseholds, of household: ID<Household> = .own) async throws {
        try await households.write(MailRepository.init, of: household) { mail in for message in messages { try mail.insert(message) } }
    }

    /// The messages of the neighbor, which nobody else changes.
    private static func neighbors(_ households: TestHouseholds) async throws -> [MailRecord] {
        try await households.read(MailRepository.init, of: .neighbor) { try $0.all() }
    }

    private static func states(_ households: TestHouseholds) async throws -> [MailRecord.State] {
        try await households.read(MailRepository.init) { try $0.all().map(\.state) }
    }

    @Test(arguments: ConformingEngine.allCases) func messagesOfAHouseholdAreNewestFirst(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let messages = [Self.message(1), Self.message(3, keepsRecipient: true), Self.message(2, to: .ben, at: .max)]
        try await Self.insert(messages, households)
        try await Self.insert([Self.message(1, to: .neighbor)], households, of: .neighbor)
        #expect(try await households.read(MailRepository.init) { try $0.all() } == [messages[1], messages[2], messages[0]])
        #expect(try await Self.neighbors(households) == [Self.message(1, to: .neighbor)])
        #expect(try await households.rejects(MailRepository.init) { try $0.insert(Self.message(1)) })
        #expect(try await households.rejects(MailRepository.init) { try $0.insert(Self.message(9, to: 99)) })
    }

    @Test(arguments: ConformingEngine.allCases) func messagesWithAFixedRecipientAreCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert(
            [
                Self.message(1, keepsRecipient: true), Self.message(2, at: 101, keepsRecipient: true), Self.message(3, at: 102),
                Self.message(4, to: .ben, at: 102, keepsRecipient: true),
            ], households)
        try await Self.insert([Self.message(5, to: .neighbor, at: 102, keepsRecipient: true)], households, of: .neighbor)
        let counts = try await households.read(MailRepository.init) { mail in
            try [99, 100, 101].map { try mail.countFixedRecipient(of: .anna, since: $0) }
        }
        #expect(counts == [2, 1, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func theOldestDueMessageIsClaimedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(2), Self.message(1), Self.message(3, at: 99)], households)
        try await Self.insert([Self.message(1, to: .neighbor, at: 99)], households, of: .neighbor)
        let claimed = try await households.write(MailRepository.init) { mail in
            try [98, 100, 100, 100, 100].map { try mail.claim(at: $0, until: 500) }
        }
        #expect(claimed.map { $0?.id } == [nil, 3, 1, 2, nil])
        #expect(try await Self.neighbors(households).map(\.state) == [.waiting])
        var expected = Self.message(3, at: 99)
        (expected.state, expected.attempts, expected.nextAt) = (.sending, 1, 500)
        #expect(claimed[1] == expected)
        #expect(try await households.read(MailRepository.init) { try $0.all().first } == expected)
    }

    @Test(arguments: ConformingEngine.allCases) func anAttemptEndsOrIsRepeated(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2)], households)
        try await Self.insert([Self.message(1, to: .neighbor)], households, of: .neighbor)
        _ = try await households.write(MailRepository.init, of: .neighbor) { try $0.claim(at: 100, until: 500) }
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
        let all = try await households.read(MailRepository.init) { try $0.all() }
        #expect(all.map(\.state) == [.failed, .sent])
        #expect(all.map(\.attempts) == [2, 1])
        #expect(all.map(\.endedAt) == [210, 110])
        #expect(all.map(\.nextAt) == [nil, nil])
        #expect(try await Self.neighbors(households).map(\.state) == [.sending])
        _ = try await households.write(MailRepository.init, of: .neighbor) { try $0.expireLeases(at: 500) }
        try await households.write(MailRepository.init) { try $0.delete(endedBefore: 210) }
        #expect(try await households.read(MailRepository.init) { try $0.all().map(\.id) } == [2])
        try await households.write(MailRepository.init) { try $0.delete(endedBefore: .max) }
        #expect(try await Self.neighbors(households).map(\.state) == [.uncertain])
    }

    @Test(arguments: ConformingEngine.allCases) func anExpiredLeaseIsUncertain(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2), Self.message(3)], households)
        try await Self.insert([Self.message(1, to: .neighbor)], households, of: .neighbor)
        _ = try await households.write(MailRepository.init, of: .neighbor) { try $0.claim(at: 100, until: 500) }
        let expired = try await households.write(MailRepository.init) { mail in
            _ = try mail.claim(at: 100, until: 500)
            _ = try mail.claim(at: 100, until: 501)
            return try [mail.expireLeases(at: 499), mail.expireLeases(at: 500), mail.expireLeases(at: 500)]
        }
        #expect(expired == [0, 1, 0])
        #expect(try await Self.states(households) == [.waiting, .sending, .uncertain])
        #expect(try await Self.neighbors(households).map(\.state) == [.sending])
    }

    @Test(arguments: ConformingEngine.allCases) func allMailIsCancelled(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1), Self.message(2, at: 99)], households)
        try await Self.insert([Self.message(1, to: .neighbor)], households, of: .neighbor)
        try await households.write { connection in
            let notification = Models.Notification(id: 1, content: NotificationContent(kind: .test, object: nil), at: 0)
            _ = try NotificationRepository(connection, household: .own).insert(notification, key: "", mailDueAt: 50, for: .anna)
            let mail = MailRepository(connection, household: .own)
            let sent = try mail.claim(at: 99, until: 500)
            if let sent { try mail.finish(sent, as: .sent, at: 99) }
            try mail.cancelAll()
        }
        #expect(try await Self.states(households) == [.sent, .uncertain])
        #expect(try await households.read(MailRepository.init) { try $0.all().map(\.endedAt) } == [99, 100])
        #expect(try await households.read(DueMailRepository.init) { try $0.households(at: .max) } == [.neighbor])
    }

    @Test(arguments: ConformingEngine.allCases) func timesOfAWrongClockAreCorrected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await Self.insert([Self.message(1, at: 1_000), Self.message(2, at: 1_001)], households)
        try await Self.insert([Self.message(1, to: .neighbor, at: 1_001)], households, of: .neighbor)
        try await households.write { connection in
            let notifications = NotificationRepository(connection, household: .own)
            for (id, due) in [(ID<Models.Notification>(rawValue: 1), Int64(2_000)), (2, 2_001)] {
                let notification = Models.Notification(id: id, content: NotificationContent(kind: .test, object: nil), at: 0)
                _ = try notifications.insert(notification, key: "\(due)", mailDueAt: due, for: .anna)
            }
            try MailRepository(connection, household: .own).correctFutureTimes(to: 7, messagesAfter: 1_000, notificationsAfter: 2_000)
        }
        #expect(try await households.read(MailRepository.init) { try $0.all().map(\.nextAt) } == [7, 1_000])
        #expect(try await Self.neighbors(households).map(\.nextAt) == [1_001])
        let due = try await households.read(NotificationRepository.init) {
            try $0.toMail(to: .anna, at: 7, limit: 9, kinds: [.test]).map(\.id)
        }
        #expect(due == [2])
    }
}
