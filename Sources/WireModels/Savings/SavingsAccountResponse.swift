package import Models

/// A savings account with its projection.
package struct SavingsAccountResponse: Encodable {
    let id: ID<Account>
    let name: String
    let balance: AmountText
    /// Per month.
    let contribution: AmountText
    /// The nominal rate in percent: `4.4098`.
    let rate: String
    /// Null if it is too large.
    let projected: AmountText?
    let milestones: [MilestoneResponse]
    let currency: Currency
    /// The effective yield in percent: `4.594`.
    let yield: String

    package init(_ account: SavingsAccount, projected: Money?, milestones: [Milestone]) {
        id = account.id
        name = account.name
        balance = AmountText(account.balance)
        contribution = AmountText(account.monthlyContribution)
        rate = account.plan.rate.nominalPercent.description
        self.projected = projected.map(AmountText.init)
        self.milestones = milestones.map(MilestoneResponse.init)
        currency = account.balance.currency
        yield = account.plan.rate.yieldPercent.description
    }
}
