import Crypto
import Models

/// Random secrets that are shown once and stored as a hash.
package enum SecretToken {
    /// 32 random bytes in base64url, 43 characters.
    package static func make() -> String { base64(SecretBytes.random(count: 32)) }

    /// The stored hash of a token; nil if it is malformed. One round suffices, because a token cannot be guessed.
    package static func hash(_ token: String) -> [UInt8]? {
        guard token.utf8.count == 43 else { return nil }
        return Array(SHA256.hash(data: Array(token.utf8)))
    }

    /// 24 random bytes in lowercase base 32, 39 characters, which a path can hold as they are.
    package static func makeForPath() -> String { Base32.encode(SecretBytes.random(count: 24)).lowercased() }

    /// The stored hash of a token for paths; nil if it is malformed.
    package static func pathHash(_ token: String) -> [UInt8]? {
        guard token.utf8.count == 39 else { return nil }
        return Array(SHA256.hash(data: Array(token.utf8)))
    }

    /// The CSRF token of a session's forms. It cannot be derived from the stored hash nor the other way round: both are hashes of an
    /// unguessable secret with different prefixes.
    package static func formToken(of token: String) -> String {
        base64(Array(SHA256.hash(data: formPurpose + Array(token.utf8))))
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let formPurpose = Array("coffer form".utf8)

    /// base64url without padding (RFC 4648, section 5).
    private static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let value = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
            for place in 0...part.count { text.append(alphabet[Int(value >> (18 - 6 * UInt32(place)) & 63)]) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
