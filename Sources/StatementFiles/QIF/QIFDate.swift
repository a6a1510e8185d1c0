import Models

/// A day as QIF writes it, before it is known which part is which: `3/14/2024`, `3/14'24`, `14.3.2024`, `2024-03-14`, `3/ 4/24`.
struct QIFDate: Hashable {
    private var first: Int
    private var second: Int
    private var third: Int
    private var firstDigits: Int
    private var thirdDigits: Int
    /// Quicken writes `'` before a year of 2000 or later.
    private var hasApostrophe: Bool

    /// Nil where there are not three numbers with separators between them.
    init?(_ text: UnsafeRawBufferPointer) {
        var numbers = (0, 0, 0)
        var digits = (0, 0, 0)
        var part = 0
        var hasApostrophe = false
        for byte in text.trimmed() {
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

    /// The day in an order; a year of four digits in front needs no order.
    func day(_ order: DateOrder) -> Day? {
        if firstDigits == 4 { return Day(year: first, month: second, day: third) }
        if order == .yearFirst, thirdDigits == 4 || hasApostrophe { return onlyDay }
        return switch order {
        case .yearFirst: Day(year: Self.year(first), month: second, day: third)
        case .dayFirst: Day(year: lastYear, month: second, day: first)
        case .monthFirst: Day(year: lastYear, month: first, day: second)
        }
    }

    /// The only order in which this is a day; nil where there are two or none.
    ///
    /// A year is in front only where it has four digits or the first number cannot be a day.
    var onlyOrder: DateOrder? {
        if isYearInFront { return day(.yearFirst) == nil ? nil : .yearFirst }
        switch (day(.dayFirst), day(.monthFirst)) {
        case (.some, nil): return .dayFirst
        case (nil, .some): return .monthFirst
        default: return nil
        }
    }

    /// The day where every order gives the same one; nil where the order has to be known.
    var onlyDay: Day? {
        if let onlyOrder { return day(onlyOrder) }
        if isYearInFront { return nil }
        let day = day(.dayFirst)
        return day == self.day(.monthFirst) ? day : nil
    }

    /// Whether it is a day in two orders, and not the same one.
    var isAmbiguous: Bool {
        guard !isYearInFront, let one = day(.dayFirst), let other = day(.monthFirst) else { return false }
        return one != other
    }

    private var isYearInFront: Bool {
        firstDigits == 4 || ((first == 0 || first > 31) && thirdDigits <= 2 && !hasApostrophe)
    }

    private var lastYear: Int {
        if thirdDigits == 4 { return third }
        return hasApostrophe ? 2000 + third : Self.year(third)
    }

    /// Two digits: 70–99 are of the last century.
    private static func year(_ number: Int) -> Int { number >= 70 ? 1900 + number : 2000 + number }
}
