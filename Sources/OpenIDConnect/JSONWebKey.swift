import Signatures

/// A key with which a provider signs (RFC 7517, section 4; RFC 7518, section 6; RFC 8037, section 2).
struct JSONWebKey: Sendable {
    let id: String?
    /// The only algorithm that the key is for; nil: any that its kind allows.
    private let algorithm: SignatureAlgorithm?
    let key: PublicKey

    /// - Returns: nil for a key that is not for signatures, of another kind, curve or size, or malformed.
    init?(_ members: [String: ClaimValue]) {
        if let use = members["use"], use.string != "sig" { return nil }
        if let uses = members["key_ops"] {
            guard let uses = uses.strings, uses.contains("verify") else { return nil }
        }
        if let name = members["alg"] {
            guard let known = name.string.flatMap({ SignatureAlgorithm(rawValue: $0) }) else { return nil }
            algorithm = known
        } else {
            algorithm = nil
        }
        if let name = members["kid"] {
            guard let name = name.string else { return nil }
            id = name
        } else {
            id = nil
        }
        guard let key = Self.key(members) else { return nil }
        self.key = key
    }

    private static func key(_ members: [String: ClaimValue]) -> PublicKey? {
        func bytes(_ name: String) -> [UInt8]? { members[name]?.string.flatMap { Base64URL.decode($0) } }
        switch (members["kty"]?.string, members["crv"]?.string) {
        case ("RSA", _):
            guard let modulus = bytes("n"), let exponent = bytes("e") else { return nil }
            return try? PublicKey(rsaModulus: modulus, exponent: exponent)
        case ("EC", "P-256"):
            guard let x = bytes("x"), let y = bytes("y") else { return nil }
            return try? PublicKey(p256x: x, y: y)
        case ("OKP", "Ed25519"): return bytes("x").flatMap { try? PublicKey(ed25519: $0) }
        default: return nil
        }
    }

    /// Whether signatures by an algorithm can be of this key: its kind decides, and what it says of itself.
    func fits(_ other: SignatureAlgorithm) -> Bool {
        guard algorithm == nil || algorithm == other else { return false }
        return switch (key, other) {
        case (.p256, .es256), (.ed25519, .edDSA): true
        case (.rsa, .rs256), (.rsa, .rs384), (.rsa, .rs512), (.rsa, .ps256), (.rsa, .ps384), (.rsa, .ps512): true
        default: false
        }
    }
}
