package import Models

/// A savings goal in an export.
package struct GoalExport: Encodable {
    let id: ID<SavingsGoal>
    let name: String
    let target: AmountText
    let currency: Currency
    let by: Day?
    let parts: [GoalPartExport]

    package init(_ goal: SavingsGoal) {
        id = goal.id
        name = goal.name
        target = AmountText(goal.target)
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
    let amount: AmountText?

    init(_ part: GoalPart) {
        account = part.account
        name = part.name.nonEmpty
        amount = part.amount.map(AmountText.init)
    }
}
