import Crypto
import CryptoExtras
import Foundation
package import Services
package import Signatures
import Testing

/// An authenticator with the browser in front of it: makes a passkey for a request and uses it, as tests want it to.
package struct SoftwareAuthenticator {
    /// What the browser and the authenticator say, of which a test changes what it wants to be wrong.
    package struct Conduct {
        /// Whether the user is verified.
        package var verifies = true
        package var isBackedUp = false
        /// The origin that the browser reports; nil: that of the site.
        package var origin: String?
        /// The id of the relying party; nil: that of the request.
        package var relyingParty: String?
        /// The user that the authenticator names; nil: that of the request for the passkey.
        package var userHandle: [UInt8]?
        /// Whether the authenticator names the user.
        package var namesUser = true
        /// Whether another key signs.
        package var signsWithAnotherKey = false

        package init() {}
    }

    package var conduct = Conduct()
    /// How often the passkey was used; 0 as long as `counts` is false.
    package var counter: UInt32 = 0
    /// Whether it counts its uses.
    package var counts = true
    /// The id of the passkey.
    package let credentialID: [UInt8]
    private var userHandle: [UInt8] = []
    private let key: SigningKey
    private let otherKey: SigningKey

    package init(_ algorithm: SignatureAlgorithm = .es256) throws {
        key = try SigningKey(algorithm)
        otherKey = try SigningKey(algorithm)
        credentialID = Array(SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) })
    }

    // MARK: - Ceremonies

    /// Makes a passkey, in an attestation object of the format `none`.
    package mutating func make(_ request: PasskeyRequest, at site: String) throws -> PasskeyAnswer {
        let options = try JSONDecoder().decode(CreationOptions.self, from: Data(request.options.utf8))
        try #require(options.pubKeyCredParams.map(\.alg).contains(key.cose))
        userHandle = try #require(Base64URL.decode(options.user.id))
        let credential = [UInt8](repeating: 0, count: 16) + [0, UInt8(credentialID.count)] + credentialID + (try key.publicKey())
        let data = head(options.rp.id, flags: 0x40) + credential
        let attestation = CBORText.map([
            (CBORText.text("fmt"), CBORText.text("none")), (CBORText.text("attStmt"), CBORText.map([])),
            (CBORText.text("authData"), CBORText.bytes(data)),
        ])
        let members = [
            "id": Base64URL.encode(credentialID), "attestationObject": Base64URL.encode(attestation),
            "clientDataJSON": Base64URL.encode(try clientData("webauthn.create", options.challenge, at: site)),
        ]
        return PasskeyAnswer(try text(members), site: site)
    }

    /// Uses the passkey.
    package mutating func use(_ request: PasskeyRequest, at site: String) throws -> PasskeyAnswer {
        let options = try JSONDecoder().decode(RequestOptions.self, from: Data(request.options.utf8))
        if counts { counter += 1 }
        let data = head(options.rpId, flags: 0)
        let clientData = try clientData("webauthn.get", options.challenge, at: site)
        let signer = conduct.signsWithAnotherKey ? otherKey : key
        let signature = try signer.signature(of: data + Array(SHA256.hash(data: clientData)))
        var members = [
            "id": Base64URL.encode(credentialID), "authenticatorData": Base64URL.encode(data),
            "clientDataJSON": Base64URL.encode(clientData), "signature": Base64URL.encode(signature),
        ]
        if conduct.namesUser { members["userHandle"] = Base64URL.encode(conduct.userHandle ?? userHandle) }
        return PasskeyAnswer(try text(members), site: site)
    }

    /// The ids of the passkeys that a request allows, or excludes.
    package static func credentials(of request: PasskeyRequest) throws -> [[UInt8]] {
        let options = try JSONDecoder().decode(Lists.self, from: Data(request.options.utf8))
        return (options.allowCredentials ?? options.excludeCredentials ?? []).compactMap { Base64URL.decode($0.id) }
    }

    // MARK: - Private

    private func head(_ relyingParty: String, flags: UInt8) -> [UInt8] {
        var flags = flags | 1
        if conduct.verifies { flags |= 4 }
        if conduct.isBackedUp { flags |= 0x18 }
        let hash = SHA256.hash(data: Array((conduct.relyingParty ?? relyingParty).utf8))
        return Array(hash) + [flags] + (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * UInt32($0))) }
    }

    private func clientData(_ type: String, _ challenge: String, at site: String) throws -> [UInt8] {
        let members = ["type": type, "challenge": challenge, "origin": conduct.origin ?? site]
        return Array(try text(members).utf8)
    }

    private func text(_ members: [String: String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(members), as: UTF8.self)
    }

    private struct CreationOptions: Decodable {
        struct Party: Decodable { let id: String }
        struct User: Decodable { let id: String }
        struct Parameters: Decodable { let alg: Int }
        let rp: Party
        let user: User
        let challenge: String
        let pubKeyCredParams: [Parameters]
    }

    private struct RequestOptions: Decodable {
        let rpId: String
        let challenge: String
    }

    private struct Lists: Decodable {
        struct Descriptor: Decodable { let id: String }
        let allowCredentials: [Descriptor]?
        let excludeCredentials: [Descriptor]?
    }
}

