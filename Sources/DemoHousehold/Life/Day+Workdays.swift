import Models

extension Day {

    var isWorkday: Bool { weekday <= 5 }

    /// This day, or the Monday after a weekend.
    var workdayOnOrAfter: Day { adding(days: isWorkday ? 0 : 8 - weekday) }

    /// This day, or the Friday before a weekend.
    var workdayOnOrBefore: Day { adding(days: isWorkday ? 0 : 5 - weekday) }
}

extension Month {

    /// A day of the month, the last one where it has not so many.
    func day(_ number: Int) -> Day { min(firstDay.adding(days: number - 1), lastDay) }
}
