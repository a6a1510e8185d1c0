extension Account {
    /// The masked account number, `****7890`; `****` for a number of four characters or fewer, of which no end is kept. Nil where no number
    /// is known.
    package var maskedNumber: String? {
        numberSuffix.map { $0.count < 4 ? "****" : "****" + $0 }
    }

    /// The institution and the end of the account number, to distinguish accounts with similar names.
    package var detail: String {
        [institution, maskedNumber ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
