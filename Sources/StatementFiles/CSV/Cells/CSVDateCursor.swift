/// A cursor over the bytes of a date.
struct CSVDateCursor {

    typealias Number = (value: Int, digits: Int)

    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Consumes up to fifteen digits.
    mutating func number() -> Number {
        var value = 0
        let start = index
        while index < bytes.count, bytes[index].isDigit, index - start < 15 {
            value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        return (value, index - start)
    }

    /// Consumes one of `.`, `-`, `/` or space, and the spaces after it.
    mutating func separator() -> UInt8? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == 0x20 else { return nil }
        index += 1
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        return byte
    }

    mutating func skipSeparators() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ","), 0x20: index += 1
            default: return
            }
        }
    }

    /// Consumes the name or abbreviation of a month in seven languages.
    mutating func month() -> Int? {
        let start = index
        while index < bytes.count, bytes[index] >= 0x80 || (bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A), index - start < 16
        {
            index += 1
        }
        guard index - start >= 3 else {
            index = start
            return nil
        }
        let name = CSVHeaderNames.fold(UnsafeRawBufferPointer(rebasing: bytes[start..<index]).text)
        guard let month = Self.month(named: name) else {
            index = start
            return nil
        }
        return month
    }

    /// Whether the cursor is at the end or before a time of day.
    var isAtEndOrTime: Bool {
        guard index < bytes.count else { return true }
        guard bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "T") || bytes[index] == UInt8(ascii: ",") else { return false }
        var next = index + 1
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        return next < bytes.count && bytes[next].isDigit
    }

    /// The month by its folded name in English, German, French, Spanish, Italian, Dutch or Polish.
    private static func month(named name: String) -> Int? {
        if name.hasPrefix("juin") { return 6 }
        if name.hasPrefix("juil") { return 7 }
        switch name.prefix(3) {
        case "jan", "ene", "gen", "sty": return 1
        case "feb", "fev", "lut": return 2
        case "mar", "mrt", "maa": return 3
        case "apr", "avr", "abr", "kwi": return 4
        case "may", "mai", "maj", "mag", "mei": return 5
        case "jun", "giu", "cze": return 6
        case "jul", "lug", "lip": return 7
        case "aug", "aou", "ago", "sie": return 8
        case "sep", "set", "wrz": return 9
        case "oct", "okt", "ott", "paz": return 10
        case "nov", "lis": return 11
        case "dec", "dez", "dic", "gru": return 12
        default: return nil
        }
    }
}
