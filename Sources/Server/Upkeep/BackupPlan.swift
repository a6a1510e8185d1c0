import Models

/// Which daily copies are kept: the newest seven, whatever the clock says, and the first one of each of the last four weeks.
enum BackupPlan {
    /// The copies that are no longer needed.
    ///
    /// - Parameter days: of the copies that there are.
    static func superfluous(among days: [Day], today: Day) -> Set<Day> {
        let past = days.filter { $0 <= today }
        // By their order and not by today: a clock that jumped ahead leaves as many, and so does one that came back, whose copies of the future
        // are not counted.
        var kept = Set(past.sorted().suffix(7))
        for week in 0..<4 {
            let number = weekNumber(today) - Int32(week)
            if let first = past.filter({ weekNumber($0) == number }).min() { kept.insert(first) }
        }
        return Set(past).subtracting(kept)
    }

    /// Counts weeks from Monday to Sunday. 1970-01-01 was a Thursday.
    private static func weekNumber(_ day: Day) -> Int32 {
        let days = day.number + 3
        return days >= 0 ? days / 7 : (days - 6) / 7
    }
}
