/// How the words of a debit or credit column go with the signs of the amounts.
struct CSVSignCount {
    private var positiveDebits = 0
    private var negativeDebits = 0
    private var positiveCredits = 0
    private var negativeCredits = 0

    /// What the amounts are beside such a column.
    enum Style {
        /// Without signs: the column decides.
        case unsigned
        /// With signs that agree with the column.
        case signed
        /// With signs that say the opposite of the column, as in exports of cards.
        case inverted
    }

    mutating func add(amount: UnsafeRawBufferPointer, word: UnsafeRawBufferPointer) {
        guard let shape = CSVFigureShape(amount), !shape.isZero, let side = CSVIndicator(word)
        else { return }
        switch (side, shape.isNegative) {
        case (.debit, false): positiveDebits += 1
        case (.debit, true): negativeDebits += 1
        case (.credit, false): positiveCredits += 1
        case (.credit, true): negativeCredits += 1
        }
    }

    var hasDebits: Bool { positiveDebits + negativeDebits > 0 }
    var isEmpty: Bool { positiveDebits + negativeDebits + positiveCredits + negativeCredits == 0 }

    /// The reading that most rows fit; rows that do not are rejected.
    ///
    /// - Parameter hasNegatives: whether any amount of the file has a minus, also beside words that are not known.
    func style(hasNegatives: Bool) -> Style {
        let unsigned = positiveDebits + positiveCredits
        let signed = negativeDebits + positiveCredits
        let inverted = positiveDebits + negativeCredits
        if unsigned > max(signed, inverted) || (unsigned == max(signed, inverted) && !hasNegatives) { return .unsigned }
        return signed >= inverted ? .signed : .inverted
    }
}
