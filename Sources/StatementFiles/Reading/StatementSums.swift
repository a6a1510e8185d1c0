package import Models

/// The booked lines of one statement, summed exactly, and the balances that they lead between.
///
/// Lines in another currency than the statement's are left out: its balances say nothing of them.
package struct StatementSums: Sendable {

    /// What the lines lead from and to, and where the statement ends.
    package struct Gap: Hashable, Sendable {
        package var opening: DecimalFigure
        /// The opening balance and the lines.
        package var reached: DecimalFigure
        /// As the statement states it.
        package var closing: DecimalFigure
        /// `closing` less `reached`.
        package var difference: DecimalFigure
    }

    private let header: StatementHeader
    private var lines = FigureSum()

    package init(_ header: StatementHeader) {
        self.header = header
    }

    package mutating func add(_ line: StatementLine) {
        guard line.status == .booked, line.currency == nil || line.currency == header.currency else { return }
        lines.add(line.amount)
    }

    /// The difference between the lines and the balances.
    ///
    /// - Parameter leavingOut: lines that were added and do not count.
    /// - Returns: nil where the statement does not state both balances, or the lines lead from one to the other.
    package func gap(_ trailer: StatementTrailer, leavingOut: FigureSum = FigureSum()) -> Gap? {
        guard let (opening, closing) = balances(trailer) else { return nil }
        var reached = lines
        reached.add(opening)
        reached.subtract(leavingOut)
        var difference = FigureSum()
        difference.add(closing)
        difference.subtract(reached)
        guard !difference.isZero, let left = reached.figure, let size = difference.figure else { return nil }
        return Gap(opening: opening, reached: left, closing: closing, difference: size)
    }

    /// Whether the statement states both balances and the lines lead from one to the other.
    package func isProved(_ trailer: StatementTrailer, leavingOut: FigureSum = FigureSum()) -> Bool {
        balances(trailer) != nil && gap(trailer, leavingOut: leavingOut) == nil
    }

    private func balances(_ trailer: StatementTrailer) -> (opening: DecimalFigure, closing: DecimalFigure)? {
        let opening = header.opening ?? trailer.opening ?? header.intermediateOpening ?? trailer.intermediateOpening
        guard let opening, let closing = trailer.closing ?? trailer.intermediateClosing, lines.isExact else { return nil }
        return (opening.amount, closing.amount)
    }
}
