/// A year for which a card's annual fee pays: from the day on which the account was opened to the day before it returns; the calendar year
/// where that day is not known.
package struct CardFeeYear: Hashable, Sendable {
    package let first: Day
    package let last: Day

    /// The year that a day is in.
    ///
    /// - Parameter opened: a card opened after the day has its first year.
    package init(containing day: Day, opened: Day?) {
        guard let opened, let years = try? Schedule(anchor: opened, .year) else {
            (first, last) = (
                Month(number: Int32(clamping: day.year * 12)).firstDay, Month(number: Int32(clamping: day.year * 12 + 11)).lastDay
            )
            return
        }
        first = years.last(through: max(day, opened)) ?? opened
        last = (years.next(after: first) ?? first.adding(days: 365)).adding(days: -1)
    }

    /// How many days of it have begun by a day, at most all of them.
    package func elapsed(by today: Day) -> Int { max(min(first.distance(to: today), first.distance(to: last)) + 1, 0) }

    /// How many days it has: 365 or 366.
    package var length: Int { first.distance(to: last) + 1 }

    package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
