package import Models

/// The period in which a benefit can be used once.
package struct BenefitCycle: Hashable, Sendable {
    package let first: Day
    /// Nil for a rolling benefit that has not been used yet: its cycle is open-ended.
    package let last: Day?

    package init(first: Day, last: Day?) {
        self.first = first
        self.last = last
    }

    package func contains(_ day: Day) -> Bool { first <= day && (last.map { day <= $0 } ?? true) }

    /// Days left, excluding today: 0 on the last day, negative after it. Nil for an open-ended cycle.
    func daysRemaining(on today: Day) -> Int? { last.map { today.distance(to: $0) } }
}
