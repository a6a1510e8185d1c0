import Localization
import Models

/// A label at the end of a line or of a mark, in the column at the right; in a narrow chart it stands in the plot, above its line.
struct EndLabel: Hashable {
    /// One or two.
    var lines: [String]
    var isStrong: Bool
    /// The baseline of the first line, in the column.
    var baseline: Int

    /// The narrowest chart in which it fits.
    var from: ChartWidth {
        let text = lines.map { TextWidth.pixels($0, isStrong: isStrong) }.max() ?? 0
        return ChartWidth.allCases.first { $0.hasEndColumn || text <= $0.plot } ?? .medium
    }

    /// How far it is raised where it stands in the plot; in `coffer.css` as well.
    static let raise = 12

    /// What a line covers.
    func box(_ line: Int, at width: ChartWidth) -> LabelBox {
        let text = TextWidth.pixels(lines[line], isStrong: isStrong)
        let baseline = baseline + line * LabelBox.line
        guard width.hasEndColumn else {
            return LabelBox(x: width.plot - text..<width.plot, y: LabelBox.rows(baseline - Self.raise))
        }
        return LabelBox(x: width.plot + 8..<width.plot + 8 + text, y: LabelBox.rows(baseline))
    }

    /// The amount at the end of the line, then the marks from the highest to the lowest; where there is no room for all, the last are left out.
    static func column(_ chart: LineChart, _ axis: ValueAxis, _ box: ChartBox, in environment: TextEnvironment) -> [EndLabel] {
        guard let last = chart.points.last else { return [] }
        var wanted: [(lines: [String], amount: Int64, isStrong: Bool)] = [
            (
                [ChartScale.short(last.amount, within: ChartBox.endText, isStrong: true, in: environment)], last.amount.minorUnits, true
            )
        ]
        for mark in chart.marks.sorted(by: { $0.amount.minorUnits > $1.amount.minorUnits }) {
            let amount = ChartScale.short(mark.amount, within: ChartBox.endText, in: environment)
            let name = mark.name.map { TextWidth.truncated($0, to: ChartBox.endText) }
            wanted.append(([name, amount].compactMap(\.self), mark.amount.minorUnits, false))
        }
        let range = raise + 2..<box.bottom + LabelBox.line
        let tops = LabelColumn.tops(
            wanted.map { (box.y($0.amount, axis), $0.lines.count * LabelBox.line) }, in: range)
        return zip(wanted, tops).compactMap { label, top in
            top.map { EndLabel(lines: label.lines, isStrong: label.isStrong, baseline: $0 + LabelBox.ascent) }
        }
    }
}
