package import Models

/// The first payments of a new salary: where the last one has stopped, a payment of another payer is expected every month from the first
/// one on, before there are enough of them to be a series.
package struct NewSalary: Hashable, Sendable {
    /// Days within which the last payment has to be.
    package static let lookBack = 45

    package let schedule: FoundSchedule

    /// - Parameters:
    ///   - payments: salaries outside any series, in one account and of one payer, oldest first; amounts above zero.
    ///   - stopped: the monthly amount of the salary that has stopped.
    /// - Returns: nil for payments that are too old, or less than a third of the stopped amount.
    package init?(payments: [(day: Day, amount: Int64)], stopped: Int64, today: Day) {
        guard let last = payments.last, last.day.distance(to: today) <= Self.lookBack, last.amount >= stopped / 3 else { return nil }
        guard let schedule = try? Schedule(anchor: last.day, every: 1, .month), let next = schedule.next(after: last.day) else {
            return nil
        }
        self.schedule = FoundSchedule(next: next, every: 1, unit: .month, amounts: [last.amount], price: last.amount)
    }
}
