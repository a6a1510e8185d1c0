package import HTML
package import Models

/// The trend of a figure as a line without labels, behind or next to the figure. Decorative: hidden from assistive technology.
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

    /// The area down to the bottom of the box, which is below the lowest point.
    private var area: String {
        count > 1 ? "\(path.line(0..<count))L1000 1240L0 1240Z" : ""
    }
}
