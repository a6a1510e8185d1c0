package import Models
import WireModels

/// The savings plan of an account in an export.
package struct SavingsPlanExport: Encodable {
    let account: ID<Account>
    /// Per month.
    let contribution: DecimalAmount
    let currency: Currency
    /// In per cent a year, as an exact decimal.
    let rate: String
    let basis: InterestRate.Basis

    package init(_ plan: SavingsPlan, of account: ID<Account>) {
        self.account = account
        contribution = DecimalAmount(plan.contribution)
        currency = plan.contribution.currency
        rate = plan.rate.percent.description
        basis = plan.rate.basis
    }
}
