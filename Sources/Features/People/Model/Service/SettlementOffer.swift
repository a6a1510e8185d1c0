package import Models

/// A transaction that looks like the settlement of a debt: amount and direction are those of the debt, and it names the person or the group.
package struct SettlementOffer: Hashable, Sendable {
    package var transaction: ID<Transaction>
    package var payee: String
    /// On the side of the account.
    package var day: Day
    package var account: Account
    package var debt: Debt
    package var group: PeopleGroup

    package init(transaction: ID<Transaction>, payee: String, day: Day, account: Account, debt: Debt, group: PeopleGroup) {
        self.transaction = transaction
        self.payee = payee
        self.day = day
        self.account = account
        self.debt = debt
        self.group = group
    }
}
