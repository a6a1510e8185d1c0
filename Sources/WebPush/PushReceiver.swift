import Crypto

/// Where a browser receives messages, as its subscription says (RFC 8030, RFC 8291).
package struct PushReceiver: Hashable, Sendable {
    /// The `https` URL of the push service.
    package var endpoint: String
    /// The browser's public key on P-256, uncompressed: 65 bytes.
    package var key: [UInt8]
    /// The authentication secret: 16 bytes.
    package var secret: [UInt8]

    package init(endpoint: String, key: [UInt8], secret: [UInt8]) {
        self.endpoint = endpoint
        self.key = key
        self.secret = secret
    }

    /// Verifies the keys; `PushEndpoint` verifies the address.
    ///
    /// - Throws: `PushError.key`.
    package func validateKeys() throws(PushError) {
        guard secret.count == 16, key.count == 65, (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil else { throw .key }
    }

    /// The SHA-256 hash of an endpoint, by which a browser and the server know that they speak of the same subscription.
    package static func fingerprint(of endpoint: String) -> [UInt8] { Array(SHA256.hash(data: Array(endpoint.utf8))) }
}
