import Models
import WireModels

/// A savings goal in an export.
package struct GoalExport: Encodable {
    let id: ID<SavingsGoal>
    let name: String
    let target: DecimalAmount
    let currency: Currency
    let by: Day?
    let parts: [GoalPartExport]

    package init(_ goal: SavingsGoal) {
        id = goal.id
        name = goal.name
        target = DecimalAmount(goal.target)
        currency = goal.target.currency
        by = goal.by
        parts = goal.parts.map { GoalPartExport($0, in: goal.target.currency) }
    }
}

/// The part of an account that is allotted to a goal.
struct GoalPartExport: Encodable {
    let account: ID<Account>
    let name: String?
    /// The maximum amount from the account.
    let amount: DecimalAmount?
    /// The balance of the account from which on its money is the goal's; null: all of it.
    let countsFrom: DecimalAmount?

    init(_ part: GoalPart, in currency: Currency) {
        account = part.account
        name = part.name.nonEmpty
        amount = part.amount.map(DecimalAmount.init)
        countsFrom = part.countsFrom > 0 ? DecimalAmount(Money(minorUnits: part.countsFrom, currency: currency)) : nil
    }
}
