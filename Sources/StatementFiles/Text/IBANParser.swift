import Models

/// Parses IBANs in statements (ISO 13616): two letters, two digits, 11 to 30 letters and digits, check digits modulo 97.
///
/// Unlike `IBAN` it does not validate the length for each country, because banks may use lengths that the built-in registry does not list.
enum IBANParser {
    /// The IBAN without spaces in upper case; nil if the text is not an IBAN.
    static func parse(_ text: some StringProtocol) -> String? {
        parse(bytes: text.utf8)
    }

    /// The IBAN in the bytes of a cell or field; nil if they are not an IBAN.
    static func parse(bytes text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        for byte in text where byte != UInt8(ascii: " ") {
            guard bytes.count < IBAN.maxLength else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): bytes.append(byte - 32)
            default: return nil
            }
            // Most texts are not IBANs and fail already at the country code or the check digits.
            guard bytes.count > 4 || bytes[bytes.count - 1].isDigit == (bytes.count > 2) else { return nil }
        }
        guard bytes.count >= shortest, IBAN.remainder(of: bytes) == 1 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The length of the shortest IBAN of any country (Norway).
    private static let shortest = 15
}
