extension Account {
    /// `****7890`; all of it hidden where four characters or fewer are known to be the whole.
    package var maskedNumber: String? {
        numberSuffix.map { $0.count < 4 ? "****" : "****" + $0 }
    }

    /// What tells the account from others of a similar name: its institution and the end of its number.
    package var detail: String {
        [institution, maskedNumber ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
