package import Models

/// A year covered by a card's annual fee: from an anniversary of the account's opening to the day before the next one; the calendar year if the
/// opening day is unknown.
package struct CardFeeYear: Hashable, Sendable {
    package let first: Day
    package let last: Day

    /// The fee year that contains a day.
    ///
    /// - Parameter opened: a card opened after the day is in its first year.
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

    /// Number of days that have begun by a day, at most the length of the year.
    func elapsed(by today: Day) -> Int { max(min(first.distance(to: today), first.distance(to: last)) + 1, 0) }

    package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
