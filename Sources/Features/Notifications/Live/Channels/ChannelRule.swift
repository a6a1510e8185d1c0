import Ledger
import Models
import NotificationsModel
import Services
import Signatures
import WebPush

/// Validates channels.
enum ChannelRule {
    /// Maximum number of channels of a member.
    static let maximum = 100

    /// The maximum length of an address in bytes.
    private static let longestAddress = 2_048

    /// What a browser has handed over.
    ///
    /// - Throws: `ServiceError.rule`.
    static func receiver(_ draft: DeviceDraft) throws -> PushReceiver {
        guard let key = Base64URL.decode(draft.key), let secret = Base64URL.decode(draft.secret) else {
            throw ServiceError.rule(.channelDeviceInvalid)
        }
        let receiver = PushReceiver(endpoint: draft.endpoint, key: key, secret: secret)
        do {
            _ = try PushEndpoint(draft.endpoint)
            try receiver.validateKeys()
        } catch {
            throw ServiceError.rule(.channelDeviceInvalid)
        }
        return receiver
    }

    /// The name of a channel, or what it is called without one.
    ///
    /// - Throws: `ServiceError.rule`.
    static func name(_ text: String, else other: String) throws -> String {
        let name = TextRule.line(text)
        guard TextLimit.allows(name, TextLimit.name) else { throw ServiceError.rule(.channelNameTooLong) }
        return name.isEmpty ? TextLimit.cut(other, to: TextLimit.name) : name
    }

    /// The base URL of an ntfy server, without a slash at its end, and its host.
    ///
    /// - Throws: `ServiceError.rule`.
    static func server(_ text: String) throws -> (url: String, host: String) {
        var url = text.trimmed
        while url.hasSuffix("/") { url.removeLast() }
        guard let host = host(of: url), !url.contains("?"), !url.contains("#") else { throw ServiceError.rule(.channelServerInvalid) }
        return (url, host)
    }

    /// A topic (ntfy's documentation: letters, digits, `-` and `_`, up to 64).
    ///
    /// - Throws: `ServiceError.rule`.
    static func topic(_ text: String) throws -> String {
        let topic = text.trimmed
        let letters = topic.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard letters, (1...64).contains(topic.utf8.count) else { throw ServiceError.rule(.channelTopicInvalid) }
        return topic
    }

    /// An access token, or user and password; empty for none.
    ///
    /// - Throws: `ServiceError.rule`.
    static func token(_ text: String) throws -> String {
        let token = text.trimmed
        guard token.utf8.count <= 500, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw ServiceError.rule(.channelTokenInvalid)
        }
        return token
    }

    /// The URL of a webhook, and its host.
    ///
    /// - Throws: `ServiceError.rule`.
    static func webhook(_ text: String) throws -> (url: String, host: String) {
        let url = text.trimmed
        guard let host = host(of: url), !url.contains("#") else { throw ServiceError.rule(.channelAddressInvalid) }
        return (url, host)
    }

    /// The host of a URL of `https`, or of `http`, which is refused when it is sent to unless the operator allows the host; nil if it is
    /// malformed, or contains user or password.
    private static func host(of url: String) -> String? {
        let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        let folded = url.lowercased()
        guard isPlain, url.utf8.count <= longestAddress, let scheme = ["https://", "http://"].first(where: folded.hasPrefix) else {
            return nil
        }
        let authority = folded.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        guard !authority.isEmpty, authority.first != ":", !authority.contains("@") else { return nil }
        return String(authority)
    }
}
