/// A calendar month.
public struct Month: Hashable, Sendable {
    /// Months since January of year 0: `year * 12 + (month - 1)`.
    public let number: Int32

    public init(number: Int32) {
        self.number = number
    }

    public init(of day: Day) {
        let (year, month, _) = day.parts
        self.init(number: Int32(year * 12 + month - 1))
    }

    public var year: Int { number >= 0 ? Int(number) / 12 : (Int(number) - 11) / 12 }

    /// 1–12.
    public var month: Int { Int(number) - year * 12 + 1 }

    public var firstDay: Day { Day(number: Day.number(year: year, month: month, day: 1)) }
    public var lastDay: Day { next.firstDay.adding(days: -1) }
    public var next: Month { adding(months: 1) }
    public var previous: Month { adding(months: -1) }

    /// The month `months` months later, or earlier where negative; clamped to 32 bits.
    public func adding(months: Int) -> Month {
        let (sum, overflow) = Int(number).addingReportingOverflow(months)
        return Month(number: overflow ? (months < 0 ? .min : .max) : Int32(clamping: sum))
    }
}

extension Month: Comparable {
    public static func < (left: Month, right: Month) -> Bool { left.number < right.number }
}

extension Month: CustomStringConvertible {
    /// `YYYY-MM`.
    public var description: String { String(firstDay.description.dropLast(3)) }
}
