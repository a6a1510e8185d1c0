import HTML
import Localization

/// A point of a chart that shows its name on hover or keyboard focus, and may be a link. Only one per chart is in the tab order; the script
/// moves the focus to the others with the arrow keys.
struct ChartHotspot: View {
    /// The centre in thousandths of the width, and the distance from the top in pixels.
    let x: Int
    let y: Int
    /// Left edge and width of the hover area, in thousandths.
    let left: Int
    let width: Int
    let height: Int
    let text: LocalizedText
    let isInTabOrder: Bool
    var path: String?

    var body: some View {
        if let path {
            a(.class("point"), .href(path), .tabindex(isInTabOrder ? 0 : -1), .ariaLabel(text)) { content }
        } else {
            g(.class("point"), .role("img"), .tabindex(isInTabOrder ? 0 : -1)) { content }
        }
    }

    private var content: some View {
        Group {
            svgTitle { text }
            rect(.permille("x", left), .permille("width", width), .height(height))
            circle(.permille("cx", x), .integer("cy", y), .integer("r", 5))
            svgText(.permille("x", x), .integer("y", 12), .attribute("text-anchor", TextAnchor(at: x).value)) { text }
        }
    }
}
