package import Models

/// Progress of a goal on a day.
package struct GoalProgress: Hashable, Sendable {
    package var goal: SavingsGoal
    /// Amount saved, at most the target.
    package var saved: Money
    /// Amount saved by each part, in order.
    package var parts: [Money]
    package var status: GoalStatus
    /// The monthly contribution that this goal alone needs by its day, rounded up and without interest; the whole missing amount if no
    /// whole month is left. Nil without a day and after it.
    package var neededPerMonth: Money?
    /// The number of months after which the plan reaches the target; 0 if it is reached, nil if it never is, or not within a hundred years.
    package var reachedAfter: Int?
    /// The day after that number of months.
    package var reachedOn: Day?

    package var id: ID<SavingsGoal> { goal.id }

    /// Saved share of the target, in ten-thousandths, rounded down.
    package var share: Int { Milestone.share(of: saved, in: goal.target) }

    /// Whether the day has passed without reaching the target.
    package func isOverdue(on today: Day) -> Bool { status == .behind && goal.by.map { $0 < today } ?? false }

    /// Maximum total of all parts, if it is below the target; the goal cannot be reached then.
    package var maxTotalOfParts: Money? {
        var sum: Int64 = 0
        for part in goal.parts {
            guard let amount = part.amount?.minorUnits else { return nil }
            let (next, isOver) = sum.addingReportingOverflow(amount)
            guard !isOver else { return nil }
            sum = next
        }
        return sum < goal.target.minorUnits ? Money(minorUnits: sum, currency: goal.target.currency) : nil
    }

    /// The monthly contribution still needed; nil once reached, without a day, and after it.
    package var stillNeeded: Money? { status == .reached ? nil : neededPerMonth }

    /// Amount missing to the target.
    package var missing: Money {
        Money(minorUnits: max(goal.target.minorUnits - saved.minorUnits, 0), currency: goal.target.currency)
    }
}
