import Models

/// Generates tokens and keys from cryptographically secure random bytes.
package enum RandomToken {
    /// Returns a secret of 64 hexadecimal digits.
    package static func make() -> String { digits(bytes: 32) }

    /// Returns a unique identifier of 32 hexadecimal digits, not used as a secret.
    package static func key() -> String { digits(bytes: 16) }

    /// Returns a secret a person can type: twelve characters of Crockford's base 32 in groups of four, 60 bits.
    package static func typed() -> String {
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
        let letters = SecretBytes.random(count: 12).map { alphabet[Int($0 & 31)] }
        return stride(from: 0, to: 12, by: 4).map { String(letters[$0..<$0 + 4]) }.joined(separator: "-")
    }

    private static func digits(bytes: Int) -> String {
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * bytes)
        for byte in SecretBytes.random(count: bytes) {
            for half in [byte >> 4, byte & 15] { digits.append(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10) }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
