package import Models

/// What a person says of how delimited files are read. What is not said is found in each file.
package struct TableReading: Hashable, Sendable {

    /// What stands in a column.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        case day, amount, debit, credit, payee, memo, currency, id
    }

    /// A column as a person names it.
    package enum Column: Hashable, Sendable {
        /// From 1.
        case number(Int)
        /// Its name in the header, whatever its letter case.
        case name(String)
    }

    package var delimiter: ColumnLayout.Delimiter?
    package var decimal: ColumnLayout.DecimalSeparator?
    /// Whether the file writes spending as positive.
    package var invertsSign: Bool?
    /// The columns of roles; empty: no column has the role. Only a memo has several.
    package var columns: [Role: [Column]]

    package init(
        delimiter: ColumnLayout.Delimiter? = nil, decimal: ColumnLayout.DecimalSeparator? = nil, invertsSign: Bool? = nil,
        columns: [Role: [Column]] = [:]
    ) {
        self.delimiter = delimiter
        self.decimal = decimal
        self.invertsSign = invertsSign
        self.columns = columns
    }

    /// Whether nothing is said.
    package var isEmpty: Bool { self == TableReading() }
}
