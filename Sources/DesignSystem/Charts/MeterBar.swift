package import HTML
package import Localization
package import Models

/// What is used of a total, on a scale that reaches as far as what is used, so that 103 % and 208 % differ. A thick mark is the whole total; a
/// thin one is where today is. The text next to it shows the figures.
package struct MeterBar: View {
    private let label: LocalizedText
    /// In thousandths of the bar.
    private let used: Int
    private let whole: Int
    private let mark: Int?
    private let percent: Int

    /// - Parameters:
    ///   - label: The accessibility label: the measured quantity.
    ///   - today: The part of the time that is over, in thousandths; nil for no mark.
    package init(_ label: LocalizedText, value: Money, of total: Money, today: Int? = nil) {
        self.label = label
        let (value, total) = (UInt64(max(value.minorUnits, 0)), UInt64(max(total.minorUnits, 0)))
        let scale = max(value, total)
        used = Ratio.parts(value, of: scale)
        let whole = value > total ? Ratio.parts(total, of: scale) : 1_000
        self.whole = whole
        percent = value > total ? 100 : Ratio.parts(value, of: total, in: 100)
        mark = today.map { whole * min(max($0, 0), 1_000) / 1_000 }
    }

    package var body: some View {
        svg(
            .class("meter"), .role("progressbar"), .ariaLabel(label), .integer("aria-valuenow", percent), .integer("aria-valuemin", 0),
            .integer("aria-valuemax", 100)
        ) {
            rect(.class("meter-track"), .permille("width", 1_000), .integer("y", 3), .height(8), .integer("rx", 4))
            rect(.class("meter-used"), .permille("width", min(used, whole)), .integer("y", 3), .height(8), .integer("rx", 4))
            if used > whole {
                rect(
                    .class("meter-over"), .permille("x", whole), .permille("width", used - whole), .integer("y", 3), .height(8),
                    .integer("rx", 4))
            }
            if let mark { rect(.class("meter-today"), .permille("x", mark), .integer("width", 1), .height(14)) }
            rect(.class("meter-whole"), .permille("x", whole), .integer("width", 3), .height(14))
        }
    }
}
