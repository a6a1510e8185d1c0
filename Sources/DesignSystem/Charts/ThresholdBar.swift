package import HTML
package import Localization
package import Models

/// A value as a bar, and a mark at what it has to reach, such as the value of a card and its fee. The text next to it shows the figures.
package struct ThresholdBar: View {
    private let label: LocalizedText
    private let share: Int
    private let mark: Int
    private let isReached: Bool

    /// - Parameters:
    ///   - label: The accessibility label: what is compared.
    ///   - value: Less than zero is no bar.
    ///   - threshold: In the currency of the value.
    package init(_ label: LocalizedText, value: Money, threshold: Money) {
        self.label = label
        let (reached, wanted) = (UInt64(max(value.minorUnits, 0)), UInt64(max(threshold.minorUnits, 0)))
        // The mark and the end of the bar keep away from the edge.
        let scale = max(reached, wanted, 1)
        share = Ratio.parts(reached, of: scale, in: 940)
        mark = Ratio.parts(wanted, of: scale, in: 940)
        isReached = reached >= wanted
    }

    package var body: some View {
        svg(
            .classes(ClassName("threshold-bar"), isReached ? ClassName("reached") : nil), .role("meter"), .ariaLabel(label),
            AttributePair(.integer("aria-valuenow", share), AttributePair(.integer("aria-valuemin", 0), .integer("aria-valuemax", 1_000)))
        ) {
            rect(.class("threshold-track"), .permille("width", 1_000), .integer("y", 4), .height(8), .integer("rx", 4))
            rect(.class("threshold-value"), .permille("width", share), .integer("y", 4), .height(8), .integer("rx", 4))
            rect(.class("threshold-mark"), .permille("x", mark), .width(2), .height(16))
        }
    }
}
