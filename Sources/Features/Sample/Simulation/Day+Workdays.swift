import Models

extension Day {
    var isWorkday: Bool { weekday <= 5 }

    /// This day, or the following Monday on a weekend.
    var workdayOnOrAfter: Day { adding(days: isWorkday ? 0 : 8 - weekday) }

    /// This day, or the preceding Friday on a weekend.
    var workdayOnOrBefore: Day { adding(days: isWorkday ? 0 : 5 - weekday) }
}

extension Month {
    /// A day of the month, limited to its last day.
    func day(_ number: Int) -> Day { min(firstDay.adding(days: number - 1), lastDay) }
}
