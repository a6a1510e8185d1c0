import Models
import NotificationsModel
import OutgoingHTTP
import ServiceKit
import Services
import Signatures
import Storage
import WebPush

/// The channels of the signed-in member.
struct LiveChannelService: ChannelServiceProtocol {
    let context: ServiceContext

    private var household: ID<Household> { context.household.id }

    var isAvailable: Bool { context.resources[(any OutgoingTransport).self]?.isAvailable ?? false }

    var serverKey: String? {
        guard isAvailable, let box = context.resources[SecretBox.self] else { return nil }
        return (try? VAPIDKey(of: box))?.publicKey
    }

    // MARK: - Reading

    func fetchChannels() async throws -> [Channel] {
        let member = try context.requireMember()
        return try await context.read { try ChannelRepository($0, household: household).all(of: member).map(\.channel) }
    }

    func fetchChannel(id: ID<Channel>) async throws -> Channel {
        let member = try context.requireMember()
        return try await context.read { try channel(id, of: member, on: $0) }
    }

    private func channel(_ id: ID<Channel>, of member: ID<Member>, on connection: Connection) throws -> Channel {
        guard let found = try ChannelRepository(connection, household: household).find(id), found.member == member else {
            throw ServiceError.notFound
        }
        return found.channel
    }

    // MARK: - Adding

    func addDevice(_ draft: DeviceDraft) async throws -> Channel {
        let receiver = try ChannelRule.receiver(draft)
        let target = ChannelTarget.push(endpoint: receiver.endpoint, key: receiver.key, secret: receiver.secret)
        let host = try PushEndpoint(receiver.endpoint).host
        return try await add(.push, target: target, shown: host, fingerprint: PushReceiver.fingerprint(of: receiver.endpoint)) { write in
            try context.session.flatMap { try write.sessions.userAgent(of: $0) } ?? ""
        }
    }

    func addNtfy(_ draft: NtfyDraft) async throws -> Channel {
        let server = try ChannelRule.server(draft.server)
        let topic = try ChannelRule.topic(draft.topic)
        let name = try ChannelRule.name(draft.name, else: topic)
        let target = ChannelTarget.ntfy(server: server.url, topic: topic, token: try ChannelRule.token(draft.token))
        return try await add(.ntfy, target: target, shown: server.host) { _ in name }
    }

    func addWebhook(_ draft: WebhookDraft) async throws -> (channel: Channel, secret: String) {
        let url = try ChannelRule.webhook(draft.url)
        let name = try ChannelRule.name(draft.name, else: url.host)
        let secret = WebhookSecret.random()
        let target = ChannelTarget.webhook(url: url.url, secret: secret.bytes)
        return (try await add(.webhook, target: target, shown: url.host) { _ in name }, secret.text)
    }

    /// Adds a channel in one write; a browser that is there already is replaced, whoever used it.
    private func add(
        _ kind: ChannelKind, target: ChannelTarget, shown: String, fingerprint: [UInt8]? = nil,
        name: @escaping @Sendable (MemberUnitOfWork) throws -> String
    ) async throws -> Channel {
        let member = try context.requireMember()
        guard let box = context.resources[SecretBox.self] else { throw ServiceError.rule(.channelsUnavailable) }
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            let channels = ChannelRepository(write.connection, household: household)
            if let fingerprint, let known = try channels.find(fingerprint: fingerprint) {
                try remove(known.channel.id, on: write.connection)
                try write.members.touch(known.member)
            }
            guard try channels.all(of: member).count < ChannelRule.maximum else {
                throw ServiceError.rule(.channelsTooMany(ChannelRule.maximum))
            }
            let channel = Channel(
                id: write.ids.next(at: write.now), kind: kind, name: try name(write), target: shown, fingerprint: fingerprint,
                createdAt: write.now)
            try channels.insert(
                ChannelRepository.Record(
                    channel: channel, member: member, sealed: try target.sealed(with: box, of: channel.id, in: household)))
            try context.logOwnChange(.channelAdded, of: member, in: write)
            return channel
        }
    }

    // MARK: - Changing

    func setShowsAmounts(_ showsAmounts: Bool, of id: ID<Channel>) async throws {
        let member = try context.requireMember()
        try await context.writeMembers([.members]) { write in
            let channel = try channel(id, of: member, on: write.connection)
            // Amounts then leave the server.
            if showsAmounts, !channel.showsAmounts { try write.requireConfirmation(of: context.session) }
            try ChannelRepository(write.connection, household: household).setShowsAmounts(showsAmounts, of: id)
            try write.members.touch(member)
        }
    }

    func sendTest(to id: ID<Channel>) async throws {
        let member = try context.requireMember()
        guard isAvailable else { throw ServiceError.rule(.channelsUnavailable) }
        try await context.writeMembers([.members]) { write in
            guard try channel(id, of: member, on: write.connection).endedAt == nil else { throw ServiceError.rule(.channelEnded) }
            let messages = ChannelMessageRepository(write.connection, household: household)
            // At most one a minute, so that repeated requests do not flood the receiver. A time in the future is that of a wrong clock.
            if let last = try messages.lastCreated(for: id), last <= write.now, write.now - last < Self.testPause {
                throw ServiceError.rule(.channelTestTooSoon)
            }
            try messages.insert(
                ChannelMessage(id: write.ids.next(at: write.now), channel: id, notifications: [], createdAt: write.now))
        }
    }

    /// The least time between the last message and a test message, in milliseconds.
    private static let testPause: Int64 = 60_000

    func endChannel(id: ID<Channel>) async throws {
        let member = try context.requireMember()
        try await context.writeMembers { write in
            _ = try channel(id, of: member, on: write.connection)
            try remove(id, on: write.connection)
            try context.logOwnChange(.channelEnded, of: member, in: write)
        }
    }

    private func remove(_ id: ID<Channel>, on connection: Connection) throws {
        try ChannelMessageRepository(connection, household: household).deleteAll(for: id)
        try ChannelRepository(connection, household: household).delete(id)
    }
}
