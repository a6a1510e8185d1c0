extension Account {
    /// The masked account number, `****7890`; `****` for a number of four characters or fewer, of which no end is kept. Nil where no number
    /// is known.
    package var maskedNumber: String? {
        numberSuffix.map { $0.count < 4 ? "****" : "****" + $0 }
    }

    /// The end of the account number and the institution, `****7890 · Harbour Mutual`, to distinguish accounts with similar names. The digits come first, as
    /// the end may be cut.
    package var detail: String {
        [maskedNumber ?? "", institution].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
