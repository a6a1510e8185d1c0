import Crypto
import CryptoExtras
package import OpenIDConnect
import Signatures

/// A key with which a fake provider signs.
package struct FakeKey: Sendable {
    private enum Secret: Sendable {
        case rsa(_RSA.Signing.PrivateKey)
        case p256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
    }

    package let id: String
    /// The name of the algorithm by which it signs.
    package let algorithm: String
    private let secret: Secret

    private init(id: String, algorithm: String, secret: Secret) {
        self.id = id
        self.algorithm = algorithm
        self.secret = secret
    }

    package static func p256(_ id: String) -> FakeKey { FakeKey(id: id, algorithm: "ES256", secret: .p256(P256.Signing.PrivateKey())) }

    package static func ed25519(_ id: String) -> FakeKey {
        FakeKey(id: id, algorithm: "EdDSA", secret: .ed25519(Curve25519.Signing.PrivateKey()))
    }

    /// Made once, since that takes long.
    private static let shared = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    /// - Parameter algorithm: `RS256` to `PS512`.
    package static func rsa(_ id: String, algorithm: String = "RS256") throws -> FakeKey {
        FakeKey(id: id, algorithm: algorithm, secret: .rsa(try shared.get()))
    }

    /// The same key with another id.
    package func renamed(_ id: String) -> FakeKey { FakeKey(id: id, algorithm: algorithm, secret: secret) }

    /// The public key as it is published (RFC 7517).
    package var published: [String: ClaimValue] {
        var members: [String: ClaimValue] = ["kid": .string(id), "use": "sig", "alg": .string(algorithm)]
        switch secret {
        case .rsa(let key):
            let parts = try? key.publicKey.getKeyPrimitives()
            members["kty"] = "RSA"
            members["n"] = parts.map { .string(Base64URL.encode($0.modulus)) }
            members["e"] = parts.map { .string(Base64URL.encode($0.publicExponent)) }
        case .p256(let key):
            let point = Array(key.publicKey.x963Representation.dropFirst())
            members["kty"] = "EC"
            members["crv"] = "P-256"
            members["x"] = .string(Base64URL.encode(point.prefix(32)))
            members["y"] = .string(Base64URL.encode(point.suffix(32)))
        case .ed25519(let key):
            members["kty"] = "OKP"
            members["crv"] = "Ed25519"
            members["x"] = .string(Base64URL.encode(key.publicKey.rawRepresentation))
        }
        return members
    }

    func sign(_ message: [UInt8]) -> [UInt8] {
        switch secret {
        case .p256(let key): return (try? key.signature(for: message)).map { Array($0.rawRepresentation) } ?? []
        case .ed25519(let key): return (try? key.signature(for: message)).map { Array($0) } ?? []
        case .rsa(let key):
            let padding: _RSA.Signing.Padding = algorithm.hasPrefix("PS") ? .PSS : .insecurePKCS1v1_5
            let signature =
                switch algorithm.suffix(3) {
                case "384": try? key.signature(for: SHA384.hash(data: message), padding: padding)
                case "512": try? key.signature(for: SHA512.hash(data: message), padding: padding)
                default: try? key.signature(for: SHA256.hash(data: message), padding: padding)
                }
            return signature.map { Array($0.rawRepresentation) } ?? []
        }
    }
}
