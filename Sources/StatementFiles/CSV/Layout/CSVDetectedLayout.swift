import Models

/// The result of layout detection.
package struct CSVDetectedLayout: Hashable, Sendable {
    /// The layout, or the best one if the user has to choose. Its date order and decimal separator are nil if they are ambiguous.
    package var layout: CSVLayout

    /// Other possible readings. If there is one, the file is not read before the user has chosen.
    package var alternatives: [CSVLayout] = []

    /// Whether no date of the file determines the order of day and month. The layout then has no date order unless one was given.
    package var isDateAmbiguous: Bool

    /// The names in the header, or `Column 1` and so on, for display.
    package var columnNames: [String]

    /// The first amounts of the layout and of the alternatives, as text.
    package var examples: [String] = []

    /// The layout, if the user need not choose.
    ///
    /// - Throws: `StatementFileError` `.needsChoice` with both readings as options of the command line.
    package func settled() throws(StatementFileError) -> CSVLayout {
        guard let other = alternatives.first else { return layout }
        throw StatementFileError(
            .needsChoice, choice: .columns, line: layout.preamble + 1, code: .csvReadingUncertain,
            arguments: [
                layout.amountOptions(unlike: other), other.amountOptions(unlike: layout), examples.first ?? "", examples.last ?? "",
            ], found: amountNames(layout),
            expected: "columns that say which amounts are money out, or running balances that prove it")
    }

    private func amountNames(_ layout: CSVLayout) -> String {
        layout.amountColumns.map { $0 < columnNames.count ? columnNames[$0] : "Column \($0 + 1)" }.joined(separator: ", ")
    }
}

extension CSVLayout {
    /// The columns of the amounts as options of `coffer import`: `--columns debit=3,credit=4`, `--columns amount=5 --invert`; with the column of
    /// currencies if the other reading has a different one.
    func amountOptions(unlike other: CSVLayout) -> String {
        let currency = currencyColumn == other.currencyColumn ? "" : ",currency=" + (currencyColumn.map { String($0 + 1) } ?? "none")
        return switch amounts {
        case .signed(let column): "--columns amount=\(column + 1)\(currency) \(invertsSign ? "--invert" : "--no-invert")"
        case .split(let debit, let credit): "--columns debit=\(debit + 1),credit=\(credit + 1)\(currency)"
        }
    }
}
