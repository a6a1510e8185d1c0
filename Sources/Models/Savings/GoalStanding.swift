/// A goal as it stands on a day.
package struct GoalStanding: Hashable, Sendable {
    package var goal: SavingsGoal
    /// What is there for it, at most its target.
    package var saved: Money
    /// What each part has, in their order.
    package var parts: [Money]
    package var status: GoalStatus
    /// What has to be put aside for it alone each month to have it by its day, rounded up; all that is missing where no whole month is left. Nil without a day
    /// and once that is past. Interest comes on top of it.
    package var neededPerMonth: Money?
    /// The first month in which what is planned fills it; 0 where it is filled, nil where it never is, or not within a hundred years.
    package var reachedAfter: Int?
    /// The day on which those months have passed.
    package var reachedOn: Day?

    package init(
        goal: SavingsGoal, saved: Money, parts: [Money], status: GoalStatus, neededPerMonth: Money?, reachedAfter: Int?, reachedOn: Day?
    ) {
        self.goal = goal
        self.saved = saved
        self.parts = parts
        self.status = status
        self.neededPerMonth = neededPerMonth
        self.reachedAfter = reachedAfter
        self.reachedOn = reachedOn
    }

    package var id: ID<SavingsGoal> { goal.id }

    /// What of the target is there, in ten-thousandths, rounded down.
    package var progress: Int { Milestone.share(of: saved, in: goal.target) }

    /// Whether its day has passed before it was filled.
    package func isOverdue(on today: Day) -> Bool { status == .behind && goal.by.map { $0 < today } ?? false }

    /// What all parts together can hold, where that is less than the target: no contribution fills it then.
    package var mostOfParts: Money? {
        var sum: Int64 = 0
        for part in goal.parts {
            guard let amount = part.amount?.minorUnits else { return nil }
            let (next, isOver) = sum.addingReportingOverflow(amount)
            guard !isOver else { return nil }
            sum = next
        }
        return sum < goal.target.minorUnits ? Money(minorUnits: sum, currency: goal.target.currency) : nil
    }

    /// What is still needed each month; nil where it is reached, without a day, and once that is past.
    package var stillNeeded: Money? { status == .reached ? nil : neededPerMonth }

    /// What is not there yet.
    package var missing: Money {
        Money(minorUnits: max(goal.target.minorUnits - saved.minorUnits, 0), currency: goal.target.currency)
    }
}
