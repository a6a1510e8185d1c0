import Models

/// The retention of daily backups: the newest seven, and the first one of each of the last four weeks.
enum BackupRetention {
    /// Returns the backups outside of the retention.
    ///
    /// - Parameter days: the days of all existing backups.
    static func expired(among days: [Day], today: Day) -> Set<Day> {
        let past = days.filter { $0 <= today }
        // Takes the newest seven by order and not by age, so seven remain if the clock jumps ahead. Backups dated in the future, which
        // remain after the clock was corrected, are neither counted nor removed.
        var kept = Set(past.sorted().suffix(7))
        for week in 0..<4 {
            let number = weekNumber(today) - Int32(week)
            if let first = past.filter({ weekNumber($0) == number }).min() { kept.insert(first) }
        }
        return Set(past).subtracting(kept)
    }

    /// The number of the week from Monday to Sunday. 1970-01-01 was a Thursday.
    private static func weekNumber(_ day: Day) -> Int32 {
        let days = day.number + 3
        return days >= 0 ? days / 7 : (days - 6) / 7
    }
}
