/// The class of a character in an amount.
enum CSVAmountCharacter {
    case digit, separator, grouping, minus, plus, opening, closing, letter, symbol, other

    /// The class and the length in bytes of the character at an index of UTF-8 bytes.
    static func classify(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (character: CSVAmountCharacter, length: Int) {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return (.digit, 1)
        case UInt8(ascii: "."), UInt8(ascii: ","): return (.separator, 1)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "'"): return (.grouping, 1)
        case UInt8(ascii: "-"): return (.minus, 1)
        case UInt8(ascii: "+"): return (.plus, 1)
        case UInt8(ascii: "("): return (.opening, 1)
        case UInt8(ascii: ")"): return (.closing, 1)
        case UInt8(ascii: "$"): return (.symbol, 1)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return (.letter, 1)
        case 0xC2 where index + 1 < bytes.count:
            switch bytes[index + 1] {
            case 0xA0, 0xB4: return (.grouping, 2)
            case 0xA3, 0xA5: return (.symbol, 2)
            default: return (.other, 1)
            }
        // ł and č of "zł" and "Kč".
        case 0xC5 where index + 1 < bytes.count && bytes[index + 1] == 0x82: return (.letter, 2)
        case 0xC4 where index + 1 < bytes.count && bytes[index + 1] == 0x8D: return (.letter, 2)
        case 0xE2 where index + 2 < bytes.count:
            switch (bytes[index + 1], bytes[index + 2]) {
            // Narrow, thin and figure spaces, the typographic apostrophe.
            case (0x80, 0xAF), (0x80, 0x89), (0x80, 0x87), (0x80, 0x99): return (.grouping, 3)
            // U+2212 and the en dash.
            case (0x88, 0x92), (0x80, 0x93): return (.minus, 3)
            case (0x82, 0xA0...0xBF): return (.symbol, 3)
            default: return (.other, 1)
            }
        // The baht.
        case 0xE0 where index + 2 < bytes.count && bytes[index + 1] == 0xB8 && bytes[index + 2] == 0xBF: return (.symbol, 3)
        default: return (.other, 1)
        }
    }
}
