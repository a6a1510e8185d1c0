package import Models

/// A date as written in a cell. The order of day and month may be ambiguous.
package enum CSVDate: Hashable, Sendable {
    /// The format determines the order: `2024-03-15`, `20240315`, `15-Mar-2024`, `15.03.2024`.
    case ordered(Day, DateOrder)

    /// Three numbers of unknown order, `03/04/24`. A year of four digits has 10,000 added.
    case unordered(Int, Int, Int)

    /// Parses ISO, compact, numeric and named-month dates and ignores a following time. Nil for anything else.
    ///
    /// Dates with dots are always day first.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        var cursor = CSVDateCursor(bytes)
        let first = cursor.number()
        if first.digits == 0 {
            guard let month = cursor.month() else { return nil }
            cursor.skipSeparators()
            let day = cursor.number()
            cursor.skipSeparators()
            let year = cursor.number()
            self.init(year: year, month: month, day: day.value, order: .monthFirst, cursor: cursor)
            return
        }
        if first.digits >= 8 {
            self.init(compact: first, cursor: cursor)
            return
        }
        guard first.digits <= 4, let separator = cursor.separator() else { return nil }
        if let month = cursor.month() {
            cursor.skipSeparators()
            let year = cursor.number()
            self.init(year: year, month: month, day: first.value, order: .dayFirst, cursor: cursor)
            return
        }
        let second = cursor.number()
        guard second.digits == 1 || second.digits == 2, cursor.separator() == separator else { return nil }
        let third = cursor.number()
        guard cursor.isAtEndOrTime else { return nil }
        guard separator != UInt8(ascii: ":") || first.digits == 4 else { return nil }
        if first.digits == 4 {
            guard third.digits <= 2, let day = Day(year: first.value, month: second.value, day: third.value) else { return nil }
            self = .ordered(day, .yearFirst)
            return
        }
        guard first.digits <= 2, third.digits == 2 || third.digits == 4 else { return nil }
        if separator == UInt8(ascii: ".") {
            let year = Self.fullYear(third.value, digits: third.digits)
            guard let day = Day(year: year, month: second.value, day: first.value) else { return nil }
            self = .ordered(day, .dayFirst)
            return
        }
        guard first.value >= 1, second.value >= 1, first.value <= 31 || third.digits == 2, second.value <= 31 else { return nil }
        guard first.value <= 12 || second.value <= 12 else { return nil }
        self = .unordered(first.value, second.value, third.digits == 2 ? third.value : third.value + 10_000)
    }

    /// The day in a date order; nil if the parts do not fit the order.
    package func day(in order: DateOrder) -> Day? {
        switch self {
        case .ordered(let day, _): return day
        case .unordered(let first, let second, let third):
            let year = third >= 10_000 ? third - 10_000 : Self.fullYear(third, digits: 2)
            switch order {
            case .dayFirst: return Day(year: year, month: second, day: first)
            case .monthFirst: return Day(year: year, month: first, day: second)
            case .yearFirst:
                guard third < 100 else { return nil }
                return Day(year: Self.fullYear(first, digits: 2), month: second, day: third)
            }
        }
    }

    // MARK: - Parts

    private init?(year: CSVDateCursor.Number, month: Int, day: Int, order: DateOrder, cursor: CSVDateCursor) {
        guard year.digits == 2 || year.digits == 4, cursor.isAtEndOrTime else { return nil }
        guard let day = Day(year: Self.fullYear(year.value, digits: year.digits), month: month, day: day) else { return nil }
        self = .ordered(day, order)
    }

    /// `20240315` or `15032024`, optionally followed by a time of four or six digits.
    private init?(compact: CSVDateCursor.Number, cursor: CSVDateCursor) {
        var value = compact.value
        switch compact.digits {
        case 8: break
        case 12: value /= 10_000
        case 14: value /= 1_000_000
        default: return nil
        }
        guard cursor.isAtEndOrTime else { return nil }
        let year = value / 10_000
        if (1900...2199).contains(year), let day = Day(year: year, month: value / 100 % 100, day: value % 100) {
            self = .ordered(day, .yearFirst)
        } else if (1900...2199).contains(value % 10_000),
            let day = Day(year: value % 10_000, month: value / 10_000 % 100, day: value / 1_000_000)
        {
            self = .ordered(day, .dayFirst)
        } else {
            return nil
        }
    }

    private static func fullYear(_ value: Int, digits: Int) -> Int {
        guard digits == 2 else { return value }
        return value >= 70 ? 1900 + value : 2000 + value
    }
}
