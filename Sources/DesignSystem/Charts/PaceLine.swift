package import HTML
package import Localization
package import Models

/// A sum that grows from day to day, over a dashed line of how it usually grows. It has no figures: those stand beside it.
package struct PaceLine: View {
    private let label: LocalizedText
    private let actual: String
    private let usual: String
    private let area: String

    /// - Parameters:
    ///   - label: What the line shows, for assistive technology.
    ///   - actual: The sum at the end of each day so far.
    ///   - usual: The usual sum at the end of each day; empty: not known.
    ///   - days: The number of days of the whole period.
    package init(_ label: LocalizedText, actual: [Money], usual: [Money], days: Int) {
        self.label = label
        let units = (actual + usual).map(\.minorUnits) + [0]
        let (low, high) = (Int128(units.min() ?? 0), Int128(units.max() ?? 0))
        func line(_ amounts: [Money]) -> (path: String, end: Int) {
            var (path, x) = ("", 0)
            for (index, amount) in amounts.enumerated() {
                x = index * 1_000 / max(days - 1, 1)
                let y = high > low ? Int((high - Int128(amount.minorUnits)) * 1_000 / (high - low)) : 1_000
                path += "\(index == 0 ? "M" : "L")\(x) \(y)"
            }
            return (path, x)
        }
        let drawn = line(actual)
        self.actual = drawn.path
        self.usual = line(usual).path
        area = actual.count > 1 ? "\(drawn.path)L\(drawn.end) 1000L0 1000Z" : ""
    }

    package var body: some View {
        svg(
            .class("pace-line"), .viewBox("0 -30 1000 1060"), .attribute("preserveAspectRatio", "none"), .role("img"), .ariaLabel(label)
        ) {
            HTML.path(.class("chart-area"), .attribute("d", area))
            HTML.path(.class("chart-line chart-dashed chart-usual"), .attribute("d", usual))
            HTML.path(.class("chart-line"), .attribute("d", actual))
        }
    }
}
