extension Household {
    /// The currency offered to a household whose accounts all have a different one: that of most accounts, in a tie the one with the first code.
    /// Archived accounts do not count.
    ///
    /// - Returns: nil if an account has the household's currency, or if there is none.
    package func offeredCurrency(for accounts: some Sequence<Account>) -> Currency? {
        let counts = Dictionary(accounts.filter { !$0.isArchived }.map { ($0.currency, 1) }, uniquingKeysWith: +)
        guard counts[currency] == nil else { return nil }
        return counts.min { ($1.value, $0.key.code) < ($0.value, $1.key.code) }?.key
    }
}
