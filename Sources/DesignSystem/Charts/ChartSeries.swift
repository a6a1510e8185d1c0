package import Localization

/// One of the parts of which each column of a bar chart consists.
package struct ChartSeries: Hashable, Sendable {
    package var name: LocalizedText
    package var color: ChartColor

    package init(_ name: LocalizedText, color: ChartColor) {
        self.name = name
        self.color = color
    }
}
