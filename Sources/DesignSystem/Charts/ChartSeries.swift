package import Localization

/// One of the parts of which each column of a bar chart consists.
package struct ChartSeries: Hashable, Sendable {
    package var name: LocalizedText
    package var color: ChartColor
    /// The path of the transactions of all its parts, to which the legend leads; nil: none.
    package var path: String?

    package init(_ name: LocalizedText, color: ChartColor, path: String? = nil) {
        self.name = name
        self.color = color
        self.path = path
    }
}
