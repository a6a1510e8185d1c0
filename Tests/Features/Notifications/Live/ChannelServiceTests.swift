import Models
import NotificationsModel
import OutgoingHTTP
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import NotificationsLive
@testable import Storage

/// What members do with their devices and services.
struct ChannelServiceTests {
    @Test func aDeviceIsAddedOncePerBrowser() async throws {
        let house = try await ChannelHousehold()
        let channels = try await house.channels()
        for _ in 0..<2 { try await channels.addDevice(ChannelHousehold.device(1)) }
        try await channels.addDevice(ChannelHousehold.device(2))
        let all = try await channels.fetchChannels()
        #expect(all.count == 2 && Set(all.map(\.fingerprint)).count == 2)
        #expect(all.allSatisfy { $0.kind == .push && $0.target == "push.example.net" && $0.name == "Test/1.0" && !$0.showsAmounts })
    }

    @Test func aBrowserIsOfWhoTurnedItOnLast() async throws {
        let house = try await ChannelHousehold()
        let other = try await house.installation.container(house.installation.add("otto", .viewer, by: house.token)).channels()
        try await house.channels().addDevice(ChannelHousehold.device(1))
        try await other.addDevice(ChannelHousehold.device(1))
        #expect(try await house.channels().fetchChannels() == [])
        #expect(try await other.fetchChannels().count == 1)
    }

