package import Models
package import PeopleModel
package import Services

/// The data of transaction screens, from one snapshot.
package struct TransactionDetails: Hashable, Sendable {
    /// In the requested order.
    package var groups: [TransactionGroup]
    /// All own accounts, including archived ones.
    package var accounts: [Account]
    /// All categories, including archived ones.
    package var categories: [Category]
    /// The attachments of all transactions, oldest first.
    package var attachments: [Attachment]

    /// The expense or settlement that a transaction posts.
    package var shared: [ID<Transaction>: SharedPart]
    /// The names of groups and people by the ledger account of their debts.
    package var receivables: [LedgerAccountID: String]
    /// The private accounts of other members among the sides of the transactions.
    package var privateAccounts: Set<LedgerAccountID>
    /// The origin of a single transaction; nil for several.
    package var origin: TransactionOrigin?

    package init(
        groups: [TransactionGroup], accounts: [Account], categories: [Category], attachments: [Attachment],
        shared: [ID<Transaction>: SharedPart] = [:], receivables: [LedgerAccountID: String] = [:],
        privateAccounts: Set<LedgerAccountID> = [], origin: TransactionOrigin? = nil
    ) {
        self.groups = groups
        self.accounts = accounts
        self.categories = categories
        self.attachments = attachments
        self.shared = shared
        self.receivables = receivables
        self.privateAccounts = privateAccounts
        self.origin = origin
    }
}
