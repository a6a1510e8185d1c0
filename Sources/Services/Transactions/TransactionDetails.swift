package import Models

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

    package init(groups: [TransactionGroup], accounts: [Account], categories: [Category], attachments: [Attachment]) {
        self.groups = groups
        self.accounts = accounts
        self.categories = categories
        self.attachments = attachments
    }
}
