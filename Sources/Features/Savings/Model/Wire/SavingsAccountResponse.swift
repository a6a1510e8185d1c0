package import Models
import WireModels

/// A savings account with its projection.
package struct SavingsAccountResponse: Encodable {
    let id: ID<Account>
    let name: String
    let balance: DecimalAmount
    /// Per month.
    let contribution: DecimalAmount
    /// The nominal rate in percent: `4.4098`.
    let rate: String
    /// Null if it is too large.
    let projected: DecimalAmount?
    let milestones: [MilestoneResponse]
    let currency: Currency
    /// The effective yield in percent: `4.594`.
    let yield: String

    package init(_ account: SavingsAccount, projected: Money?, milestones: [Milestone]) {
        id = account.id
        name = account.name
        balance = DecimalAmount(account.balance)
        contribution = DecimalAmount(account.monthlyContribution)
        rate = account.plan.rate.nominalPercent.description
        self.projected = projected.map(DecimalAmount.init)
        self.milestones = milestones.map(MilestoneResponse.init)
        currency = account.balance.currency
        yield = account.plan.rate.yieldPercent.description
    }
}
