import Models

/// The texts of a transaction as words, for conditions that the text index does not answer: payee, the note of each part, and reference.
struct GroupText {
    private let payee: FoldedText
    private let others: [FoldedText]
    /// The amount of all parts together, in minor units.
    private let units: Int64

    init(payee: FoldedText, others: [FoldedText], units: Int64) {
        self.payee = payee
        self.others = others
        self.units = units
    }

    init(_ group: TransactionGroup) {
        payee = FoldedText(group.payee)
        others = (group.parts.map(\.note) + [group.reference ?? ""]).filter { !$0.isEmpty }.map { FoldedText($0) }
        units = group.parts.reduce(0) { $0.addingClamped($1.amount.minorUnits) }
    }

    /// Whether one of the texts contains a folded text, punctuation included.
    func contains(_ text: String) -> Bool { texts.contains { $0.text.contains(text) } }

    /// Whether the text index answers a clause for the transaction.
    func matches(_ clause: TextClause) -> Bool {
        switch clause {
        case .word(let word): texts.contains { $0.containsWord { $0 == word } }
        case .beginning(let text): texts.contains { $0.containsWord { $0.hasPrefix(text) } }
        case .amount(let amount): units.magnitude == amount
        case .all(let clauses): clauses.allSatisfy(matches)
        case .any(let clauses): clauses.contains(where: matches)
        }
    }

    /// Whether one of the texts contains words that follow one another.
    func containsPhrase(_ phrase: [SearchWord]) -> Bool { texts.contains { $0.contains(phrase, isLastPrefix: false) } }

    /// Whether the payee contains words that follow one another, the last one also as the beginning of a word.
    func payeeContains(_ phrase: [SearchWord]) -> Bool { payee.contains(phrase, isLastPrefix: true) }

    private var texts: [FoldedText] { [payee] + others }
}
