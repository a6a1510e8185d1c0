import Models

/// The balances that a file states outside of a column: in rows of the table, or above it.
struct CSVStatedBalances {
    private(set) var opening: StatementBalance?
    private(set) var closing: StatementBalance?

    /// Adds a balance of a row.
    mutating func add(_ balance: StatementBalance, _ kind: CSVSummaryRow.Kind) {
        switch kind {
        case .opening: opening = opening ?? balance
        case .closing: closing = closing ?? balance
        case .turnover: break
        }
    }

    /// Adds the balances above the table, if the table has none.
    ///
    /// - Parameter day: resolves a date.
    mutating func add(_ preamble: CSVPreamble, day: (CSVDate) -> Day?) {
        if opening == nil, let stated = preamble.opening, let day = day(stated.day) {
            opening = StatementBalance(amount: stated.amount, day: day)
        }
        if closing == nil, let stated = preamble.closing, let day = day(stated.day) {
            closing = StatementBalance(amount: stated.amount, day: day)
        }
    }
}
