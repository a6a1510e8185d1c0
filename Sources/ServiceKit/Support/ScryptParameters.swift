/// Cost parameters of scrypt (RFC 7914, section 2).
package struct ScryptParameters: Hashable, Sendable {
    /// N, a power of two.
    var rounds: Int
    /// r.
    var blockSize: Int
    /// p.
    var parallelism: Int

    /// - Parameters:
    ///   - rounds: N, a power of two.
    ///   - blockSize: r.
    ///   - parallelism: p.
    package init(rounds: Int, blockSize: Int, parallelism: Int) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// N = 2¹⁵, r = 8, p = 3: 32 MB per passphrase (OWASP Password Storage Cheat Sheet, scrypt).
    package static let standard = ScryptParameters(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}
