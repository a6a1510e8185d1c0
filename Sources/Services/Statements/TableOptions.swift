package import Models

/// The user's options for parsing delimited files. Everything else is detected in each file.
package struct TableOptions: Hashable, Sendable {
    /// The role of a column.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        case day, amount, debit, credit, payee, memo, currency, category, id
    }

    /// A reference to a column.
    package enum Column: Hashable, Sendable {
        /// From 1.
        case number(Int)
        /// Its name in the header row, ignoring case.
        case name(String)
    }

    package var delimiter: ColumnLayout.Delimiter?
    package var decimal: ColumnLayout.DecimalSeparator?
    /// Whether the file writes spending as positive amounts.
    package var invertsSign: Bool?
    /// The columns by role; empty if no column has the role. Only memo can have several.
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

    /// Whether no option is set.
    package var isEmpty: Bool { self == TableOptions() }
}
