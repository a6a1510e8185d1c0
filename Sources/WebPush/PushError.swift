/// Why a message cannot be encrypted for a browser.
package enum PushError: Error, Hashable, Sendable {
    /// The address of the push service is no `https` URL with a host, contains user or password, or is too
    /// long.
    case endpoint
    /// The browser's public key is no point on P-256, or its authentication secret does not have 16 bytes.
    case key
    /// The message has more than `PushEncryption.longestPayload` bytes, or the salt does not have 16.
    case size
    /// swift-crypto refused to encrypt or to sign, which no input leads to.
    case cryptography
}
