package import Models

/// The most important message on Home; cases in order of priority.
package enum HomeInsight: Hashable, Sendable {
    /// A benefit expires today; with the remaining amount.
    case benefitExpiresToday(card: ID<Card>, benefit: ID<Benefit>, cardName: String, name: String, left: Money)
    /// An annual fee within 7 days.
    case cardFee(card: ID<Card>, name: String, fee: Money, day: Day)
    /// An account will fall below its agreed limit on a day within 30 days; with its balance then.
    case balanceBelowLimit(account: ID<Account>, name: String, day: Day, balance: Money)
    /// Subscriptions are charged again within a week: the first by day, all their names by day, and their total price.
    case subscriptionsRenew(first: ID<Subscription>, names: [String], day: Day, total: ConvertedTotal)
    /// The price of a subscription increased: by charges or by a member's entry in the last 60 days, or by a charge that waits for a decision.
    case priceIncrease(ID<Subscription>, name: String, from: Money, to: Money, day: Day)
    /// A goal will not be reached by its day; with the required monthly contribution.
    case goalBehind(goal: ID<SavingsGoal>, name: String, needed: Money, by: Day)
    /// A budget is overspent; with the excess amount.
    case budgetOver(category: ID<Category>, name: String, over: Money)
    /// Expected money is missing; positive amounts are income.
    case expectedMissing(ID<ExpectedItem>, name: String, amount: Money, day: Day)
    /// Benefits worth more than 100 major units are available.
    case benefitsAvailable(Money)
    /// A new household without data: suggests the first step.
    case firstStep
}

extension HomeInsight {
    /// The first of some messages in the order of the cases; nil if there are none.
    package static func mostImportant(of insights: [HomeInsight]) -> HomeInsight? { insights.min { $0.rank < $1.rank } }

    /// The order of the cases.
    private var rank: Int {
        switch self {
        case .benefitExpiresToday: 0
        case .cardFee: 1
        case .balanceBelowLimit: 2
        case .subscriptionsRenew: 3
        case .priceIncrease: 4
        case .goalBehind: 5
        case .budgetOver: 6
        case .expectedMissing: 7
        case .benefitsAvailable: 8
        case .firstStep: 9
        }
    }

    /// The goal behind schedule with the earliest day; goals whose day has passed are ignored.
    package static func goalBehind(among goals: [GoalProgress], today: Day) -> HomeInsight? {
        let behind = goals.filter { $0.status == .behind && !$0.isOverdue(on: today) }
        guard let first = behind.min(by: { ($0.goal.by ?? Day(number: .max), $0.id) < ($1.goal.by ?? Day(number: .max), $1.id) }),
            let by = first.goal.by, let needed = first.neededPerMonth
        else { return nil }
        return .goalBehind(goal: first.id, name: first.goal.name, needed: needed, by: by)
    }
}
