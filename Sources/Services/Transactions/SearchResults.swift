package import Models

/// The results of a search, from one snapshot.
package struct SearchResults: Hashable, Sendable {
    /// One page of the entries of all accounts, newest first.
    package var page: EntryPage
    /// Accounts whose name or institution contains the text, including archived ones; empty after the first page.
    package var accounts: [AccountSummary]

    /// People and groups whose name contains the text; empty after the first page.
    package var people: [PersonSummary]
    package var groups: [GroupSummary]

    package init(page: EntryPage, accounts: [AccountSummary], people: [PersonSummary], groups: [GroupSummary]) {
        self.page = page
        self.accounts = accounts
        self.people = people
        self.groups = groups
    }
}

extension Account {
    /// Whether the account matches a folded search text.
    package func isFound(by folded: String) -> Bool { name.folded.contains(folded) || institution.folded.contains(folded) }
}
