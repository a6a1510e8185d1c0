extension Account {
    /// The masked account number, `****7890`; completely masked if it has four characters or fewer. Nil where no number is known.
    package var maskedNumber: String? {
        numberSuffix.map { $0.count < 4 ? "****" : "****" + $0 }
    }

    /// The institution and the end of the account number, to distinguish accounts with similar names.
    package var detail: String {
        [institution, maskedNumber ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
