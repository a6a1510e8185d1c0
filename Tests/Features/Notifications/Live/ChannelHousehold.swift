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

/// A household whose owner tamara receives notifications on devices and by services, and the transport.
struct ChannelHousehold {
    let installation: TestInstallation
    let transport: RecordingTransport
    let secrets: SecretBox
    let token: String
    let member: ID<Member>
    let household: ID<Household>

    /// A browser's keys: those of the example of RFC 8291.
    static let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"

    init(path: String? = nil, transport: RecordingTransport = RecordingTransport()) async throws {
        self.transport = transport
        secrets = SecretBox(key: [UInt8](repeating: 5, count: 32))
        installation = try TestInstallation(
            path: path, site: "https://coffer.example.org", resources: .sending(by: transport, secrets: secrets))
        token = try await installation.setUp()
        let profile = try await installation.session(token).profile
        (member, household) = (profile.id, profile.household)
        // What was told of the setup is not due for channels, since there was none.
    }

    var now: Int64 { installation.clock.now }

    func channels() async throws -> any ChannelServiceProtocol { try await installation.container(token).channels() }

    /// tamara's channels, newest first, also when the session has ended meanwhile.
    func stored() async throws -> [Channel] {
        let (household, member) = (household, member)
        return try await installation.database.read { try ChannelRepository($0, household: household).all(of: member).map(\.channel) }
    }

    static func device(_ number: Int) -> DeviceDraft {
        DeviceDraft(endpoint: "https://push.example.net/send/\(number)", key: key, secret: secret)
    }

    static let topic = NtfyDraft(name: "Phone", server: "https://ntfy.example.net", topic: "coffer-quiet-boats", token: "tk_secret")

    /// Adds an ntfy topic, and sends what is told of that.
    @discardableResult
    func addTopic() async throws -> Channel {
        let channel = try await channels().addNtfy(Self.topic)
        try await settle()
        return channel
    }

    /// Adds devices of tamara, whatever the service allows, and sends nothing of that.
    func addDevices(_ numbers: ClosedRange<Int>, of other: ID<Member>? = nil) async throws {
        let (database, member, household, secrets, now) = (installation.database, other ?? member, household, secrets, now)
        try await database.write(nil, []) { connection in
            for number in numbers {
                let id: ID<Channel> = database.ids.next(at: now)
                let target = ChannelTarget.push(
                    endpoint: Self.device(number).endpoint, key: try #require(Base64.decode(Self.key)),
                    secret: try #require(Base64.decode(Self.secret)))
                try ChannelRepository(connection, household: household).insert(
                    ChannelRepository.Record(
                        channel: Channel(id: id, kind: .push, name: "", target: "push.example.net", createdAt: now), member: member,
                        sealed: try target.sealed(with: secrets, of: id, in: household)))
            }
        }
    }

    /// Ends what waits, and what is due.
    func settle() async throws {
        try await write { try ChannelMessageRepository($0, household: household).cancelAll() }
    }

    /// Notifies a member, as a command of another program would.
    func tell(_ content: NotificationContent? = nil, key: String? = nil, to other: ID<Member>? = nil) async throws {
        let (member, clock, household) = (other ?? member, installation.clock, household)
        let content =
            content ?? NotificationContent(kind: .fallsDue, subject: "Rent", object: ObjectReference(ID<Transfer>(rawValue: 1)))
        let ids = installation.database.ids
        try await write { connection in
            let now = clock.now
            let sent = try NotificationSender(connection, household: household, ids: ids, at: now).send(
                content, key: key ?? "\(ids.next(at: now) as ID<Models.Notification>)", to: .only([member]))
            #expect(sent == 1)
        }
    }

    /// Runs one delivery.
    ///
    /// - Parameters:
    ///   - database: opened by another process.
    ///   - secrets: with another key.
    func deliver(on database: Database? = nil, with other: SecretBox? = nil) async throws {
        let clock = installation.clock
        try await ChannelDelivery(
            database: database ?? installation.database, clock: InstallationClock(now: { clock.now }), modules: .standard,
            transport: { transport }, secrets: other ?? secrets, site: "https://coffer.example.org",
            paths: { object in "/\(object)" }
        ).deliver()
    }

    func states() async throws -> [ChannelMessage.State] {
        try await installation.database.read { try ChannelMessageRepository($0, household: household).all().map(\.state) }
    }

    func set(_ change: @escaping @Sendable (inout NotificationSettings) -> Void) async throws {
        try await write { connection in
            let settings = NotificationSettingsRepository(connection, household: household)
            var changed = try settings.find(member)
            change(&changed)
            let isSaved = try settings.save(changed, of: member)
            #expect(isSaved)
        }
    }

    func write(_ body: @escaping @Sendable (Connection) throws -> Void) async throws {
        try await installation.database.write(nil, [], body)
    }

    /// The messages that went to ntfy, as it shows them.
    var topics: [NtfyMessage] {
        transport.requests.compactMap { try? JSONDecoder().decode(NtfyMessage.self, from: Data($0.body)) }
    }
}

/// What ntfy reads.
struct NtfyMessage: Decodable, Hashable {
    var topic: String
    var title: String
    var message: String
    var priority: Int
    var click: String?
}

/// Base64url as browsers write it.
enum Base64 {
    static func decode(_ text: String) -> [UInt8]? {
        let padded = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4)).map { Array($0) }
    }
}
