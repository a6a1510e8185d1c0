package import Models

/// Transactions with all that their screens name, from one snapshot.
package struct TransactionDetails: Hashable, Sendable {
    /// In the order in which they were asked for.
    package var groups: [TransactionGroup]
    /// All own accounts, archived ones too.
    package var accounts: [Account]
    /// All categories, archived ones too.
    package var categories: [Category]
    /// The files of all the transactions, oldest first.
    package var attachments: [Attachment]

    package init(groups: [TransactionGroup], accounts: [Account], categories: [Category], attachments: [Attachment]) {
        self.groups = groups
        self.accounts = accounts
        self.categories = categories
        self.attachments = attachments
    }
}
