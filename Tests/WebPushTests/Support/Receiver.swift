import Crypto
import WebPush

/// A browser with its keys, which reads messages as RFC 8291 and RFC 8188 say.
struct Receiver {
    let key: P256.KeyAgreement.PrivateKey
    let secret: [UInt8]

    init(key: P256.KeyAgreement.PrivateKey = .init(), secret: [UInt8] = PushEncryption.randomSalt()) {
        self.key = key
        self.secret = secret
    }

    func pushReceiver(_ endpoint: String = "https://push.example.org/1") -> PushReceiver {
        PushReceiver(endpoint: endpoint, key: Array(key.publicKey.x963Representation), secret: secret)
    }

    /// The message without delimiter and padding; nil if it is none.
    func decrypt(_ body: [UInt8]) throws -> [UInt8]? {
        guard body.count > 86, body[20] == 65 else { return nil }
        let (salt, senderKey, record) = (Array(body[..<16]), Array(body[21..<86]), Array(body[86...]))
        let sender = try P256.KeyAgreement.PublicKey(x963Representation: senderKey)
        let input = try key.sharedSecretFromKeyAgreement(with: sender).hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: secret,
            sharedInfo: Array("WebPush: info\0".utf8) + Array(key.publicKey.x963Representation) + senderKey, outputByteCount: 32)
        func derived(_ info: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: salt, info: Array(info.utf8), outputByteCount: count)
        }
        let nonce = derived("Content-Encoding: nonce\0", 12).withUnsafeBytes { Array($0) }
        let box = try AES.GCM.SealedBox(
            nonce: AES.GCM.Nonce(data: nonce), ciphertext: record.dropLast(16), tag: record.suffix(16))
        let plaintext = Array(try AES.GCM.open(box, using: derived("Content-Encoding: aes128gcm\0", 16)))
        guard let delimiter = plaintext.lastIndex(where: { $0 != 0 }), plaintext[delimiter] == 2 else { return nil }
        return Array(plaintext[..<delimiter])
    }
}
