package import Models
import Services

/// What Home says of goals.
package enum GoalInsight: HomeInsight {
    /// A goal will not be reached by its day; with the required monthly contribution.
    case behind(goal: ID<SavingsGoal>, name: String, needed: Money, by: Day)

    package var precedence: Int { 5 }

    /// The goal behind schedule with the earliest day; nil for none. Goals whose day has passed are ignored.
    package init?(among goals: [GoalProgress], today: Day) {
        let behind = goals.filter { $0.status == .behind && !$0.isOverdue(on: today) }
        guard let first = behind.min(by: { ($0.goal.by ?? Day(number: .max), $0.id) < ($1.goal.by ?? Day(number: .max), $1.id) }),
            let by = first.goal.by, let needed = first.neededPerMonth
        else { return nil }
        self = .behind(goal: first.id, name: first.goal.name, needed: needed, by: by)
    }
}