/// A private key of one of the algorithms of passkeys.
private enum SigningKey {
    case p256(P256.Signing.PrivateKey)
    case ed25519(Curve25519.Signing.PrivateKey)
    case rsa(_RSA.Signing.PrivateKey)

    init(_ algorithm: SignatureAlgorithm) throws {
        self =
            switch algorithm {
            case .edDSA: .ed25519(Curve25519.Signing.PrivateKey())
            case .rs256: .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048))
            default: .p256(P256.Signing.PrivateKey())
            }
    }

    /// Its algorithm in COSE.
    var cose: Int {
        switch self {
        case .p256: -7
        case .ed25519: -8
        case .rsa: -257
        }
    }

    /// The public key in COSE.
    func publicKey() throws -> [UInt8] {
        let values: [(Int, [UInt8])]
        switch self {
        case .p256(let key):
            let point = Array(key.publicKey.rawRepresentation)
            values = [
                (1, CBORText.integer(2)), (3, CBORText.integer(cose)), (-1, CBORText.integer(1)),
                (-2, CBORText.bytes(Array(point.prefix(32)))), (-3, CBORText.bytes(Array(point.suffix(32)))),
            ]
        case .ed25519(let key):
            values = [
                (1, CBORText.integer(1)), (3, CBORText.integer(cose)), (-1, CBORText.integer(6)),
                (-2, CBORText.bytes(Array(key.publicKey.rawRepresentation))),
            ]
        case .rsa(let key):
            let parts = try key.publicKey.getKeyPrimitives()
            values = [
                (1, CBORText.integer(3)), (3, CBORText.integer(cose)), (-1, CBORText.bytes(Array(parts.modulus))),
                (-2, CBORText.bytes(Array(parts.publicExponent))),
            ]
        }
        return CBORText.map(values.map { (CBORText.integer($0.0), $0.1) })
    }

    func signature(of message: [UInt8]) throws -> [UInt8] {
        switch self {
        case .p256(let key): Array(try key.signature(for: message).derRepresentation)
        case .ed25519(let key): Array(try key.signature(for: message))
        case .rsa(let key): Array(try key.signature(for: message, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}

/// Values in CBOR (RFC 8949).
private enum CBORText {
    static func integer(_ value: Int) -> [UInt8] { value < 0 ? head(1, -1 - value) : head(0, value) }

    static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(2, bytes.count) + bytes }

    static func text(_ text: String) -> [UInt8] { head(3, text.utf8.count) + Array(text.utf8) }

    static func map(_ pairs: [([UInt8], [UInt8])]) -> [UInt8] { head(5, pairs.count) + pairs.flatMap { $0.0 + $0.1 } }

    private static func head(_ major: UInt8, _ value: Int) -> [UInt8] {
        switch value {
        case ..<24: [major << 5 | UInt8(value)]
        case ..<256: [major << 5 | 24, UInt8(value)]
        default: [major << 5 | 25, UInt8(value >> 8), UInt8(value & 0xff)]
        }
    }
}
