package import Models
import Services

/// What Home says of budgets, expected money and balances to come.
package enum PlanInsight: HomeInsight {
    /// An account will fall below its agreed limit on a day within 30 days; with its balance then.
    case balanceBelowLimit(account: ID<Account>, name: String, day: Day, balance: Money)
    /// A budget is overspent; with the excess amount.
    case budgetOver(category: ID<Category>, name: String, over: Money)
    /// Expected money is missing; positive amounts are income.
    case expectedMissing(ID<ExpectedItem>, name: String, amount: Money, day: Day)

    package var precedence: Int {
        switch self {
        case .balanceBelowLimit: 0
        case .budgetOver: 8
        case .expectedMissing: 9
        }
    }
}
