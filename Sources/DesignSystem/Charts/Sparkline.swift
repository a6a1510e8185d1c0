package import HTML
package import Models

/// The shape of what became of a figure, without figures: it stands behind or beside one that says them, and is for the eye only.
package struct Sparkline: View {
    private let path: ChartPath
    private let count: Int
    private let color: PaletteColor?

    /// - Parameter amounts: Oldest first, of one currency.
    package init(_ amounts: [Money], color: PaletteColor? = nil) {
        let units = amounts.map(\.minorUnits)
        let low = units.min() ?? 0
        path = ChartPath(units, low: low, high: units.max() ?? low)
        count = units.count
        self.color = color
    }

    package var body: some View {
        svg(
            .classes(ClassName("sparkline"), color?.className), .viewBox("0 -60 1000 1300"), .attribute("preserveAspectRatio", "none"),
            .aria("hidden", "true")
        ) {
            HTML.path(.class("chart-area"), .attribute("d", area))
            HTML.path(.class("chart-line"), .attribute("d", path.line(0..<count)))
        }
    }

    /// Down to the box's own bottom, which lies below the lowest point.
    private var area: String {
        count > 1 ? "\(path.line(0..<count))L1000 1240L0 1240Z" : ""
    }
}
