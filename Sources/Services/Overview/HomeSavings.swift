package import Models

/// What Home says of savings.
package struct HomeSavings: Hashable, Sendable {
    /// What the savings accounts hold, in the household's currency.
    package var total: ConvertedTotal
    /// The first goals in their order, three at most; those that are reached come last.
    package var goals: [GoalStanding]

    package init(total: ConvertedTotal, goals: [GoalStanding]) {
        self.total = total
        self.goals = goals
    }

    /// How many goals Home shows.
    package static let mostGoals = 3
}
