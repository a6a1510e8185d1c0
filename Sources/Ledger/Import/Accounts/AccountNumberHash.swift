import Crypto

/// Identifies an own account by its number without storing the number: HMAC-SHA256 over bank and number with the household's key.
package struct AccountNumberHash: Sendable {
    private let key: SymmetricKey

    /// - Parameter key: the household's number key, 32 bytes.
    package init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// The hash of a number at a bank, 32 bytes. Blanks, dots, letter case and leading zeros of the number are ignored.
    ///
    /// - Parameter bank: bank code or BIC; nil if unknown.
    package func hash(bank: String?, number: String) -> [UInt8] {
        var bytes = Self.characters(of: bank ?? "")
        bytes.append(UInt8(ascii: "|"))
        bytes.append(contentsOf: Self.normalised(number).utf8)
        return Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    }

    /// Normalises a number for comparison: upper-case ASCII letters and digits without leading zeros.
    package static func normalised(_ number: String) -> String {
        String(decoding: characters(of: number).drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
    }

    /// The last four characters of a number; nil if that would be the whole number, or if they are letters of a word.
    static func suffix(of number: String) -> String? {
        let characters = normalised(number)
        guard characters.count > 4 else { return nil }
        let suffix = characters.suffix(4)
        return suffix.count { $0.isNumber } >= 2 ? String(suffix) : nil
    }

    private static func characters(of text: String) -> [UInt8] {
        text.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): byte
            case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
            default: nil
            }
        }
    }
}
