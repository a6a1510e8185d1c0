extension Household {
    /// The household month that contains a day. It has the name of the calendar month in which it begins.
    package func month(of day: Day) -> Month { Month(of: monthStart(before: day)) }

    /// The days of a household month.
    package func days(of month: Month) -> ClosedRange<Day> {
        month.firstDay.adding(days: firstMonthDay - 1)...month.next.firstDay.adding(days: firstMonthDay - 2)
    }
}
