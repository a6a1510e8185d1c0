extension Beneficiary {

    /// Whether a part of the name, the bank or the number is a text, without regard to case and accents, and in the number to blanks and
    /// hyphens. The empty text finds everybody.
    package func isFound(by search: String) -> Bool {
        let wanted = search.folded
        guard !wanted.isEmpty else { return true }
        if party.name.folded.contains(folded: wanted) || party.bank.folded.contains(folded: wanted) { return true }
        let digits = Self.joined(wanted)
        return !digits.isEmpty && Self.joined(party.number.text.folded).contains(folded: digits)
    }

    private static func joined(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
}
