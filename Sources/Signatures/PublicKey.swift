package import Crypto
package import CryptoExtras

/// A public key that verifies signatures of others: of an authenticator or of a provider of sign-in.
package enum PublicKey: Sendable {
    /// ECDSA on the curve P-256.
    case p256(P256.Signing.PublicKey)
    /// EdDSA on the curve Ed25519.
    case ed25519(Curve25519.Signing.PublicKey)
    /// RSA with a modulus of 2,048 to 4,096 bits.
    case rsa(_RSA.Signing.PublicKey)

    /// The form of an ECDSA signature.
    package enum ECDSAForm: Sendable {
        /// A sequence of two integers in DER (RFC 3279, section 2.2.3), as in WebAuthn.
        case der
        /// Two integers of 32 bytes (RFC 7518, section 3.4), as in JOSE.
        case raw
    }

    /// A point on P-256.
    ///
    /// - Parameters:
    ///   - x: 32 bytes, big-endian.
    ///   - y: 32 bytes, big-endian.
    /// - Throws: `PublicKeyError.invalid` if the point is not on the curve.
    package init(p256x x: some Sequence<UInt8>, y: some Sequence<UInt8>) throws(PublicKeyError) {
        let (x, y) = (Array(x), Array(y))
        guard x.count == 32, y.count == 32 else { throw .invalid }
        do {
            self = .p256(try P256.Signing.PublicKey(x963Representation: [4] + x + y))
        } catch {
            throw .invalid
        }
    }

    /// - Parameter bytes: 32 bytes (RFC 8032, section 5.1.5).
    /// - Throws: `PublicKeyError.invalid`.
    package init(ed25519 bytes: some Sequence<UInt8>) throws(PublicKeyError) {
        do {
            self = .ed25519(try Curve25519.Signing.PublicKey(rawRepresentation: Array(bytes)))
        } catch {
            throw .invalid
        }
    }

    /// - Parameters:
    ///   - modulus: big-endian, without leading zeros, 256 to 512 bytes.
    ///   - exponent: big-endian, without leading zeros, odd, over 2 and of at most four bytes.
    /// - Throws: `PublicKeyError.invalid`.
    package init(rsaModulus modulus: some Sequence<UInt8>, exponent: some Sequence<UInt8>) throws(PublicKeyError) {
        let (modulus, exponent) = (Array(modulus), Array(exponent))
        guard (256...512).contains(modulus.count), modulus[0] != 0, (1...4).contains(exponent.count), exponent[0] != 0,
            let last = exponent.last, last & 1 == 1, exponent.count > 1 || last > 2
        else { throw .invalid }
        do {
            self = .rsa(try _RSA.Signing.PublicKey(n: modulus, e: exponent))
        } catch {
            throw .invalid
        }
    }

    /// Whether a signature of `message` is of this key. The key decides which algorithms are possible, so that none that is named elsewhere
    /// can turn a public key into a shared secret.
    ///
    /// - Parameter form: the form of ECDSA signatures.
    package func isValid(
        _ signature: [UInt8], of message: [UInt8], by algorithm: SignatureAlgorithm, form: ECDSAForm
    ) -> Bool {
        switch (self, algorithm) {
        case (.p256(let key), .es256):
            let parsed =
                try? form == .der
                ? P256.Signing.ECDSASignature(derRepresentation: signature) : P256.Signing.ECDSASignature(rawRepresentation: signature)
            return parsed.map { key.isValidSignature($0, for: message) } ?? false
        case (.ed25519(let key), .edDSA):
            return key.isValidSignature(signature, for: message)
        case (.rsa(let key), .rs256), (.rsa(let key), .rs384), (.rsa(let key), .rs512):
            return isValid(signature, of: message, by: algorithm, key: key, padding: .insecurePKCS1v1_5)
        case (.rsa(let key), .ps256), (.rsa(let key), .ps384), (.rsa(let key), .ps512):
            return isValid(signature, of: message, by: algorithm, key: key, padding: .PSS)
        default:
            return false
        }
    }

    private func isValid(
        _ signature: [UInt8], of message: [UInt8], by algorithm: SignatureAlgorithm, key: _RSA.Signing.PublicKey,
        padding: _RSA.Signing.Padding
    ) -> Bool {
        let signature = _RSA.Signing.RSASignature(rawRepresentation: signature)
        return switch algorithm {
        case .rs384, .ps384: key.isValidSignature(signature, for: SHA384.hash(data: message), padding: padding)
        case .rs512, .ps512: key.isValidSignature(signature, for: SHA512.hash(data: message), padding: padding)
        default: key.isValidSignature(signature, for: SHA256.hash(data: message), padding: padding)
        }
    }
}

/// Why bytes are no public key.
package enum PublicKeyError: Error, Hashable, Sendable {
    /// The values are malformed, out of range or no point of the curve.
    case invalid
    /// The kind of key, or its curve or algorithm, is none of those that are verified here.
    case unsupported
}
