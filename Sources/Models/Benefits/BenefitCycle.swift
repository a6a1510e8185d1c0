/// The days in which a benefit can be used once.
package struct BenefitCycle: Hashable, Sendable {
    package let first: Day
    /// Nil for a rolling one that waits for its use, and has no end before it.
    package let last: Day?

    package init(first: Day, last: Day?) {
        self.first = first
        self.last = last
    }

    package func contains(_ day: Day) -> Bool { first <= day && (last.map { day <= $0 } ?? true) }

    /// How many days are left, today not among them: 0 on the last one, negative behind it. Nil for one without an end.
    package func daysRemaining(on today: Day) -> Int? { last.map { today.distance(to: $0) } }
}
