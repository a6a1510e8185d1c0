package import Models

/// Reconciles the booked lines of one statement with its opening and closing balance.
///
/// Lines in another currency than the statement's are ignored, because the balances do not include them.
package struct StatementReconciliation: Sendable {
    /// A closing balance that differs from the opening balance plus the lines.
    package struct Discrepancy: Hashable, Sendable {
        /// The opening balance as stated.
        package var opening: DecimalFigure
        /// The opening balance plus the sum of the lines.
        package var computed: DecimalFigure
        /// The closing balance as stated.
        package var closing: DecimalFigure
        /// `closing` minus `computed`.
        package var difference: DecimalFigure
    }

    private let header: StatementHeader
    private var lines = ExactSum()

    package init(_ header: StatementHeader) {
        self.header = header
    }

    /// Adds a line. Pending lines, informational lines and lines in another currency are ignored.
    package mutating func add(_ line: StatementLine) {
        guard line.status == .booked, line.currency == nil || line.currency == header.currency else { return }
        lines.add(line.amount)
    }

    /// Compares the lines with the balances.
    ///
    /// - Parameter excluded: the sum of lines that were added but do not count.
    /// - Returns: nil if the statement reconciles or does not state both balances.
    package func discrepancy(with trailer: StatementTrailer, excluding excluded: ExactSum = ExactSum()) -> Discrepancy? {
        guard let (opening, closing) = balances(trailer) else { return nil }
        var sum = lines
        sum.add(opening)
        sum.subtract(excluded)
        var difference = ExactSum()
        difference.add(closing)
        difference.subtract(sum)
        guard !difference.isZero, let computed = sum.value, let remainder = difference.value else { return nil }
        return Discrepancy(opening: opening, computed: computed, closing: closing, difference: remainder)
    }

    /// Whether the statement states both balances and the lines reconcile with them.
    package func isReconciled(with trailer: StatementTrailer, excluding excluded: ExactSum = ExactSum()) -> Bool {
        balances(trailer) != nil && discrepancy(with: trailer, excluding: excluded) == nil
    }

    private func balances(_ trailer: StatementTrailer) -> (opening: DecimalFigure, closing: DecimalFigure)? {
        let opening = header.opening ?? trailer.opening ?? header.intermediateOpening ?? trailer.intermediateOpening
        guard let opening, let closing = trailer.closing ?? trailer.intermediateClosing, lines.isExact else { return nil }
        return (opening.amount, closing.amount)
    }
}
