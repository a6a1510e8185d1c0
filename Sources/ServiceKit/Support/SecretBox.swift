import Crypto
import Models
import Synchronization

/// Encrypts secrets that others gave to the household, such as the password of a provider, before they are stored: who has a copy of the
/// database without the key of the installation cannot use them.
///
/// The key is derived for each purpose, and the purpose is authenticated, so a secret opens only as what it was sealed.
package struct SecretBox: Sendable {
    private let key: InstallationKey

    /// - Parameter key: 32 random bytes.
    package init(key: [UInt8]) {
        self.init(readingKey: { key })
    }

    /// A box whose key is read, or made, when it is first needed. What fails is tried again the next time.
    ///
    /// - Parameter read: returns 32 random bytes, always the same ones.
    package init(readingKey read: @escaping @Sendable () throws -> [UInt8]) {
        key = InstallationKey(read: read)
    }

    /// A box with a random key, for databases in memory.
    package static func temporary() -> SecretBox { SecretBox(key: SecretBytes.random(count: 32)) }

    /// Reads or makes the key, unless that is done.
    ///
    /// - Throws: the error of reading the key.
    package func prepare() throws { _ = try key.value() }

    /// Nonce, ciphertext and tag of AES-GCM.
    ///
    /// - Parameter purpose: what the secret is of, in code, such as `provider 17`.
    /// - Throws: the error of reading the key; an error of swift-crypto, which no input leads to.
    package func seal(_ secret: [UInt8], for purpose: String) throws -> [UInt8] {
        let key = try derivedKey(purpose)
        return try AES.GCM.seal(secret, using: key, authenticating: Array(purpose.utf8)).combined.map { Array($0) } ?? []
    }

    /// The secret; nil if it was sealed with another key, for another purpose, or changed, or if the key cannot be read, which `prepare` says.
    package func open(_ sealed: [UInt8], for purpose: String) -> [UInt8]? {
        guard let box = try? AES.GCM.SealedBox(combined: sealed), let key = try? derivedKey(purpose) else { return nil }
        return (try? AES.GCM.open(box, using: key, authenticating: Array(purpose.utf8))).map { Array($0) }
    }

    /// A message authentication code (HMAC-SHA-256) of 32 bytes, for values that leave the server and come back. While the key cannot be read
    /// the code is good for this process only.
    package func authenticationCode(of message: [UInt8], for purpose: String) -> [UInt8] {
        let key = (try? derivedKey("code " + purpose)) ?? key.substitute
        return Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
    }

    /// Bytes that are the same for each purpose as long as the key is the same, such as a key that all servers of the installation have.
    ///
    /// - Throws: the error of reading the key.
    package func derivedBytes(for purpose: String, count: Int) throws -> [UInt8] {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: try key.value(), info: Array("coffer derived \(purpose)".utf8), outputByteCount: count)
            .withUnsafeBytes { Array($0) }
    }

    private func derivedKey(_ purpose: String) throws -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: try key.value(), info: Array("coffer \(purpose)".utf8), outputByteCount: 32)
    }
}

/// A key that is read once, when it is first needed.
private final class InstallationKey: Sendable {
    /// A key of this process.
    let substitute = SymmetricKey(size: .bits256)

    private let read: @Sendable () throws -> [UInt8]
    private let known = Mutex<SymmetricKey?>(nil)

    init(read: @escaping @Sendable () throws -> [UInt8]) {
        self.read = read
    }

    func value() throws -> SymmetricKey {
        try known.withLock { known in
            if let known { return known }
            let key = SymmetricKey(data: try read())
            known = key
            return key
        }
    }
}
