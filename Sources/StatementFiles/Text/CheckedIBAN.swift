import Models

/// IBANs in statements (ISO 13616): two letters, two digits, 11 to 30 letters and digits, check digits modulo 97.
///
/// Unlike `IBAN`, of any country: a bank knows how long its numbers are, also where the registry is older.
enum CheckedIBAN {

    /// The IBAN without spaces in upper case, or nil where the text is not one.
    static func text(_ text: some StringProtocol) -> String? {
        self.text(ofBytes: text.utf8)
    }

    /// The IBAN in the bytes of a cell or field; nil where they are not one.
    static func text(ofBytes text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        for byte in text where byte != UInt8(ascii: " ") {
            guard bytes.count < IBAN.longest else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): bytes.append(byte - 32)
            default: return nil
            }
            // Most texts are none; that shows in the country and the check digits already.
            guard bytes.count > 4 || bytes[bytes.count - 1].isDigit == (bytes.count > 2) else { return nil }
        }
        guard bytes.count >= shortest, IBAN.remainder(of: bytes) == 1 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The fewest characters that an IBAN of any country has (Norway).
    private static let shortest = 15
}
