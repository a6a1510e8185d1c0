/// Random words that nobody can guess.
package enum RandomToken {
    /// 64 hexadecimal digits.
    package static func make() -> String { digits(words: 4) }

    /// 32 hexadecimal digits: unique, and no secret.
    package static func key() -> String { digits(words: 2) }

    /// Twelve letters and digits in groups of four, to be typed: 60 bits. The alphabet is Crockford's base 32.
    package static func typed() -> String {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
        let groups = (0..<3).map { _ in String((0..<4).map { _ in alphabet[Int.random(in: 0..<32, using: &generator)] }) }
        return groups.joined(separator: "-")
    }

    private static func digits(words: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<words).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }
}
