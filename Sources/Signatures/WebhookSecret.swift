import Crypto
import Foundation

/// The secret by which a receiver verifies that a message comes from this server, and its signatures: version 1 of the symmetric scheme of
/// *Standard Webhooks* (standardwebhooks.com, specification 1.0).
package struct WebhookSecret: Hashable, Sendable {
    /// 24 to 64 bytes.
    package let bytes: [UInt8]

    private static let prefix = "whsec_"

    /// - Returns: nil for another number of bytes.
    package init?(bytes: [UInt8]) {
        guard (24...64).contains(bytes.count) else { return nil }
        self.bytes = bytes
    }

    /// 32 random bytes.
    package static func random() -> WebhookSecret {
        WebhookSecret(unchecked: SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) })
    }

    private init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// As it is handed to the receiver: `whsec_` and base64.
    package var text: String { Self.prefix + Data(bytes).base64EncodedString() }

    /// The headers of a message, by name.
    ///
    /// - Parameters:
    ///   - id: identifies the message, also when it is sent again.
    ///   - seconds: the time of the attempt since 1970.
    package func headers(id: String, at seconds: Int64, body: [UInt8]) -> [(name: String, value: String)] {
        let signed = Array("\(id).\(seconds).".utf8) + body
        let code = HMAC<SHA256>.authenticationCode(for: signed, using: SymmetricKey(data: bytes))
        return [
            ("webhook-id", id), ("webhook-timestamp", String(seconds)),
            ("webhook-signature", "v1," + Data(code).base64EncodedString()),
        ]
    }
}
