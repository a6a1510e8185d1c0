extension Account {
    /// What tells the account from others of a similar name: its institution and the end of its number.
    package var detail: String {
        [institution, maskedNumber ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
