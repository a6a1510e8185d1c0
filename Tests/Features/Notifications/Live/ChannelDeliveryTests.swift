import Foundation
import Models
import NotificationsModel
import OutgoingHTTP
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive
@testable import Storage

/// Which messages reach which channels, and how often, with a manual clock.
struct ChannelDeliveryTests {
    // MARK: - Once

    @Test func aThousandDevicesGetOneMessageEachAFewAtOnce() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1_000)
        try await house.tell()
        try await house.deliver()
        try await house.deliver()
        let urls = house.transport.requests.map(\.url)
        #expect(urls.count == 1_000 && Set(urls).count == 1_000)
        #expect(house.transport.mostRunning <= ChannelDelivery.batchSize)
        #expect(Set(try await house.states()) == [.sent])
    }

    /// A server that ends while it sends has claimed the messages, and recorded nothing.
    @Test func whatAnEndedServerMayHaveSentIsNotSentAgain() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...20)
        try await house.tell()
        let now = house.now
        try await house.write { connection in
            let notifications = NotificationRepository(connection, household: house.household)
            let due = try notifications.dueForChannels(of: house.member, at: now, limit: 9)
            let messages = ChannelMessageRepository(connection, household: house.household)
            for record in try ChannelRepository(connection, household: house.household).all(of: house.member) {
                try messages.insert(
                    ChannelMessage(
                        id: house.installation.database.ids.next(at: now), channel: record.channel.id, notifications: due, createdAt: now))
            }
            try notifications.clearChannelsDue(for: due, of: house.member)
            _ = try messages.claim(ChannelDelivery.batchSize, at: now, until: now + ChannelDelivery.deadline)
        }
        try await house.deliver()
        #expect(house.transport.requests.count == 12)
        house.installation.clock.move(milliseconds: ChannelDelivery.deadline)
        try await house.deliver()
        #expect(house.transport.requests.count == 12 && Set(house.transport.requests.map(\.url)).count == 12)
        let states = try await house.states()
        #expect(states.count { $0 == .uncertain } == 8 && states.count { $0 == .sent } == 12)
    }

    @Test func twoServersSendEveryMessageOnce() async throws {
        let folder = try TemporaryFolder()
        let house = try await ChannelHousehold(path: folder.path + "/coffer.sqlite")
        try await house.addDevices(1...60)
        try await house.tell()
        let other = try Database.open(path: folder.path + "/coffer.sqlite", schema: Schema.standard, timeout: Database.longTimeout)
        async let first: Void = house.deliver()
        async let second: Void = house.deliver(on: other)
        _ = try await (first, second)
        let urls = house.transport.requests.map(\.url)
        #expect(urls.count == 60 && Set(urls).count == 60)
        try await other.close()
    }

    @Test func manyMessagesOfOneHouseholdHoldBackNoOther() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...200)
        let neighbor = Household(id: ID(rawValue: 2_000_000_077), name: "Neighbors", currency: .euro, timeZone: "Europe/Berlin")
        let (member, now, secrets) = (house.member, house.now, house.secrets)
        try await house.write { connection in
            try HouseholdRepository(connection).insert(neighbor, numberKey: [1], at: 0)
            let isNew = try MemberRepository(connection, household: neighbor.id).insert(
                MemberProfile(id: member, household: neighbor.id, name: "tamara", displayName: "Tamara N.", role: .owner, createdAt: 0))
            #expect(isNew)
            let target = ChannelTarget.ntfy(server: "https://neighbor.example", topic: "boat", token: "")
            let channel = Channel(id: ID(rawValue: 1), kind: .ntfy, name: "Boat", target: "neighbor.example", createdAt: now)
            try ChannelRepository(connection, household: neighbor.id).insert(
                ChannelRepository.Record(
                    channel: channel, member: member, sealed: try target.sealed(with: secrets, of: channel.id, in: neighbor.id)))
            let sent = try NotificationSender(
                connection, household: neighbor.id, ids: house.installation.database.ids, at: now
            ).send(NotificationContent(kind: .fallsDue, subject: "Boat", object: nil), key: "boat", to: .only([member]))
            #expect(sent == 1)
        }
        try await house.tell()
        try await house.deliver()
        let place = try #require(house.transport.requests.firstIndex { $0.url == "https://neighbor.example/" })
        #expect(place <= 2 * ChannelDelivery.batchSize && house.transport.requests.count == 201)
    }

    // MARK: - What is said

    @Test func aMessageNamesAndLinksWhatItIsAbout() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.tell()
        try await house.deliver()
        let request = try #require(house.transport.requests.first)
        #expect(request.url == "https://ntfy.example.net/" && request.method == .post)
        #expect(request.headers.contains(OutgoingRequest.Header("Authorization", "Bearer tk_secret")))
        let message = try #require(house.topics.first)
        #expect(message.topic == "coffer-quiet-boats" && message.title == "Rent" && message.priority == 3)
        #expect(message.click == "https://coffer.example.org/\(ObjectReference(ID<Transfer>(rawValue: 1)))")
    }

    @Test func severalAtOnceAreOneMessage() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        for number in 1...7 { try await house.tell(NotificationContent(kind: .fallsDue, subject: "Payee \(number)", object: nil)) }
        try await house.deliver()
        #expect(house.topics.map(\.title) == ["7 notifications"])
        let told = (1...5).map { "Payee \($0): An amount falls due.\n" }.joined()
        #expect(house.topics.first?.message == "\(told)And 2 more.")
    }

    @Test func severalAtOnceHaveTheirTexts() async throws {
        let house = try await ChannelHousehold()
        let channel = try await house.addTopic()
        try await house.set { $0.minimumAmount = Money(minorUnits: 1, currency: .euro) }
        try await house.channels().setShowsAmounts(true, of: channel.id)
        for subject in ["Baker", "Gardener"] {
            try await house.tell(
                NotificationContent(
                    kind: .largeEntry, subject: subject, amount: Money(minorUnits: -9_950, currency: .euro), object: nil))
        }
        try await house.deliver()
        let lines = try #require(house.topics.first?.message.split(separator: "\n"))
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains(": ") && $0.contains("99,50") })
    }

    @Test func amountsAreLeftOutUnlessTheChannelAndTheMemberShowThem() async throws {
        let house = try await ChannelHousehold()
        let channel = try await house.addTopic()
        let content = NotificationContent(
            kind: .largeEntry, subject: "Bäcker", amount: Money(minorUnits: -123_456, currency: .euro), object: nil)
        func told() async throws -> Bool {
            try await house.tell(content)
            try await house.deliver()
            let last = try #require(house.topics.last)
            return "\(last.title) \(last.message)".contains("1.234,56")
        }
        try await house.set { $0.minimumAmount = Money(minorUnits: 1, currency: .euro) }
        #expect(try await !told())
        try await house.channels().setShowsAmounts(true, of: channel.id)
        #expect(try await told())
        try await house.write { connection in
            try connection.execute(
                "UPDATE member SET shows_balance = 0 WHERE household = $1 AND id = $2", .id(house.household), .id(house.member))
        }
        #expect(try await !told())
        #expect(house.topics.count == 3)
    }

    @Test func aWebhookIsSignedWithItsSecret() async throws {
        let house = try await ChannelHousehold()
        let (_, secret) = try await house.channels().addWebhook(WebhookDraft(name: "", url: "https://hook.example.net/coffer?x=1"))
        try await house.settle()
        try await house.tell()
        try await house.deliver()
        let request = try #require(house.transport.requests.first)
        let headers = Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let bytes = try #require(Data(base64Encoded: String(secret.dropFirst("whsec_".count))))
        let expected = try #require(WebhookSecretText(Array(bytes))).signature(
            try #require(headers["webhook-id"]), try #require(headers["webhook-timestamp"].flatMap { Int64($0) }), request.body)
        #expect(headers["webhook-signature"] == expected && request.url == "https://hook.example.net/coffer?x=1")
        #expect(headers["webhook-timestamp"] == "\(house.now / 1_000)" && headers["webhook-id"]?.hasPrefix("msg_") == true)
        let body = String(decoding: request.body, as: UTF8.self)
        #expect(body.contains(#""title":"Rent""#) && body.contains(#""type":"notification""#))
    }

    // MARK: - Whom and when

    @Test func settingsDecideAsForMail() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.tell(NotificationContent(kind: .test, object: nil))
        try await house.deliver()
        #expect(house.transport.requests.isEmpty, "its type is not among those that are sent")
        try await house.set { $0.quietHours = QuietHours(start: 0, end: 1_439) }
        try await house.tell()
        try await house.deliver()
        #expect(house.transport.requests.isEmpty)
        // From 9:00 to 23:59.
        house.installation.clock.move(minutes: 14 * 60 + 59)
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
    }

    /// The clock begins at 9:00.
    @Test func whatIsTriedAgainWaitsForTheEndOfQuietHours() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.set { $0.quietHours = QuietHours(start: 9 * 60 + 1, end: 10 * 60) }
        house.transport.answer(statuses: 500)
        try await house.tell()
        try await house.deliver()
        for (minutes, requests) in [(5, 1), (54, 1), (1, 2)] as [(Int64, Int)] {
            house.installation.clock.move(minutes: minutes)
            try await house.deliver()
            #expect(house.transport.requests.count == requests, "\(minutes) minutes later")
        }
        #expect(house.topics.map(\.title) == ["Rent", "Rent"])
    }

    @Test func whatWasDueWhileNoServerRanWaitsForTheEndOfQuietHours() async throws {
        let house = try await ChannelHousehold()
        let id = try await house.addTopic().id
        try await house.set { $0.quietHours = QuietHours(start: 22 * 60, end: 7 * 60) }
        try await house.tell()
        // To 23:00, and then to 7:00.
        house.installation.clock.move(minutes: 14 * 60)
        try await house.deliver()
        #expect(house.transport.requests.isEmpty)
        let now = house.now
        try await house.write { connection in
            try ChannelMessageRepository(connection, household: house.household).insert(
                ChannelMessage(id: house.installation.database.ids.next(at: now), channel: id, notifications: [], createdAt: now))
        }
        try await house.deliver()
        #expect(house.topics.map(\.title) == ["Test message"])
        house.installation.clock.move(minutes: 8 * 60)
        try await house.deliver()
        #expect(house.topics.map(\.title) == ["Test message", "Rent"])
    }

    @Test func securityIsAlwaysSentAndUrgent() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.set { $0.mailedTypes = [] }
        try await house.set { $0.isDigest = true }
        try await house.tell(
            NotificationContent(kind: .securityEvent, detail: SecurityEvent.Kind.passphraseChanged.rawValue, object: nil))
        try await house.deliver()
        #expect(house.topics.map(\.priority) == [4])
    }

    @Test func nothingGoesToWhoIsDisabled() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.tell()
        try await house.write { connection in
            try connection.execute(
                "UPDATE member SET is_disabled = 1 WHERE household = $1 AND id = $2", .id(house.household), .id(house.member))
        }
        try await house.deliver()
        #expect(house.transport.requests.isEmpty)
    }

    /// As when an account has become another member's.
    @Test func whatWasDeletedMeanwhileIsNotSent() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        house.transport.answer(statuses: 500)
        try await house.tell()
        try await house.deliver()
        let notifications = try await house.installation.container(house.token).notifications()
        for told in try await notifications.fetchNotifications(after: nil, limit: 9).notifications {
            try await notifications.deleteNotification(id: told.id)
        }
        house.installation.clock.move(minutes: 30)
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
        #expect(try await house.states().contains(.waiting) == false)
    }

    @Test func aRestoredBackupSendsNothingAndKeepsItsChannels() async throws {
        let house = try await ChannelHousehold()
        try await house.addTopic()
        try await house.tell()
        house.transport.answer(statuses: 500)
        try await house.deliver()
        try await house.tell()
        try await house.write { try ServiceModules.standard.adaptRestored($0) }
        house.installation.clock.move(minutes: 60)
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
        #expect(try await house.stored().count == 1)
        try await house.tell()
        try await house.deliver()
        #expect(house.transport.requests.count == 2)
    }
}
