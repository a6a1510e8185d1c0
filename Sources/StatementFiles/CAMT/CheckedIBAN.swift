/// IBANs in the text of a statement (ISO 13616): two letters, two digits, up to 30 letters and digits, check digits modulo 97.
enum CheckedIBAN {

    /// The IBAN without spaces in upper case, or nil where the text is not one.
    static func text(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(34)
        for byte in text.utf8 where byte != UInt8(ascii: " ") {
            guard bytes.count < 34 else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): bytes.append(byte - 32)
            default: return nil
            }
        }
        guard bytes.count >= 15, !bytes[0].isDigit, !bytes[1].isDigit, bytes[2].isDigit, bytes[3].isDigit else { return nil }
        var remainder = 0
        for index in 4..<bytes.count + 4 {
            let byte = bytes[index < bytes.count ? index : index - bytes.count]
            remainder = byte.isDigit ? (remainder * 10 + Int(byte) - 48) % 97 : (remainder * 100 + Int(byte) - 55) % 97
        }
        return remainder == 1 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
