/// The scrypt hash of a passphrase with its parameters (RFC 7914).
package struct PassphraseRecord: Hashable, Sendable {
    /// scrypt's N, a power of two.
    package var rounds: Int
    /// scrypt's r.
    package var blockSize: Int
    /// scrypt's p.
    package var parallelism: Int
    package var salt: [UInt8]
    /// The hash of passphrase and salt.
    package var hash: [UInt8]
    /// Milliseconds since 1970.
    package var changedAt: Int64

    package init(rounds: Int, blockSize: Int, parallelism: Int, salt: [UInt8], hash: [UInt8], changedAt: Int64) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
        self.salt = salt
        self.hash = hash
        self.changedAt = changedAt
    }
}
