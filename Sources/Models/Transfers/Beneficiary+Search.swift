extension Beneficiary {

    /// Whether the name, the bank or the number contains a text, ignoring case and accents, and in the number blanks and hyphens. An empty
    /// text matches every beneficiary.
    package func isFound(by search: String) -> Bool {
        let wanted = search.folded
        guard !wanted.isEmpty else { return true }
        if party.name.folded.contains(folded: wanted) || party.bank.folded.contains(folded: wanted) { return true }
        let digits = Self.joined(wanted)
        return !digits.isEmpty && Self.joined(party.number.text.folded).contains(folded: digits)
    }

    private static func joined(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
}
