/// One of several ways to read the amounts of a file, between which nothing in the file decides: shown with what it would give.
package struct AmountReading: Hashable, Sendable {
    /// The layout that reads the file this way.
    package var layout: ColumnLayout
    /// The first lines as they would be read.
    package var lines: [ParsedLine]
    /// The sums of the whole file, neither of them negative; nil if they are too large.
    package var moneyIn: DecimalFigure?
    package var moneyOut: DecimalFigure?

    package init(
        layout: ColumnLayout, lines: [ParsedLine] = [], moneyIn: DecimalFigure? = nil, moneyOut: DecimalFigure? = nil
    ) {
        self.layout = layout
        self.lines = lines
        self.moneyIn = moneyIn
        self.moneyOut = moneyOut
    }
}
