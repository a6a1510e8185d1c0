package import Localization

/// One of the parts of which each column of a stacked chart consists.
package struct ChartSeries: Hashable, Sendable {
    package var name: LocalizedText
    package var color: PaletteColor

    package init(_ name: LocalizedText, color: PaletteColor) {
        self.name = name
        self.color = color
    }
}
