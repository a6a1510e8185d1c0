import HTML
import Localization
import Models

/// The content of a `StackedBarChart`, in the reader's locale.
struct StackedBarContent: View {
    let id: String
    let title: LocalizedText
    let series: [ChartSeries]
    let columns: [ChartColumn]
    let total: LocalizedText
    let locale: LocaleFormat
    let isHidden: Bool

    private static let height = 224
    private static let top = 32
    private static let plot = 160

    var body: some View {
        if let last = columns.last {
            let stacks = columns.map { ChartStack($0) }
            let low = stacks.map(\.low).min() ?? 0
            let high = stacks.map(\.high).max() ?? 0
            div(.class("stacked-chart")) {
                ChartFrame(
                    id: id, title: title, description: isHidden ? "Amounts are hidden" : "\(last.label): \(last.total)",
                    height: Self.height, table: table, color: nil
                ) {
                    if low < high { bars(stacks, low: low, high: high) }
                    base(low: low, high: high)
                    axis
                    if !isHidden {
                        svgText(
                            .class("chart-label label-strong"), .attribute("x", "100%"), .integer("y", 14), .attribute("text-anchor", "end")
                        ) { .verbatim(last.total.formatted(in: locale, wholeAmounts: true)) }
                        hotspots
                    }
                }
                legend
            }
        }
    }

    // MARK: - Parts

    private var step: Int { 1_000 / columns.count }

    private func middle(_ index: Int) -> Int { index * 1_000 / columns.count + step / 2 }

    private func y(_ amount: Int64, _ low: Int64, _ high: Int64) -> Int {
        Self.top + Self.plot - Ratio.position(of: amount, from: low, to: high, in: UInt64(Self.plot))
    }

    private func bars(_ stacks: [ChartStack], low: Int64, high: Int64) -> some View {
        let width = max(min(step * 6 / 10, 120), 2)
        return ForEach(stacks.indices, id: \.description) { index in
            ForEach(stacks[index].parts, id: \.series.description) { part in
                let (end, start) = (y(part.to, low, high), y(part.from, low, high))
                rect(
                    .classes(ClassName("bar-mark"), series.indices.contains(part.series) ? series[part.series].color.className : nil),
                    .permille("x", middle(index) - width / 2), .permille("width", width), .integer("y", min(start, end)),
                    .height(max(abs(end - start), 1)))
            }
            let mark = min(width + step * 2 / 10, step)
            rect(
                .class("total-mark"), .permille("x", middle(index) - mark / 2), .permille("width", mark),
                .integer("y", y(columns[index].total.minorUnits, low, high) - 1), .height(3))
        }
    }

    private func base(low: Int64, high: Int64) -> some View {
        let y = low < high ? y(0, low, high) : Self.top + Self.plot
        return line(.class("chart-base"), .integer("x1", 0), .attribute("x2", "100%"), .integer("y1", y), .integer("y2", y))
    }

    private var axis: some View {
        Group {
            svgText(.integer("x", 0), .integer("y", Self.height - 6)) { columns[0].label }
            if columns.count > 1 {
                svgText(.attribute("x", "100%"), .integer("y", Self.height - 6), .attribute("text-anchor", "end")) {
                    columns[columns.count - 1].label
                }
            }
        }
    }

    private var hotspots: some View {
        ForEach(columns.indices, id: \.description) { index in
            ChartHotspot(
                x: middle(index), y: Self.top + Self.plot, left: index * 1_000 / columns.count, width: step, height: Self.height,
                text: "\(columns[index].label) · \(columns[index].total)", isInTabOrder: index == columns.count - 1,
                path: columns[index].path)
        }
    }

    private var legend: some View {
        ul(.class("chart-legend")) {
            ForEach(series.enumerated(), id: \.offset.description) { _, series in
                li {
                    span(.classes(ClassName("legend-swatch"), series.color.className)) {}
                    series.name
                }
            }
            li {
                span(.class("legend-swatch legend-total")) {}
                total
            }
        }
    }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        return ChartTable(
            title: title, columns: ["Name"] + series.map(\.name) + [total],
            rows: columns.map { column in [column.label] + column.amounts.map { "\($0)" } + ["\(column.total)"] })
    }
}
