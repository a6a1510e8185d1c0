package import Models
import WireModels

/// Savings accounts and their totals in the household's currency.
package struct SavingsResponse: Encodable {
    /// Null if it is too large, like the other totals.
    let total: DecimalAmount?
    let monthlyContribution: DecimalAmount?
    let projectedTotal: DecimalAmount?
    let currency: Currency
    let accounts: [SavingsAccountResponse]
    /// Currencies without a rate, which the totals leave out.
    let leftOut: OptionalMember<[Currency]>

    package init(
        total: Money?, monthlyContribution: Money?, projectedTotal: Money?, currency: Currency, accounts: [SavingsAccountResponse],
        leftOut: [Currency]
    ) {
        self.total = total.map(DecimalAmount.init)
        self.monthlyContribution = monthlyContribution.map(DecimalAmount.init)
        self.projectedTotal = projectedTotal.map(DecimalAmount.init)
        self.currency = currency
        self.accounts = accounts
        self.leftOut = OptionalMember(nonEmpty: leftOut)
    }
}
