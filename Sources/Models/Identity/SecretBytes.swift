/// Cryptographically secure random bytes.
package enum SecretBytes {
    /// Random bytes from the system's generator.
    package static func random(count: Int) -> [UInt8] {
        // Eight bytes per call of the system generator.
        var generator = SystemRandomNumberGenerator()
        var word: UInt64 = 0
        return (0..<count).map { index in
            word = index % 8 == 0 ? generator.next() : word >> 8
            return UInt8(truncatingIfNeeded: word)
        }
    }

    /// Compares in constant time.
    package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
