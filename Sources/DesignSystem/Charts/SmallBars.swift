package import HTML
package import Localization
package import Models

/// Small upright bars in a line, such as the months of a year: each with a mark at what was planned, and a link to its details.
package struct SmallBars: View {
    /// A bar.
    package struct Bar: Hashable, Sendable {
        /// Short, below the bar.
        package var name: LocalizedText
        /// The accessible name, with the figures.
        package var label: LocalizedText
        package var value: Money
        /// What was planned; zero: no mark.
        package var planned: Money
        package var path: String
        package var isSelected: Bool

        package init(_ name: LocalizedText, label: LocalizedText, value: Money, planned: Money, path: String, isSelected: Bool = false) {
            self.name = name
            self.label = label
            self.value = value
            self.planned = planned
            self.path = path
            self.isSelected = isSelected
        }
    }

    private let bars: [Bar]
    private let most: UInt64

    /// - Parameter bars: In one currency.
    package init(_ bars: [Bar]) {
        self.bars = bars
        most = bars.flatMap { [$0.value, $0.planned] }.map { UInt64(max($0.minorUnits, 0)) }.max() ?? 0
    }

    package var body: some View {
        ol(.class("small-bars")) {
            ForEach(bars.enumerated(), id: \.offset.description) { _, bar in
                li {
                    a(.href(bar.path), .ariaLabel(bar.label), .when(bar.isSelected, .aria("current", "true"))) {
                        drawing(bar)
                        span(.aria("hidden", "true")) { bar.name }
                    }
                }
            }
        }
    }

    private func drawing(_ bar: Bar) -> some View {
        let height = Ratio.parts(UInt64(max(bar.value.minorUnits, 0)), of: most)
        let mark = Ratio.parts(UInt64(max(bar.planned.minorUnits, 0)), of: most)
        let isOver = bar.value.minorUnits > bar.planned.minorUnits && bar.planned.minorUnits > 0
        return svg(.classes(ClassName("small-bar"), isOver ? ClassName("over") : nil), .aria("hidden", "true")) {
            rect(.permille("y", 1_000 - height), .permille("height", height), .integer("rx", 3))
            if mark > 0 { rect(.class("small-mark"), .permille("y", 1_000 - mark), .height(2)) }
        }
    }
}
