import Models

/// A date of QIF whose order of parts may be unknown: `3/14/2024`, `3/14'24`, `14.3.2024`, `2024-03-14`, `3/ 4/24`, `14 March 2024`.
struct QIFDate: Hashable {
    private var first: Int
    private var second: Int
    private var third: Int
    private var firstDigits: Int
    private var thirdDigits: Int
    /// Quicken writes `'` before years from 2000.
    private var hasApostrophe: Bool
    /// The day and the order of its parts, if the month is a name.
    private var named: NamedMonth?

    private struct NamedMonth: Hashable {
        var day: Day
        var order: DateOrder
    }

    /// Nil if the text is neither three numbers with separators nor a date with the name of a month.
    init?(_ text: UnsafeRawBufferPointer) {
        let text = text.trimmed()
        if text.contains(where: { $0 >= 0x80 || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }) {
            guard case .ordered(let day, let order)? = CSVDate(text) else { return nil }
            named = NamedMonth(day: day, order: order)
            (first, second, third, firstDigits, thirdDigits, hasApostrophe) = (0, 0, 0, 0, 0, false)
            return
        }
        var numbers = (0, 0, 0)
        var digits = (0, 0, 0)
        var part = 0
        var hasApostrophe = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int(byte - UInt8(ascii: "0"))
                switch part {
                case 0: (numbers.0, digits.0) = (numbers.0 * 10 + digit, digits.0 + 1)
                case 1: (numbers.1, digits.1) = (numbers.1 * 10 + digit, digits.1 + 1)
                default: (numbers.2, digits.2) = (numbers.2 * 10 + digit, digits.2 + 1)
                }
                guard digits.0 <= 4, digits.1 <= 2, digits.2 <= 4 else { return nil }
            case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "'"):
                guard part == 0 ? digits.0 > 0 : part == 1 && digits.1 > 0 else { return nil }
                if byte == UInt8(ascii: "'") {
                    guard part == 1 else { return nil }
                    hasApostrophe = true
                }
                part += 1
            case UInt8(ascii: " "): continue
            default: return nil
            }
        }
        guard digits.2 > 0, digits.0 <= 2 || digits.0 == 4, digits.2 <= 2 || digits.2 == 4 else { return nil }
        (first, second, third) = numbers
        (firstDigits, thirdDigits) = (digits.0, digits.2)
        self.hasApostrophe = hasApostrophe
    }

    /// The day in a date order. A leading year of four digits overrides the order.
    func day(_ order: DateOrder) -> Day? {
        if let named { return named.day }
        if firstDigits == 4 { return Day(year: first, month: second, day: third) }
        if order == .yearFirst, thirdDigits == 4 || hasApostrophe { return unambiguousDay }
        return switch order {
        case .yearFirst: Day(year: Self.year(first), month: second, day: third)
        case .dayFirst: Day(year: trailingYear, month: second, day: first)
        case .monthFirst: Day(year: trailingYear, month: first, day: second)
        }
    }

    /// The only order in which the date is valid; nil if there are several or none.
    ///
    /// The year is first only if it has four digits or the first number cannot be a day.
    var unambiguousOrder: DateOrder? {
        if let named { return named.order }
        if isYearFirst { return day(.yearFirst) == nil ? nil : .yearFirst }
        switch (day(.dayFirst), day(.monthFirst)) {
        case (.some, nil): return .dayFirst
        case (nil, .some): return .monthFirst
        default: return nil
        }
    }

    /// The day if all valid orders give the same one; nil if the order must be known.
    var unambiguousDay: Day? {
        if let unambiguousOrder { return day(unambiguousOrder) }
        if isYearFirst { return nil }
        let day = day(.dayFirst)
        return day == self.day(.monthFirst) ? day : nil
    }

    /// Whether the date is valid in two orders with different results.
    var isAmbiguous: Bool {
        guard named == nil else { return false }
        guard !isYearFirst, let one = day(.dayFirst), let other = day(.monthFirst) else { return false }
        return one != other
    }

    private var isYearFirst: Bool {
        firstDigits == 4 || ((first == 0 || first > 31) && thirdDigits <= 2 && !hasApostrophe)
    }

    private var trailingYear: Int {
        if thirdDigits == 4 { return third }
        return hasApostrophe ? 2000 + third : Self.year(third)
    }

    /// The full year of two digits: 70–99 are 1970–1999.
    private static func year(_ number: Int) -> Int { number >= 70 ? 1900 + number : 2000 + number }
}
