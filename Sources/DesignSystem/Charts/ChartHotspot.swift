import HTML
import Localization
import Models

/// A point of a chart: with a hair line and a bubble of its day, its amount and what changed it most, on hover or keyboard focus, and a link if it
/// has a path, or links for its parts. Only one per chart is in the tab order; the script moves the focus to the others with the arrow keys or a finger.
struct ChartHotspot: View {
    /// The centre in thousandths of the width, and the distance from the top in pixels.
    let x: Int
    let y: Int
    /// Left edge and width of the hover area, in thousandths.
    let left: Int
    let width: Int
    let box: ChartBox
    /// The width of the axis, in pixels.
    let axis: Int
    let label: LocalizedText
    let amount: Money
    let cause: LocalizedText?
    let path: String?
    let isInTabOrder: Bool
    let environment: TextEnvironment
    /// Links within it, which are there while the pointer or the focus is in it. With them, it is none itself.
    var parts: [ChartPartLink] = []

    private static let padding = 6
    private static let mostCause = 150

    var body: some View {
        if !parts.isEmpty {
            g(.class("point"), .role("group"), .tabindex(isInTabOrder ? 0 : -1), AttributePair(.ariaLabel(spoken), value)) { content }
        } else if let path {
            a(.class("point"), .href(path), .tabindex(isInTabOrder ? 0 : -1), AttributePair(.ariaLabel(spoken), value)) { content }
        } else {
            g(.class("point"), .role("img"), .tabindex(isInTabOrder ? 0 : -1), AttributePair(.ariaLabel(spoken), value)) { content }
        }
    }

    private var value: PrefixedAttribute { .data("value", amount.minorUnits.description) }

    private var spoken: LocalizedText { .joined([label, "\(amount)"] + (cause.map { [$0] } ?? [])) }

    private var content: some View {
        Group {
            rect(.permille("x", left), .permille("width", width), .em("height", box.height))
            ForEach(parts.enumerated(), id: \.offset.description) { _, part in part }
            svg(.permille("x", x), .attribute("overflow", "visible")) {
                line(.class("hair"), .em("y1", box.top), .em("y2", box.bottom))
                circle(.em("cy", y), .integer("r", 5))
                bubble
            }
        }
    }

    /// Above the point, or at the bottom if it would cover it.
    private var bubble: some View {
        let lines = lines
        let width = lines.enumerated().map { TextWidth.pixels($1, isStrong: $0 == 0) }.max().map { $0 + 2 * Self.padding } ?? 0
        let height = lines.count * LabelBox.line + Self.padding
        let anchor = TextAnchor(at: x, axis: axis, text: width)
        let top = y - 10 > height ? 0 : box.bottom - height - 2
        let left = anchor == .start ? 0 : anchor == .end ? -width : -width / 2
        return Group {
            rect(.class("bubble"), .em("x", left), .em("y", top), .em("width", width), .em("height", height), .integer("rx", 6))
            ForEach(lines.indices, id: \.description) { index in
                svgText(
                    index == 0 ? FixedAttribute.class("label-strong") : nil, .em("x", left + Self.padding),
                    .em("y", top + LabelBox.ascent + 4 + index * LabelBox.line)
                ) { .verbatim(lines[index]) }
            }
        }
    }

    private var lines: [String] {
        let cause = cause.map { TextWidth.truncated($0.string(in: environment), to: Self.mostCause) }
        return [amount.formatted(in: environment.locale), TextWidth.truncated(label.string(in: environment), to: Self.mostCause), cause]
            .compactMap(\.self)
    }
}
