package import Models

/// One part of a whole: its name, amount and colour, and where its entries are.
package struct ChartSlice: Hashable, Sendable {
    package var label: String
    package var amount: Money
    package var color: PaletteColor
    /// Where the slice leads; nil: nowhere.
    package var path: String?

    package init(_ label: String, _ amount: Money, color: PaletteColor, path: String? = nil) {
        self.label = label
        self.amount = amount
        self.color = color
        self.path = path
    }
}
