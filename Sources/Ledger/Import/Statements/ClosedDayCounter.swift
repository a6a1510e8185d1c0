import Models

/// Counts the entries on closed days that the import of a statement creates or changes.
final class ClosedDayCounter {
    /// The last closed day of the account; nil: none is closed.
    private let closedDay: Day?
    private var count = 0

    init(closedDay: Day?) {
        self.closedDay = closedDay
    }

    /// Counts an entry if its day is closed.
    func add(_ day: Day) {
        if let closedDay, day <= closedDay { count += 1 }
    }

    /// The warning about the entries of an account; nil if there are none.
    func warning(account name: String) -> Diagnostic? {
        guard let closedDay, count > 0 else { return nil }
        return Diagnostic(line: 0, severity: .warning, code: .importOnClosedDays, arguments: [name, "\(closedDay)", "\(count)"])
    }
}
