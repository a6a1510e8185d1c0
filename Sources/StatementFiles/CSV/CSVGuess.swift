/// What a survey of a whole file found.
package struct CSVGuess: Hashable, Sendable {

    package var layout: CSVLayout

    /// No date of the file says whether its day or its month comes first; the layout then has no order, unless one was given.
    package var isDateAmbiguous: Bool

    /// The amounts look like a credit card's export that writes spending as positive. A hint only.
    package var mayBeInverted: Bool

    /// The header's names, or `Column 1` and so on, for showing.
    package var columnNames: [String]

    package init(layout: CSVLayout, isDateAmbiguous: Bool, mayBeInverted: Bool, columnNames: [String]) {
        self.layout = layout
        self.isDateAmbiguous = isDateAmbiguous
        self.mayBeInverted = mayBeInverted
        self.columnNames = columnNames
    }
}
