/// A parsed CLDR date pattern: `d MMM y`.
///
/// Supports `d`, `dd`, `M`, `MM`, `MMM`, `MMMM`, `LLLL`, `y`, `yy`, quoted text, and literal characters. Source: Unicode Technical Standard
/// 35, part 4, *Date Field Symbol Table*.
struct DatePattern: Sendable {
    enum Field: Hashable, Sendable {
        case day(padded: Bool)
        case monthNumber(padded: Bool)
        case monthAbbreviated, monthName, monthStandalone
        case year
        case yearOfCentury
        case text([UInt8])
    }

    /// The numeric parts of a date, for parsing.
    enum Part: Sendable {
        case day, month, year
    }

    let fields: [Field]

    init(_ pattern: String) {
        var fields: [Field] = []
        var literal: [UInt8] = []
        var quoted = false
        var rest = Array(pattern.utf8)[...]
        while let byte = rest.first {
            let run = rest.prefix { $0 == byte }.count
            if byte == UInt8(ascii: "'") {
                quoted.toggle()
                rest = rest.dropFirst()
            } else if !quoted, let field = Self.field(byte, run) {
                if !literal.isEmpty { fields.append(.text(literal)) }
                literal = []
                fields.append(field)
                rest = rest.dropFirst(run)
            } else {
                literal.append(byte)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty { fields.append(.text(literal)) }
        self.fields = fields
    }

    /// The order of the numeric parts.
    var order: [Part] {
        fields.compactMap { field in
            switch field {
            case .day: .day
            case .monthNumber, .monthAbbreviated, .monthName, .monthStandalone: .month
            case .year, .yearOfCentury: .year
            case .text: nil
            }
        }
    }

    /// Whether it contains neither names nor words.
    var isNumeric: Bool {
        fields.allSatisfy { field in
            switch field {
            case .monthAbbreviated, .monthName, .monthStandalone: false
            case .text(let text): !text.contains { $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 }
            case .day, .monthNumber, .year, .yearOfCentury: true
            }
        }
    }

    private static func field(_ letter: UInt8, _ run: Int) -> Field? {
        switch (letter, run) {
        case (UInt8(ascii: "d"), 1): .day(padded: false)
        case (UInt8(ascii: "d"), _): .day(padded: true)
        case (UInt8(ascii: "M"), 1): .monthNumber(padded: false)
        case (UInt8(ascii: "M"), 2): .monthNumber(padded: true)
        case (UInt8(ascii: "M"), 3): .monthAbbreviated
        case (UInt8(ascii: "M"), _): .monthName
        case (UInt8(ascii: "L"), _): .monthStandalone
        case (UInt8(ascii: "y"), 2): .yearOfCentury
        case (UInt8(ascii: "y"), _): .year
        default: nil
        }
    }
}
