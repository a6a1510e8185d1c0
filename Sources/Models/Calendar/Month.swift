/// A calendar month, as a count of months since January of year 0: `year * 12 + month - 1`.
public struct Month: Hashable, Sendable {

    /// `year * 12 + (month - 1)`.
    public let number: Int32

    public init(number: Int32) {
        self.number = number
    }

    public init(of day: Day) {
        let (year, month, _) = day.parts
        self.init(number: Int32(year * 12 + month - 1))
    }

    public var year: Int { Int(number) / 12 }

    /// 1–12.
    public var month: Int { Int(number) % 12 + 1 }

    public var firstDay: Day { Day(number: Day.number(year: year, month: month, day: 1)) }
    public var lastDay: Day { next.firstDay.adding(days: -1) }
    public var next: Month { Month(number: number + 1) }
    public var previous: Month { Month(number: number - 1) }
}

// MARK: - Comparable

extension Month: Comparable {
    public static func < (left: Month, right: Month) -> Bool { left.number < right.number }
}

// MARK: - CustomStringConvertible

extension Month: CustomStringConvertible {

    /// `YYYY-MM`.
    public var description: String { String(firstDay.description.prefix(7)) }
}
