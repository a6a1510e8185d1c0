import Crypto
import Signatures

/// The key by which push services know a server (RFC 8292). Browsers bind their subscription to its public half.
package struct VAPIDKey: Sendable {
    private let key: P256.Signing.PrivateKey

    /// The maximum time from now to the expiry of a token, in seconds (RFC 8292, section 2).
    package static let longestLife: Int64 = 24 * 3_600
    /// The time from now to the expiry of a token, in seconds.
    private static let life: Int64 = 12 * 3_600

    /// - Parameter scalar: 32 bytes, big-endian: the private key.
    /// - Returns: nil if the number is zero or not below the order of the curve.
    package init?(scalar: [UInt8]) {
        guard let key = try? P256.Signing.PrivateKey(rawRepresentation: scalar) else { return nil }
        self.key = key
    }

    /// The public key, uncompressed in base64url, as `applicationServerKey` of a subscription.
    package var publicKey: String { Base64URL.encode(key.publicKey.x963Representation) }

    /// The value of the header `Authorization` (RFC 8292, section 3): a token of JSON, signed by ES256 (RFC 7515).
    ///
    /// - Parameters:
    ///   - subject: an `https` or `mailto` URI under which the operator can be reached; nil: none.
    ///   - seconds: the current time since 1970.
    /// - Throws: `PushError.cryptography`.
    package func authorization(for endpoint: PushEndpoint, subject: String?, at seconds: Int64) throws(PushError) -> String {
        // A push service refuses a token that expires later than a day from its own time, so half a day leaves room for clocks that differ.
        var claims = "{\"aud\":\"\(JSONString.escaped(endpoint.origin))\",\"exp\":\(seconds + Self.life)"
        if let subject { claims += ",\"sub\":\"\(JSONString.escaped(subject))\"" }
        claims += "}"
        let signed = "\(Base64URL.encode(#"{"typ":"JWT","alg":"ES256"}"#.utf8)).\(Base64URL.encode(claims.utf8))"
        do {
            let signature = try key.signature(for: Array(signed.utf8)).rawRepresentation
            return "vapid t=\(signed).\(Base64URL.encode(signature)), k=\(publicKey)"
        } catch {
            throw .cryptography
        }
    }
}
