package import HTML
package import Localization
package import Models

/// The used or completed share of a total, as a bar. The text next to it shows the figures.
package struct ProgressBar: View {
    private let label: LocalizedText
    private let share: Int
    private let isOver: Bool
    private let color: PaletteColor?

    /// - Parameter label: The accessibility label: the measured quantity.
    package init(_ label: LocalizedText, value: Money, of total: Money, color: PaletteColor? = nil) {
        self.label = label
        share = Ratio.parts(UInt64(max(value.minorUnits, 0)), of: UInt64(max(total.minorUnits, 0)))
        isOver = value.minorUnits > total.minorUnits
        self.color = color
    }

    /// - Parameter percent: 0–100, for the progress of a task.
    package init(_ label: LocalizedText, percent: Int) {
        self.label = label
        share = min(max(percent, 0), 100) * 10
        isOver = false
        color = nil
    }

    package var body: some View {
        svg(
            .classes(ClassName("progress"), isOver ? ClassName("over") : color?.className), .role("progressbar"), .ariaLabel(label),
            .integer("aria-valuenow", share / 10), .integer("aria-valuemin", 0), .integer("aria-valuemax", 100)
        ) {
            rect(.permille("width", share), .height(8), .integer("rx", 4))
        }
    }
}
