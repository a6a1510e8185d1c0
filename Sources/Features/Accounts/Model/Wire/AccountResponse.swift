package import Models
import WireModels

/// An own account with its balance.
package struct AccountResponse: Encodable {
    let id: ID<Account>
    let name: String
    let institution: String
    let kind: AccountKind
    let currency: Currency
    let balance: DecimalAmount
    /// Null if it is too large.
    let available: DecimalAmount?
    /// The masked account number: `****7890`.
    let number: String?
    let iban: String?
    /// The number of transactions. Null if the member sees the balance only.
    let transactions: Int?
    /// The member it belongs to. Null: the household.
    let owner: ID<Member>?
    /// The name of that member.
    let ownerName: String?
    /// How much of it the other members see.
    let sharing: AccountSharing

    package init(_ summary: AccountSummary) {
        let account = summary.account
        id = account.id
        name = account.name
        institution = account.institution
        kind = account.kind
        currency = account.currency
        balance = DecimalAmount(summary.balance.booked)
        available = summary.available.map(DecimalAmount.init)
        number = account.maskedNumber
        iban = account.iban
        transactions = summary.entries
        owner = account.owner
        ownerName = summary.ownerName
        sharing = account.sharing
    }
}