    @Test func anotherMembersChannelIsNotFound() async throws {
        let house = try await ChannelHousehold()
        let other = try await house.installation.container(house.installation.add("otto", .owner, by: house.token)).channels()
        let id = try await house.channels().addNtfy(ChannelHousehold.topic).id
        #expect(try await other.fetchChannels() == [])
        let attempts: [() async throws -> Void] = [
            { _ = try await other.fetchChannel(id: id) }, { try await other.endChannel(id: id) }, { try await other.sendTest(to: id) },
            { try await other.setShowsAmounts(true, of: id) },
        ]
        for attempt in attempts { #expect(await failure(attempt) == .notFound) }
        #expect(try await house.channels().fetchChannel(id: id).showsAmounts == false)
    }

    @Test func aNewChannelAndAmountsNeedThePassphrase() async throws {
        let house = try await ChannelHousehold()
        let id = try await house.channels().addNtfy(ChannelHousehold.topic).id
        house.installation.clock.move(minutes: 11)
        let channels = try await house.channels()
        let attempts: [() async throws -> Void] = [
            { try await channels.addDevice(ChannelHousehold.device(1)) }, { try await channels.addNtfy(ChannelHousehold.topic) },
            { _ = try await channels.addWebhook(WebhookDraft(name: "", url: "https://hook.example.net/")) },
            { try await channels.setShowsAmounts(true, of: id) },
        ]
        for attempt in attempts { #expect(await failure(attempt) == .confirmationNeeded) }
        try await channels.setShowsAmounts(false, of: id)
        try await channels.sendTest(to: id)
        try await channels.endChannel(id: id)
        #expect(try await channels.fetchChannels() == [])
    }

    @Test(arguments: [
        DeviceDraft(endpoint: "http://push.example.net/1", key: ChannelHousehold.key, secret: ChannelHousehold.secret),
        DeviceDraft(endpoint: "", key: ChannelHousehold.key, secret: ChannelHousehold.secret),
        DeviceDraft(endpoint: "https://push.example.net/1", key: "BAAA", secret: ChannelHousehold.secret),
        DeviceDraft(endpoint: "https://push.example.net/1", key: ChannelHousehold.key, secret: "AAAA"),
        DeviceDraft(endpoint: "https://push.example.net/1", key: "not base64!", secret: ChannelHousehold.secret),
    ])
    func whatNoBrowserHandsOverIsRefused(draft: DeviceDraft) async throws {
        let house = try await ChannelHousehold()
        let channels = try await house.channels()
        #expect(await failure { try await channels.addDevice(draft) } == .rule(.channelDeviceInvalid))
    }

    @Test func whatIsNoServerTopicTokenOrAddressIsSaidAtItsField() async throws {
        let channels = try await ChannelHousehold().channels()
        func refused(_ change: (inout NtfyDraft) -> Void) async -> ServiceError? {
            var draft = ChannelHousehold.topic
            change(&draft)
            let changed = draft
            return await failure { try await channels.addNtfy(changed) }
        }
        for server in ["", "ntfy.sh", "ftp://ntfy.sh", "https://", "https://user:word@ntfy.sh", "https://ntfy.sh?x", "https://ntfy.sh/\nx"]
        {
            #expect(await refused { $0.server = server } == .rule(.channelServerInvalid), "\(server)")
        }
        for topic in ["", "two words", "a/b", String(repeating: "a", count: 65)] {
            #expect(await refused { $0.topic = topic } == .rule(.channelTopicInvalid), "\(topic)")
        }
        #expect(await refused { $0.token = "a\r\nX-Other: b" } == .rule(.channelTokenInvalid))
        #expect(await refused { $0.name = String(repeating: "a", count: 101) } == .rule(.channelNameTooLong))
        for url in ["", "example.org", "https://user@example.org/", "https://example.org/#part", "javascript:alert(1)"] {
            let error = await failure { _ = try await channels.addWebhook(WebhookDraft(name: "", url: url)) }
            #expect(error == .rule(.channelAddressInvalid), "\(url)")
        }
        #expect(try await channels.fetchChannels() == [])
    }

    @Test func secretsAreInNoColumnInClear() async throws {
        let house = try await ChannelHousehold()
        let (_, secret) = try await house.channels().addWebhook(WebhookDraft(name: "", url: "https://hook.example.net/very-secret"))
        try await house.channels().addNtfy(ChannelHousehold.topic)
        let stored = try await house.installation.database.read { connection in
            try ChannelRepository(connection, household: house.household).all(of: house.member).map { record in
                "\(record.channel)" + String(decoding: record.sealed, as: UTF8.self)
            }.joined()
        }
        for word in ["tk_secret", "very-secret", secret] { #expect(!stored.contains(word)) }
    }

    @Test func testMessagesAreSentOnceAMinute() async throws {
        let house = try await ChannelHousehold()
        let id = try await house.addTopic().id
        house.installation.clock.move(minutes: 2)
        let channels = try await house.channels()
        try await channels.sendTest(to: id)
        #expect(await failure { try await channels.sendTest(to: id) } == .rule(.channelTestTooSoon))
        try await house.deliver()
        #expect(house.topics.map(\.title) == ["Test message"])
        house.installation.clock.move(minutes: 1)
        try await channels.sendTest(to: id)
        try await house.deliver()
        #expect(house.topics.count == 2)
    }

    @Test func aMemberHasABoundedNumberOfChannels() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...ChannelRule.maximum)
        let channels = try await house.channels()
        #expect(await failure { try await channels.addNtfy(ChannelHousehold.topic) } == .rule(.channelsTooMany(ChannelRule.maximum)))
    }

    @Test func aServerThatCannotSendSaysSo() async throws {
        let installation = try TestInstallation()
        let channels = try await installation.container(installation.setUp()).channels()
        #expect(!channels.isAvailable && channels.serverKey == nil)
        let id = try await channels.addNtfy(ChannelHousehold.topic).id
        #expect(await failure { try await channels.sendTest(to: id) } == .rule(.channelsUnavailable))
    }

    @Test func aServerWithoutLibcurlOffersNothing() async throws {
        let installation = try TestInstallation(resources: .sending(by: UnavailableTransport(.library)))
        let channels = try await installation.container(installation.setUp()).channels()
        #expect(!channels.isAvailable && channels.serverKey == nil)
    }

    @Test func theKeyOfTheServerFollowsFromItsSecretAlone() async throws {
        let (one, two) = (try await ChannelHousehold().channels().serverKey, try await ChannelHousehold().channels().serverKey)
        #expect(one != nil && one == two)
    }

    @Test func addingAndEndingAreInTheSecurityLog() async throws {
        let house = try await ChannelHousehold()
        let id = try await house.channels().addNtfy(ChannelHousehold.topic).id
        try await house.channels().endChannel(id: id)
        let kinds = try await house.installation.database.read { connection in
            try connection.all("SELECT kind FROM security_event WHERE household = $1 ORDER BY id", .id(house.household)) { $0.text() }
        }
        #expect(kinds.suffix(2) == ["channelAdded", "channelEnded"])
    }

    @Test func whoLeavesTakesTheirChannelsAlong() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...3)
        try await house.tell()
        try await house.write { connection in
            try ServiceModules.standard.removeRows(of: house.member, in: house.household, on: connection)
        }
        try await house.deliver()
        #expect(house.transport.requests.isEmpty)
    }
}
