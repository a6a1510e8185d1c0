/// One of several readings of the amounts of a file that the file does not decide between, with its result for display.
package struct AmountReading: Hashable, Sendable {
    /// The layout of this reading.
    package var layout: ColumnLayout
    /// The first lines in this reading.
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
