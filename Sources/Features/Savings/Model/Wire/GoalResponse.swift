import Models
import WireModels

/// A savings goal with its progress.
package struct GoalResponse: Encodable {
    let id: ID<SavingsGoal>
    let name: String
    let target: DecimalAmount
    let saved: DecimalAmount
    let currency: Currency
    /// The saved share of the target, from 0 to 1.
    let progress: DecimalFigure
    let by: Day?
    let status: GoalStatus
    let neededPerMonth: DecimalAmount?
    let reachedOn: Day?
    /// The names of the accounts that fund it.
    let accounts: [String]

    package init(_ progress: GoalProgress, accounts: [String]) {
        let goal = progress.goal
        id = progress.id
        name = goal.name
        target = DecimalAmount(goal.target)
        saved = DecimalAmount(progress.saved)
        currency = goal.target.currency
        self.progress = DecimalFigure(share: progress.share)
        by = goal.by
        status = progress.status
        neededPerMonth = progress.neededPerMonth.map(DecimalAmount.init)
        reachedOn = progress.reachedOn
        self.accounts = accounts
    }
}
