import Foundation
import Models
import NotificationsModel
import OutgoingHTTP
import ServiceKit
import Signatures
import WebPush
import WireModels

/// Makes the requests by which messages reach channels.
struct ChannelRequests: Sendable {
    /// The key of the installation.
    let key: VAPIDKey
    /// Origin and path prefix of links, without trailing slash; nil: unknown.
    let site: String?

    /// - Throws: the error of reading the installation's secret.
    init(_ secrets: SecretBox, site: String?) throws {
        key = try VAPIDKey(of: secrets)
        self.site = site
    }

    /// The time for which a push service keeps a message, in seconds: as long as sending is retried.
    private static let life = MailBackOff.life / 1_000

    /// - Parameter now: milliseconds since 1970.
    /// - Throws: `PushError`, or an error of the encoder, to which no value leads.
    func request(_ content: ChannelContent, to target: ChannelTarget, id: ID<ChannelMessage>, now: Int64) throws -> OutgoingRequest {
        switch target {
        case .push(let endpoint, let key, let secret):
            try push(content, to: PushReceiver(endpoint: endpoint, key: key, secret: secret), id: id, now: now)
        case .ntfy(let server, let topic, let token): try ntfy(content, to: server, topic: topic, token: token)
        case .webhook(let url, let secret): try webhook(content, to: url, secret: secret, id: id, now: now)
        }
    }

    private func address(_ path: String?) -> String? {
        guard let site, let path else { return nil }
        return site + path
    }

    // MARK: - Web Push

    /// The JSON that the service worker reads.
    private struct PushPayload: Encodable {
        var title: String
        var body: String
        var path: String
        var tag: String
    }

    private func push(
        _ content: ChannelContent, to receiver: PushReceiver, id: ID<ChannelMessage>, now: Int64
    ) throws -> OutgoingRequest {
        var payload = PushPayload(title: content.title, body: content.text, path: content.path, tag: content.tag)
        var bytes = try Self.json(payload)
        // Texts are cut by characters, which can have many bytes.
        for length in [500, 200, 50, 0] where bytes.count > PushEncryption.longestPayload {
            payload.body = TextLimit.cut(content.text, to: length)
            bytes = try Self.json(payload)
        }
        return try PushRequest(
            payload: bytes, receiver: receiver, life: Self.life, urgency: content.isUrgent ? .high : .normal, topic: id.description
        ).outgoing(signedBy: key, subject: subject, at: now / 1_000)
    }

    /// Under which a push service reaches the operator (RFC 8292, section 2.1): the site, as an `https` URI.
    private var subject: String? {
        site.map { $0.hasPrefix("http://") ? "https://" + $0.dropFirst("http://".count) : $0 }
    }

    // MARK: - ntfy

    /// A message as JSON (ntfy's documentation, "Publish as JSON").
    private struct NtfyMessage: Encodable {
        var topic: String
        var title: String
        var message: String
        var priority: Int
        var click: String?
    }

    private func ntfy(_ content: ChannelContent, to server: String, topic: String, token: String) throws -> OutgoingRequest {
        let message = NtfyMessage(
            topic: topic, title: content.title, message: content.text, priority: content.isUrgent ? 4 : 3, click: address(content.path))
        var headers: [OutgoingRequest.Header] = [.init("Content-Type", "application/json")]
        if token.contains(":") {
            headers.append(.init("Authorization", "Basic " + Data(token.utf8).base64EncodedString()))
        } else if !token.isEmpty {
            headers.append(.init("Authorization", "Bearer " + token))
        }
        return OutgoingRequest(.post, server + "/", headers: headers, body: try Self.json(message), responseLimit: 65_536)
    }

    // MARK: - Webhook

    /// A message with the members that *Standard Webhooks* recommends.
    private struct WebhookMessage: Encodable {
        struct Content: Encodable {
            var title: String
            var text: String
            var url: String?
            var notifications: [Item]
        }

        struct Item: Encodable {
            var id: String
            var kind: String
            var title: String
            var text: String
            var url: String?
        }

        var type: String
        var timestamp: Instant
        var data: Content
    }

    private func webhook(
        _ content: ChannelContent, to url: String, secret: [UInt8], id: ID<ChannelMessage>, now: Int64
    ) throws -> OutgoingRequest {
        let items = content.items.map {
            WebhookMessage.Item(id: $0.id, kind: $0.kind, title: $0.title, text: $0.text, url: address($0.path))
        }
        let message = WebhookMessage(
            type: items.isEmpty ? "notification.test" : "notification", timestamp: Instant(milliseconds: now),
            data: .init(title: content.title, text: content.text, url: address(content.path), notifications: items))
        let body = try Self.json(message)
        let signed = WebhookSecret(bytes: secret)?.headers(id: id.description, at: now / 1_000, body: body) ?? []
        let headers = [OutgoingRequest.Header("Content-Type", "application/json")] + signed.map { .init($0.name, $0.value) }
        return OutgoingRequest(.post, url, headers: headers, body: body, responseLimit: 65_536)
    }

    private static func json(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value))
    }
}
