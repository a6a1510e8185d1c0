package import Models
package import Services

/// The data of the new-transaction form, from one snapshot.
package struct NewTransaction: Hashable, Sendable {
    /// The account of the new transaction.
    package var account: Account
    /// All accounts whose entries the member sees, including archived ones.
    package var accounts: [Account]
    /// All categories, including archived ones.
    package var categories: [Category]
    /// The payees of the account's latest entries, without duplicates, latest first.
    package var payees: [String]
    /// The transaction to copy; nil for none.
    package var copy: TransactionDraft?

    package init(account: Account, accounts: [Account], categories: [Category], payees: [String], copy: TransactionDraft?) {
        self.account = account
        self.accounts = accounts
        self.categories = categories
        self.payees = payees
        self.copy = copy
    }

    /// Number of latest entries searched for payees.
    package static let payeeEntryLimit = 100

    /// The payees of entries, without duplicates, ignoring case.
    package static func payees(of entries: [Entry]) -> [String] {
        var seen: Set<String> = []
        return entries.map(\.payee).filter { !$0.isEmpty && seen.insert($0.folded).inserted }
    }
}
