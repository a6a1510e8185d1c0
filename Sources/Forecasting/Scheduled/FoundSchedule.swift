package import Models

/// The future occurrences of a series that was detected in past transactions.
package struct FoundSchedule: Hashable, Sendable {
    /// The minimum number of charges for a stopped series not to count as usual spending: fewer may be chance.
    package static let leastOfStopped = 6

    /// The next expected day, maybe in the past.
    package var next: Day
    package var every: Int
    package var unit: ScheduleUnit
    /// The amount of each occurrence in minor units, negative for spending.
    package let amount: Int64
    /// The standard deviation of the amounts.
    package let spread: Int64

    /// - Parameters:
    ///   - amounts: of past occurrences, oldest first, negative for spending.
    ///   - price: the amount of a series whose amount does not vary; nil: the median of the last six.
    package init(next: Day, every: Int, unit: ScheduleUnit, amounts: [Int64], price: Int64? = nil) {
        self.next = next
        self.every = every
        self.unit = unit
        if let price {
            (amount, spread) = (price, 0)
        } else {
            let recent = amounts.suffix(6).map(Double.init)
            let center = Robust.median(recent)
            amount = Int64(clampedRounding: center)
            // 1.4826 times the median deviation is the standard deviation of a normal distribution.
            spread = Int64(clampedRounding: 1.4826 * Robust.median(amounts.suffix(12).map { abs(Double($0) - center) }))
        }
    }

    /// Occurrences through a day, including overdue ones.
    package func days(through last: Day) -> [Day] {
        guard let schedule = try? Schedule(anchor: next, every: every, unit) else { return [] }
        return Array(schedule.occurrences(through: last))
    }
}
