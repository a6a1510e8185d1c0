package import Signatures

/// A public key as an authenticator sends it (COSE, RFC 9052, section 7, and RFC 9053, section 7), of one of the algorithms that are
/// offered.
package struct COSEKey: Hashable, Sendable {
    /// The key as it was sent.
    package let bytes: [UInt8]
    package let algorithm: SignatureAlgorithm
    package let key: PublicKey

    /// - Throws: `WebAuthnError.malformedKey`, `.algorithmNotOffered`.
    package init(_ bytes: [UInt8]) throws(WebAuthnError) {
        do {
            try self.init(bytes, CBORReader.read(bytes))
        } catch let error as WebAuthnError {
            throw error
        } catch {
            throw .malformedKey
        }
    }

    /// - Parameters:
    ///   - bytes: those of the map.
    ///   - map: the map that they are.
    init(_ bytes: [UInt8], _ map: CBOR) throws(WebAuthnError) {
        guard let number = map[3]?.integer else { throw .malformedKey }
        guard let algorithm = SignatureAlgorithm(cose: number) else { throw .algorithmNotOffered }
        self.bytes = bytes
        self.algorithm = algorithm
        do {
            key = try Self.key(of: map, algorithm)
        } catch {
            throw .malformedKey
        }
    }

    package static func == (one: COSEKey, other: COSEKey) -> Bool { one.bytes == other.bytes }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    private static func key(of map: CBOR, _ algorithm: SignatureAlgorithm) throws(PublicKeyError) -> PublicKey {
        switch (algorithm, map[1]?.integer) {
        case (.es256, 2):
            // Points are not compressed (WebAuthn level 2, section 5.8.5).
            guard map[-1]?.integer == 1, let x = map[-2]?.bytes, let y = map[-3]?.bytes else { throw .invalid }
            return try PublicKey(p256x: x, y: y)
        case (.edDSA, 1):
            guard map[-1]?.integer == 6, let x = map[-2]?.bytes else { throw .invalid }
            return try PublicKey(ed25519: x)
        case (.rs256, 3):
            guard let modulus = map[-1]?.bytes, let exponent = map[-2]?.bytes else { throw .invalid }
            return try PublicKey(rsaModulus: modulus, exponent: exponent)
        default: throw .unsupported
        }
    }
}

extension SignatureAlgorithm {
    /// The algorithms that are offered for new passkeys, the preferred one first.
    package static let offered: [SignatureAlgorithm] = [.es256, .edDSA, .rs256]

    /// The number of an offered algorithm in COSE (RFC 9053, section 2, and RFC 8812, section 2).
    package var cose: Int64? {
        switch self {
        case .es256: -7
        case .edDSA: -8
        case .rs256: -257
        default: nil
        }
    }

    /// Nil for an algorithm that is not offered.
    package init?(cose number: Int64) {
        guard let algorithm = Self.offered.first(where: { $0.cose == number }) else { return nil }
        self = algorithm
    }
}
