package import Models

/// The one thing that Home says first; cases in the order of their priority (`product.md` section 5).
package enum HomeInsight: Hashable, Sendable {
    /// The last day of a benefit; what is left of it.
    case benefitExpiresToday(card: ID<Card>, benefit: ID<Benefit>, cardName: String, name: String, left: Money)
    /// An annual fee within 7 days.
    case cardFee(card: ID<Card>, name: String, fee: Money, day: Day)
    /// What is planned does not fill a goal by its day: what it needs each month.
    case goalBehind(goal: ID<SavingsGoal>, name: String, needed: Money, by: Day)
    /// Benefits worth more than 100 whole units of their currency are there to be used.
    case benefitsAvailable(Money)
    /// A household that has just begun: what to do next.
    case firstStep
}

extension HomeInsight {
    /// Of goals that fall behind, the one whose day comes first; of those whose day has passed nothing can be saved any more.
    package static func goalBehind(among goals: [GoalStanding], today: Day) -> HomeInsight? {
        let behind = goals.filter { $0.status == .behind && !$0.isOverdue(on: today) }
        guard let first = behind.min(by: { ($0.goal.by ?? Day(number: .max), $0.id) < ($1.goal.by ?? Day(number: .max), $1.id) }),
            let by = first.goal.by, let needed = first.neededPerMonth
        else { return nil }
        return .goalBehind(goal: first.id, name: first.goal.name, needed: needed, by: by)
    }
}
