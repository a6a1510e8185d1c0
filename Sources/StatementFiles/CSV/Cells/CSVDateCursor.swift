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
        guard
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == 0x20
                || (byte == UInt8(ascii: ":") && index >= 4)
        else { return nil }
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

    /// Whether the cursor is at the end, before a time of day, or before the day of another event (`01/27/2026 as of 01/26/2026`).
    var isAtEndOrTime: Bool {
        guard index < bytes.count else { return true }
        // Hungarian dates end with a point ("2026.04.19."), Italian ones before the time ("26 giu 2026. 09:15"), and OFX dates with a zone.
        if bytes[index] == UInt8(ascii: "."), index + 1 == bytes.count || bytes[index + 1] == 0x20 { return true }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
        if rest.hasPrefix("[") { return true }
        if rest.hasPrefix(" as of ") || rest.hasPrefix(" (as of ") { return true }
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
        case "jan", "jän", "ene", "gen", "sty": return 1
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
