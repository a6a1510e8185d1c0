package import Models

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
        parts = goal.parts.map(GoalPartExport.init)
    }
}

/// The part of an account that is allotted to a goal.
struct GoalPartExport: Encodable {
    let account: ID<Account>
    let name: String?
    /// The maximum amount from the account.
    let amount: DecimalAmount?

    init(_ part: GoalPart) {
        account = part.account
        name = part.name.nonEmpty
        amount = part.amount.map(DecimalAmount.init)
    }
}
