package import Models

/// What was found of a search, from one snapshot.
package struct SearchResults: Hashable, Sendable {
    /// One page of the entries of all accounts, newest first.
    package var page: EntryPage
    /// Accounts whose name or institution holds the text, archived ones too; none behind the first page.
    package var accounts: [AccountSummary]

    package init(page: EntryPage, accounts: [AccountSummary]) {
        self.page = page
        self.accounts = accounts
    }
}

extension Account {
    /// Whether a search in its folded form finds the account.
    package func isFound(by folded: String) -> Bool { name.folded.contains(folded) || institution.folded.contains(folded) }
}
