import Models

extension Beneficiary {
    /// Whether the name, the bank or the number contains a text, ignoring case and accents, and in the number blanks and hyphens. An empty
    /// text matches every beneficiary.
    package func isFound(by search: String) -> Bool {
        let wanted = SearchText(search)
        guard !wanted.isEmpty else { return true }
        if wanted.isContained(in: party.name) || wanted.isContained(in: party.bank) { return true }
        let digits = Self.joined(wanted.folded)
        return !digits.isEmpty && Self.joined(party.number.text.folded).contains(folded: digits)
    }

    private static func joined(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
}
