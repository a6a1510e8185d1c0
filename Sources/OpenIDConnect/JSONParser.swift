/// Parses JSON (RFC 8259) of providers strictly: a name twice in one object is an error, since two readers could see two values, and what is
/// nested deeply is refused.
struct JSONParser {
    private static let deepest = 32

    private let bytes: [UInt8]
    private var place = 0

    /// The object that a text is; nil if it is none.
    static func object(_ bytes: [UInt8]) -> [String: ClaimValue]? {
        var parser = JSONParser(bytes: bytes)
        guard let value = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        return parser.place == bytes.count ? value.object : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: - Values

    private mutating func value(depth: Int) -> ClaimValue? {
        skipSpace()
        guard depth <= Self.deepest, let first = next else { return nil }
        switch first {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> ClaimValue? {
        place += 1
        var members: [String: ClaimValue] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let name = string() else { return nil }
            skipSpace()
            guard take(":"), let value = value(depth: depth + 1), members.updateValue(value, forKey: name) == nil else { return nil }
            skipSpace()
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> ClaimValue? {
        place += 1
        var values: [ClaimValue] = []
        skipSpace()
        if take("]") { return .array(values) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            skipSpace()
        } while take(",")
        return take("]") ? .array(values) : nil
    }

    private mutating func number() -> ClaimValue? {
        let start = place
        _ = take("-")
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[place - whole] != UInt8(ascii: "0") else { return nil }
        if take("."), digits() == 0 { return nil }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard digits() > 0 else { return nil }
        }
        guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)), value.isFinite else { return nil }
        return .number(value)
    }

    /// Skips digits.
    ///
    /// - Returns: their number.
    private mutating func digits() -> Int {
        let start = place
        while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
        return place - start
    }

    // MARK: - Strings

    private mutating func string() -> String? {
        place += 1
        var text: [UInt8] = []
        while let letter = next {
            place += 1
            switch letter {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escaped() else { return nil }
                text += escaped
            case 0..<0x20: return nil
            default: text.append(letter)
            }
        }
        return nil
    }

    /// The UTF-8 of what follows a backslash.
    private mutating func escaped() -> [UInt8]? {
        guard let letter = next else { return nil }
        place += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            guard let first = codeUnit() else { return nil }
            guard (0xD800...0xDFFF).contains(first) else { return Unicode.Scalar(first).map { Array(String(Character($0)).utf8) } }
            guard first < 0xDC00, take("\\u"), let second = codeUnit(), (0xDC00...0xDFFF).contains(second) else { return nil }
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { Array(String(Character($0)).utf8) }
        default: return nil
        }
    }

    /// Four hexadecimal digits.
    private mutating func codeUnit() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        let digits = bytes[place..<place + 4]
        guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
        place += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: - Bytes

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { place += 1 }
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let word = word.withUTF8Buffer { Array($0) }
        guard bytes[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }
}
