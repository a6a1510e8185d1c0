package import Models

/// Savings accounts and their totals in the household's currency.
package struct SavingsResponse: Encodable {
    /// Null if it is too large, like the other totals.
    let total: AmountText?
    let monthlyContribution: AmountText?
    let projectedTotal: AmountText?
    let currency: Currency
    let accounts: [SavingsAccountResponse]

    package init(
        total: Money?, monthlyContribution: Money?, projectedTotal: Money?, currency: Currency, accounts: [SavingsAccountResponse]
    ) {
        self.total = total.map(AmountText.init)
        self.monthlyContribution = monthlyContribution.map(AmountText.init)
        self.projectedTotal = projectedTotal.map(AmountText.init)
        self.currency = currency
        self.accounts = accounts
    }
}
