extension Household {
    /// Whether its months are those of the calendar.
    package var hasCalendarMonths: Bool { firstMonthDay == 1 && !monthBeginsOnWorkingDay }

    /// The household month that contains a day. It has the name of the calendar month of its nominal first day: a month that begins on the
    /// 1st, or on the Friday before, is November for both.
    package func month(of day: Day) -> Month {
        let month = Month(of: day)
        if start(of: month.next) <= day { return month.next }
        return start(of: month) <= day ? month : month.previous
    }

    /// The days of a household month.
    package func days(of month: Month) -> ClosedRange<Day> { start(of: month)...start(of: month.next).adding(days: -1) }

    /// The first day of a household month.
    package func start(of month: Month) -> Day {
        let day = month.firstDay.adding(days: firstMonthDay - 1)
        return monthBeginsOnWorkingDay ? WeekendRule.before.day(for: day) : day
    }
}
