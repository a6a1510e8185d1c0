extension Account {
    /// Whether the account matches a search text by its name or institution.
    package func isFound(by text: SearchText) -> Bool { text.isContained(in: name) || text.isContained(in: institution) }
}
