import Models

/// The days of a rhythm, relative to an anchor.
///
/// A grid of months keeps the day of the month of its anchor: 31 January, 28 February, 31 March.
struct RhythmGrid: Hashable {
    let rhythm: Rhythm
    /// The day of index 0; of a grid of months its month counts, and `dayOfMonth` is the day.
    private let anchor: Day
    private let dayOfMonth: Int
    private let anchorMonth: Month

    init(_ rhythm: Rhythm, anchor: Day, dayOfMonth: Int? = nil) {
        self.rhythm = rhythm
        self.anchor = anchor
        self.dayOfMonth = dayOfMonth ?? anchor.dayOfMonth
        anchorMonth = anchor.monthOfYear
    }

    /// The day of an index.
    func day(_ index: Int) -> Day {
        if let days = rhythm.days { return anchor.adding(days: index * days) }
        let month = anchorMonth.adding(months: index * (rhythm.months ?? 1))
        let day = month.firstDay.adding(days: dayOfMonth - 1)
        // Every month has 28 days.
        return dayOfMonth <= 28 ? day : min(day, month.lastDay)
    }

    /// The index of the nearest day, and the number of working days after it; negative: before it.
    func nearest(to day: Day) -> (index: Int, off: Int) {
        let guess: Int
        if let days = rhythm.days {
            guess = anchor.distance(to: day).quotientAndRemainderFloored(dividingBy: days).0
        } else {
            let months = Int(day.monthOfYear.number) - Int(anchorMonth.number)
            guess = months.quotientAndRemainderFloored(dividingBy: rhythm.months ?? 1).0
        }
        let off = Self.workingDays(from: self.day(guess), to: day)
        // The days of a grid are at least a week apart.
        if abs(off) <= 2 { return (guess, off) }
        let other = off < 0 ? guess - 1 : guess + 1
        let otherOff = Self.workingDays(from: self.day(other), to: day)
        return abs(otherOff) < abs(off) ? (other, otherOff) : (guess, off)
    }

    /// Working days from one day to another; a Saturday or Sunday counts as the Monday after it, or as itself if that is nearer.
    static func workingDays(from first: Day, to second: Day) -> Int {
        let exact = first.distance(to: second)
        let working = workingNumber(second) - workingNumber(first)
        return abs(exact) < abs(working) ? exact : working
    }

    private static func workingNumber(_ day: Day) -> Int {
        // 5 January 1970 was a Monday.
        let (week, weekday) = (Int(day.number) - 4).quotientAndRemainderFloored(dividingBy: 7)
        return week * 5 + min(weekday, 5)
    }
}

extension Int {
    /// Quotient and remainder for a positive divisor; the remainder is never negative.
    fileprivate func quotientAndRemainderFloored(dividingBy divisor: Int) -> (Int, Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
