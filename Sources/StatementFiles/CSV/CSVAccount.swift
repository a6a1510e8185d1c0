/// Account numbers in cells.
enum CSVAccount {

    /// A cell as an IBAN without spaces and in upper case, where its check digits are right (ISO 13616, ISO 7064 MOD 97-10).
    static func iban(_ cell: UnsafeRawBufferPointer) -> String? {
        guard cell.count >= 15, cell.count <= 42, cell[0] | 0x20 >= 0x61, cell[0] | 0x20 <= 0x7A else { return nil }
        var letters: [UInt8] = []
        for byte in cell where byte != 0x20 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte - 32)
            default: return nil
            }
        }
        guard letters.count >= 15, letters.count <= 34, !letters[0].isDigit, !letters[1].isDigit, letters[2].isDigit, letters[3].isDigit
        else {
            return nil
        }
        var remainder = 0
        for byte in letters[4...] + letters[..<4] {
            remainder = byte.isDigit ? (remainder * 10 + Int(byte - 48)) % 97 : (remainder * 100 + Int(byte - 55)) % 97
        }
        return remainder == 1 ? String(decoding: letters, as: UTF8.self) : nil
    }
}
