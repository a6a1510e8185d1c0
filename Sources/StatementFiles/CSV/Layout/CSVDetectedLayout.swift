/// The result of layout detection.
package struct CSVDetectedLayout: Hashable, Sendable {

    /// The layout. Its date order and decimal separator are nil if they are ambiguous.
    package var layout: CSVLayout

    /// Whether no date of the file determines the order of day and month. The layout then has no date order unless one was given.
    package var isDateAmbiguous: Bool

    /// Whether the amounts look like a credit card export with positive spending. A hint only.
    package var mayBeInverted: Bool

    /// The names in the header, or `Column 1` and so on, for display.
    package var columnNames: [String]

    package init(layout: CSVLayout, isDateAmbiguous: Bool, mayBeInverted: Bool, columnNames: [String]) {
        self.layout = layout
        self.isDateAmbiguous = isDateAmbiguous
        self.mayBeInverted = mayBeInverted
        self.columnNames = columnNames
    }
}
