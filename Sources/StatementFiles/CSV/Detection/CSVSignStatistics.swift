/// Counts the agreement of a debit or credit indicator column with the signs of the amounts.
struct CSVSignStatistics {
    private var positiveDebits = 0
    private var negativeDebits = 0
    private var positiveCredits = 0
    private var negativeCredits = 0

    /// The sign convention of the amounts.
    enum Convention {
        /// Unsigned: the indicator column determines the sign.
        case unsigned
        /// Signed, consistent with the indicator column.
        case signed
        /// Signed, opposite to the indicator column, as in exports of credit cards.
        case inverted
    }

    mutating func add(amount: UnsafeRawBufferPointer, word: UnsafeRawBufferPointer) {
        guard let candidate = CSVAmountCandidate(amount), !candidate.isZero, let side = CSVDebitCreditIndicator(word)
        else { return }
        switch (side, candidate.isNegative) {
        case (.debit, false): positiveDebits += 1
        case (.debit, true): negativeDebits += 1
        case (.credit, false): positiveCredits += 1
        case (.credit, true): negativeCredits += 1
        }
    }

    /// Whether amounts of both directions contradict their words.
    var isInvertedThroughout: Bool { positiveDebits > 0 && negativeCredits > 0 && negativeDebits + positiveCredits == 0 }
    /// Whether debits have a minus, and no amount contradicts its word.
    var isSignedThroughout: Bool { negativeDebits > 0 && positiveDebits + negativeCredits == 0 }
    var hasDebits: Bool { positiveDebits + negativeDebits > 0 }
    var isEmpty: Bool { positiveDebits + negativeDebits + positiveCredits + negativeCredits == 0 }

    /// The convention of most rows. The reader rejects the others.
    ///
    /// - Parameter hasNegatives: whether any amount of the file is negative, including rows with unknown words.
    func convention(hasNegatives: Bool) -> Convention {
        let unsigned = positiveDebits + positiveCredits
        let signed = negativeDebits + positiveCredits
        let inverted = positiveDebits + negativeCredits
        if unsigned > max(signed, inverted) || (unsigned == max(signed, inverted) && !hasNegatives) { return .unsigned }
        return signed >= inverted ? .signed : .inverted
    }
}
