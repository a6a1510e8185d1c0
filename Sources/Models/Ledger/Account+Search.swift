extension Account {
    /// Whether the account matches a folded search text by its name or institution.
    package func isFound(by folded: String) -> Bool { name.folded.contains(folded) || institution.folded.contains(folded) }
}
