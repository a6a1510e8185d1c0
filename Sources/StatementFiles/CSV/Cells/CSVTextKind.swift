/// The kind of a text cell: words, a code or number, an IBAN, or a mark.
enum CSVTextKind {
    /// Words, which can name a payee.
    case words
    /// Digits, digits and letters without a blank, such as `9999015BN1`, or an e-mail address.
    case code
    /// An IBAN with valid check digits.
    case iban
    /// No letter and no digit, such as `*` or `--`; also an empty cell, and `null`.
    case mark

    private static let fewestDigitsOfIBAN = 10

    init(_ cell: UnsafeRawBufferPointer) {
        if cell.count <= 4, Self.isNothing(cell) {
            self = .mark
            return
        }
        var (letters, digits, blanks, hasAt) = (0, 0, 0, false)
        var left = cell.count
        for byte in cell.prefix(200) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: letters += 1
            case 0x20: blanks += 1
            case UInt8(ascii: "@"): hasAt = true
            default: break
            }
            left -= 1
            // Words with a blank between them: only an IBAN in groups has as many digits.
            if letters > 0, blanks > 0, digits + left < Self.fewestDigitsOfIBAN {
                self = .words
                return
            }
        }
        if hasAt, blanks == 0 {
            // An e-mail address.
            self = .code
        } else if letters + digits == 0 {
            self = .mark
        } else if digits >= Self.fewestDigitsOfIBAN, letters >= 2, IBANParser.parse(bytes: cell) != nil {
            self = .iban
        } else if (letters == 0 && !cell.contains(UInt8(ascii: "&")))
            || (blanks == 0 && digits >= 4 && digits * 10 >= (letters + digits) * 4)
        {
            self = .code
        } else {
            self = .words
        }
    }

    /// Whether a program wrote a placeholder for an empty text: `null`, `None`, `NaN`, `n/a`.
    private static func isNothing(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard cell.count >= 3, cell[0] | 0x20 == UInt8(ascii: "n") else { return false }
        return ["null", "none", "nan", "n/a"].contains { $0.utf8.elementsEqual(cell.lazy.map { $0 | 0x20 }) }
    }
}
