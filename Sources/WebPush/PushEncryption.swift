package import Crypto

/// Encrypts a message for a browser (RFC 8291) as one record of the content encoding `aes128gcm` (RFC 8188).
package enum PushEncryption {
    /// The maximum length of a message in bytes: what is left of the 4,096 that a push service has to take (RFC 8030, section 7.2) after
    /// the header, the delimiter and the tag of AES-GCM.
    package static let longestPayload = 4_096 - headerLength - 1 - tagLength

    /// Messages are padded to one of these lengths, with the delimiter, so that their size says little about their content.
    package static let paddedLengths = [512, 1_024, 2_048, longestPayload + 1]

    private static let headerLength = 16 + 4 + 1 + 65
    private static let tagLength = 16
    private static let recordSize: UInt32 = 4_096

    /// - Parameters:
    ///   - isPadded: whether the message is padded to one of `paddedLengths`.
    ///   - sender: a key that encrypts this message only.
    ///   - salt: 16 random bytes.
    /// - Returns: header and record.
    /// - Throws: `PushError`.
    package static func encrypt(
        _ payload: [UInt8], for receiver: PushReceiver, isPadded: Bool = true, sender: P256.KeyAgreement.PrivateKey = .init(),
        salt: [UInt8] = randomSalt()
    ) throws(PushError) -> [UInt8] {
        try receiver.validateKeys()
        guard payload.count <= longestPayload, salt.count == 16 else { throw .size }
        let senderKey = Array(sender.publicKey.x963Representation)
        // The delimiter of the last record (RFC 8188, section 2), then zeros.
        var plaintext = payload + [2]
        if isPadded, let length = paddedLengths.first(where: { plaintext.count <= $0 }) {
            plaintext += [UInt8](repeating: 0, count: length - plaintext.count)
        }
        do {
            let keys = try keys(sender: sender, senderKey: senderKey, receiver: receiver, salt: salt)
            let box = try AES.GCM.seal(plaintext, using: keys.key, nonce: AES.GCM.Nonce(data: keys.nonce))
            return header(salt: salt, senderKey: senderKey) + Array(box.ciphertext) + Array(box.tag)
        } catch {
            throw .cryptography
        }
    }

    package static func randomSalt() -> [UInt8] { SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) } }

    /// Salt, record size, and the sender's public key as the id of the key (RFC 8188, section 2.1; RFC 8291, section 4).
    private static func header(salt: [UInt8], senderKey: [UInt8]) -> [UInt8] {
        let size = (0..<4).map { UInt8(recordSize >> (24 - 8 * $0) & 0xFF) }
        return salt + size + [UInt8(senderKey.count)] + senderKey
    }

    /// The content encryption key and the nonce of the first record (RFC 8291, section 3.4).
    private static func keys(
        sender: P256.KeyAgreement.PrivateKey, senderKey: [UInt8], receiver: PushReceiver, salt: [UInt8]
    ) throws -> (key: SymmetricKey, nonce: [UInt8]) {
        let receiverKey = try P256.KeyAgreement.PublicKey(x963Representation: receiver.key)
        let input = try sender.sharedSecretFromKeyAgreement(with: receiverKey).hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: receiver.secret, sharedInfo: Array("WebPush: info\0".utf8) + receiver.key + senderKey,
            outputByteCount: 32)
        let extracted = HKDF<SHA256>.extract(inputKeyMaterial: input, salt: salt)
        let key = HKDF<SHA256>.expand(
            pseudoRandomKey: extracted, info: Array("Content-Encoding: aes128gcm\0".utf8), outputByteCount: 16)
        let nonce = HKDF<SHA256>.expand(pseudoRandomKey: extracted, info: Array("Content-Encoding: nonce\0".utf8), outputByteCount: 12)
        return (key, nonce.withUnsafeBytes { Array($0) })
    }
}
