package import Services

/// The savings section of Home.
package struct HomeSavings: HomePart {
    /// The total of the savings accounts, in the household's currency.
    package var total: ConvertedTotal
    /// The first goals in order, at most three; reached ones last.
    package var goals: [GoalProgress]

    package init(total: ConvertedTotal, goals: [GoalProgress]) {
        self.total = total
        self.goals = goals
    }

    /// Maximum number of goals on Home.
    package static let maxGoals = 3
}
