package import Models

/// What the form of a new transaction offers, from one snapshot.
package struct NewTransaction: Hashable, Sendable {
    /// The account that it is asked for.
    package var account: Account
    /// All own accounts, archived ones too.
    package var accounts: [Account]
    /// All categories, archived ones too.
    package var categories: [Category]
    /// The payees of the account's newest entries, each once, the latest first.
    package var payees: [String]
    /// A transaction that is entered once more; nil: none.
    package var copy: TransactionDraft?

    package init(account: Account, accounts: [Account], categories: [Category], payees: [String], copy: TransactionDraft?) {
        self.account = account
        self.accounts = accounts
        self.categories = categories
        self.payees = payees
        self.copy = copy
    }

    /// How many of the newest entries are looked at for payees.
    package static let entriesLookedAt = 100

    /// The payees of entries, each once whatever its letter case.
    package static func payees(of entries: [Entry]) -> [String] {
        var seen: Set<String> = []
        return entries.map(\.payee).filter { !$0.isEmpty && seen.insert($0.folded).inserted }
    }
}
