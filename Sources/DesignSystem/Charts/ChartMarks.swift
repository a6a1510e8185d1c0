import HTML
import Localization
import Models

/// The marks of a line chart: a dashed hairline at each amount, with its label above it at the left, or at the right if the left is taken.
struct ChartMarks: View {
    let marks: [ChartMark]
    let low: Int64
    let high: Int64
    /// The top and the height of the plot, in pixels.
    let top: Int
    let plot: Int
    /// The vertical position of the label of the last history point.
    let taken: Int

    private static let lineHeight = 15

    var body: some View {
        ForEach(lines, id: \.y.description) { mark in
            line(
                .class("chart-mark"), .integer("x1", 0), .attribute("x2", "100%"), .integer("y1", mark.y), .integer("y2", mark.y))
            if mark.isLabelled {
                svgText(
                    .class("chart-label"), .attribute("x", mark.isLeft ? "0" : "100%"), .integer("y", mark.y - 5),
                    .attribute("text-anchor", mark.isLeft ? "start" : "end")
                ) { mark.label }
            }
        }
    }

    private struct Line {
        var label: LocalizedText
        var y: Int
        var isLeft: Bool
        var isLabelled: Bool
    }

    /// The marks from the highest to the lowest; of overlapping labels only the first is shown.
    private var lines: [Line] {
        var lines: [Line] = []
        for mark in marks.sorted(by: { $0.amount.minorUnits > $1.amount.minorUnits }) {
            let y = top + plot - Ratio.position(of: mark.amount.minorUnits, from: low, to: high, in: UInt64(plot))
            let isFree = !lines.contains { $0.isLabelled && abs($0.y - y) < Self.lineHeight }
            lines.append(Line(label: mark.label, y: y, isLeft: abs(y - 5 - taken) >= Self.lineHeight, isLabelled: isFree))
        }
        return lines
    }
}
