/// A business identifier code of a bank (ISO 9362): four letters or digits for the bank, two letters for the country, two for the location,
/// and optionally three for the branch.
package struct BIC: Hashable, Sendable {
    /// Upper case, 8 or 11 characters.
    package let text: String

    /// Parses a code in upper or lower case, with surrounding blanks. Nil for an invalid code, including one with an unknown country.
    package init?(_ text: String) {
        let code = text.trimmed.uppercased()
        let bytes = Array(code.utf8)
        guard bytes.count == 8 || bytes.count == 11, bytes.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }),
            CountryTable.contains(String(decoding: bytes[4..<6], as: UTF8.self))
        else { return nil }
        self.text = code
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
