import HTML
import Localization
import Models

/// The content of a `BarChart`, in the reader's locale.
struct BarChartContent: View {
    private let id: String
    private let title: LocalizedText
    private let points: [ChartPoint]
    private let locale: LocaleFormat
    private let color: PaletteColor?
    private let colors: [PaletteColor]
    private let isHidden: Bool

    private static let height = 200
    private static let top = 32
    private static let plot = 136
    /// The line height of value labels, in pixels.
    private static let lineHeight = 15
    /// The width of a digit of a value label, in thousandths of a chart of 300 px.
    private static let character = 24
    /// The maximum number of bars with names below them.
    private static let mostNames = 4

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - colors: One per point for independent items; empty for a sequence such as months.
    ///   - isHidden: Whether the member hides balances: the bars are shown, but the page contains no figures.
    init(
        id: String, title: LocalizedText, points: [ChartPoint], color: PaletteColor?, colors: [PaletteColor], locale: LocaleFormat,
        isHidden: Bool
    ) {
        self.id = id
        self.title = title
        self.points = points
        self.locale = locale
        self.color = color
        self.colors = colors.count == points.count ? colors : []
        self.isHidden = isHidden
    }

    var body: some View {
        if let last = points.indices.last {
            let amounts = points.map(\.amount.minorUnits)
            let highest = amounts.indices.max { (amounts[$0], $0) < (amounts[$1], $1) } ?? last
            ChartFrame(
                id: id, title: title, description: isHidden ? "Amounts are hidden" : spoken(last), height: Self.height, table: table,
                color: color
            ) {
                bars(low: min(amounts.min() ?? 0, 0), high: max(amounts.max() ?? 0, 0))
                axis
                if !isHidden {
                    let (low, high) = (min(amounts.min() ?? 0, 0), max(amounts.max() ?? 0, 0))
                    value(highest, at: baseline(highest, low, high))
                    if highest != last, colors.isEmpty { value(last, at: baseline(last, beside: highest, low, high)) }
                    hotspots
                }
            }
        }
    }
}

// MARK: - Parts

extension BarChartContent {
    /// The distance between two bars' left edges, in thousandths.
    private var step: Int { 1_000 / points.count }

    private func x(_ index: Int) -> Int { index * 1_000 / points.count }

    private func middle(_ index: Int) -> Int { x(index) + step / 2 }

    private func y(_ amount: Int64, _ low: Int64, _ high: Int64) -> Int {
        Self.top + Self.plot - Ratio.position(of: amount, from: low, to: high, in: UInt64(Self.plot))
    }

    private func bars(low: Int64, high: Int64) -> some View {
        let base = low == high ? Self.top + Self.plot : y(0, low, high)
        let width = min(step * 6 / 10, 120)
        return Group {
            ForEach(points.indices, id: \.description) { index in
                let end = low == high ? base : y(points[index].amount.minorUnits, low, high)
                rect(
                    .classes(ClassName("bar-mark"), className(index)),
                    .permille("x", middle(index) - width / 2), .permille("width", width), .integer("y", min(end, base)),
                    .height(max(abs(end - base), 2)), .integer("rx", 3))
            }
            line(
                .class("chart-base"), .integer("x1", 0), .attribute("x2", "100%"), .integer("y1", base), .integer("y2", base))
        }
    }

    private func className(_ index: Int) -> ClassName? {
        colors.isEmpty ? index == points.count - 1 ? nil : ClassName("quiet") : colors[index].className
    }

    private var axis: some View {
        Group {
            if colors.isEmpty {
                label(points[0].label, at: 0)
                if points.count > 1 { label(points[points.count - 1].label, at: points.count - 1) }
            } else if points.count <= Self.mostNames {
                ForEach(points.indices, id: \.description) { index in
                    label(points[index].label.truncated(to: step / Self.character), at: index)
                }
            }
        }
    }

    private func label(_ text: LocalizedText, at index: Int) -> some View {
        svgText(
            .permille("x", middle(index)), .integer("y", Self.height - 6), .attribute("text-anchor", "middle")
        ) { text }
    }

    private func value(_ index: Int, at y: Int) -> some View {
        svgText(
            .classes(ClassName("chart-label"), index == points.count - 1 || !colors.isEmpty ? ClassName("label-strong") : nil),
            .permille("x", edge(index)),
            .integer("y", y), .attribute("text-anchor", TextAnchor(at: middle(index)).value)
        ) { .verbatim(valueText(index)) }
    }

    private func valueText(_ index: Int) -> String { points[index].amount.formatted(in: locale, wholeAmounts: true) }

    /// The baseline of a value label: above its bar, and above the bars that the text covers on a phone.
    private func baseline(_ index: Int, _ low: Int64, _ high: Int64) -> Int {
        let reach = reach(index)
        let covered = points.indices.filter { $0 == index || (x($0) < reach.upperBound && reach.lowerBound < x($0) + step) }
        return (covered.map { y(max(points[$0].amount.minorUnits, 0), low, high) }.min() ?? Self.top) - 8
    }

    /// The same, and above the label of another bar if both would overlap.
    private func baseline(_ index: Int, beside other: Int, _ low: Int64, _ high: Int64) -> Int {
        let (own, others) = (baseline(index, low, high), baseline(other, low, high))
        return reach(index).overlaps(reach(other)) && abs(own - others) < Self.lineHeight ? others - Self.lineHeight : own
    }

    /// The horizontal extent of a value label on a phone, in thousandths of the width.
    private func reach(_ index: Int) -> Range<Int> {
        let width = valueText(index).count * Self.character
        return switch TextAnchor(at: middle(index)) {
        case .start: x(index)..<x(index) + width
        case .middle: middle(index) - width / 2..<middle(index) + width / 2
        case .end: x(index) + step - width..<x(index) + step
        }
    }

    /// The horizontal anchor of a value label: over the bar, and inside the chart.
    private func edge(_ index: Int) -> Int {
        switch TextAnchor(at: middle(index)) {
        case .start: x(index)
        case .middle: middle(index)
        case .end: x(index) + step
        }
    }

    private var hotspots: some View {
        ForEach(points.indices, id: \.description) { index in
            ChartHotspot(
                x: middle(index), y: Self.top + Self.plot, left: x(index), width: step, height: Self.height, text: spoken(index),
                isInTabOrder: index == points.count - 1, path: points[index].path)
        }
    }

    private func spoken(_ index: Int) -> LocalizedText { "\(points[index].label) · \(points[index].amount)" }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        return ChartTable(
            title: title, columns: ["Name", "Amount"], rows: points.map { [$0.label, "\($0.amount)"] })
    }
}
