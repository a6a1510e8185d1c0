package import HTML
package import Localization

/// The progress of a goal, as a ring with the percentage inside.
package struct ProgressRing: View {
    private let label: LocalizedText
    private let share: Int
    private let color: PaletteColor?

    /// - Parameters:
    ///   - label: The accessibility label: the measured quantity.
    ///   - progress: In ten-thousandths, rounded down, so that 100 % means complete.
    package init(_ label: LocalizedText, progress: Int, color: PaletteColor? = nil) {
        self.label = label
        share = min(max(progress, 0), 10_000) / 10
        self.color = color
    }

    package var body: some View {
        svg(.classes(ClassName("ring"), color?.className), .viewBox("0 0 56 56"), .role("img"), .ariaLabel("\(label): \(percent) %")) {
            circle(.class("track"), .integer("cx", 28), .integer("cy", 28), .integer("r", 24))
            if share > 0 {
                circle(
                    .class("arc"), .integer("cx", 28), .integer("cy", 28), .integer("r", 24),
                    .attribute("transform", "rotate(-90 28 28)"),
                    AttributePair(.integer("pathLength", 1_000), .attribute("stroke-dasharray", "\(share) 1000")))
            }
            svgText(.integer("x", 28), .integer("y", 33), .attribute("text-anchor", "middle")) { "\(percent)%" }
        }
    }

    private var percent: Int { share / 10 }
}
