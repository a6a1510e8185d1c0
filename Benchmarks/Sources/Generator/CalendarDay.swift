/// A day, as the days since 1970-01-01.
package struct CalendarDay: Hashable, Comparable, Sendable {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    /// - Parameters: a day of the Gregorian calendar; it has to exist.
    package init(year: Int, month: Int, day: Int) {
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        number = Int32(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
    }

    package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

    /// Year, month and day of the month, for days from 1970 on.
    package var parts: (year: Int, month: Int, day: Int) {
        let shifted = Int(number) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isEarly = month >= 10
        return (yearOfEra + era * 400 + (isEarly ? 1 : 0), isEarly ? month - 9 : month + 3, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}
