import HTML
import Localization
import Models

/// The content of a `LineChart`, in the reader's locale.
struct LineChartContent: View {
    private let chart: LineChart
    private let layout: LineLayout
    private let points: [ChartPoint]
    private let environment: TextEnvironment
    /// Whether the member hides balances: the line is shown, but the page contains no figures.
    private let isHidden: Bool

    /// - Parameter chart: With at least one point.
    init(chart: LineChart, environment: TextEnvironment) {
        self.chart = chart
        self.environment = environment
        layout = LineLayout(chart, in: environment)
        points = chart.points
        isHidden = !environment.showsAmounts
    }

    var body: some View {
        ChartFrame(
            id: chart.id, title: chart.title, description: description, words: words, height: layout.box.height, table: table,
            color: chart.color.map { .palette($0) }, currency: isHidden ? nil : points[0].amount.currency,
            locale: environment.locale, hasEnds: !layout.ends.isEmpty, axis: layout.values, periods: chart.periods, legend: EmptyView()
        ) {
            ChartGrid(axis: layout.axis, values: layout.values, box: layout.box)
            plot
            marks
            dots
            ChartTexts(labels: layout.labels, ends: layout.ends)
            if !isHidden { hotspots }
        }
    }
}

// MARK: - Parts

extension LineChartContent {
    private var plot: some View {
        let box = layout.box
        let zero = layout.axis.distance(0, in: 1_000)
        return Group {
            svg(
                .em("y", box.top), .em("height", box.plot), .attribute("width", "100%"), .viewBox("0 0 1000 1000"),
                .attribute("preserveAspectRatio", "none"), .attribute("overflow", "visible")
            ) {
                HTML.path(.class("chart-area"), .attribute("d", area))
                if let band = layout.band, !chart.projection.isEmpty {
                    HTML.path(.class("chart-band"), .attribute("d", band.upper.band(over: band.lower, ahead)))
                }
                lines
            }
            if isBelowZero {
                // The same lines, cut off above zero.
                svg(
                    .em("y", box.top + zero * box.plot / 1_000), .em("height", box.plot - zero * box.plot / 1_000),
                    .attribute("width", "100%"), .attribute("viewBox", "0 \(zero) 1000 \(1_000 - zero)"),
                    AttributePair(.attribute("preserveAspectRatio", "none"), .attribute("overflow", "hidden")), .class("chart-below")
                ) {
                    lines
                }
            }
        }
    }

    private var lines: some View {
        Group {
            HTML.path(.class("chart-line"), .attribute("d", layout.path.line(0..<layout.historyCount)))
            if !chart.projection.isEmpty {
                HTML.path(.class("chart-line chart-dashed"), .attribute("d", layout.path.line(ahead)))
            }
        }
    }

    /// The projection, from the last point of the history on.
    private var ahead: Range<Int> { layout.now..<points.count }

    /// A line with both signs is red below zero; an account of debts, which is always below, is not.
    private var isBelowZero: Bool {
        points.contains { $0.amount.isNegative } && points.contains { $0.amount.minorUnits > 0 }
    }

    /// The area between the line and zero, or the edge of the plot that is next to it.
    private var area: String {
        let zero = min(max(0, layout.axis.low), layout.axis.high)
        return layout.path.area(0..<points.count, to: layout.axis.distance(zero, in: 1_000))
    }

    private var marks: some View {
        ForEach(isHidden ? [] : chart.marks, id: { $0.amount.minorUnits.description }) { mark in
            let y = layout.box.y(mark.amount.minorUnits, layout.axis)
            line(.class("chart-mark"), .integer("x1", 0), .attribute("x2", "100%"), .em("y1", y), .em("y2", y))
        }
    }

    private var dots: some View {
        Group {
            if let lowest = layout.lowest, lowest != layout.now {
                circle(
                    .classes(ClassName("chart-low"), points[lowest].amount.isNegative ? ClassName("below") : nil),
                    .permille("cx", layout.path.points[lowest].x), .em("cy", layout.y(lowest)), .integer("r", 4))
            }
            circle(
                .class("chart-dot"), .permille("cx", layout.path.points[layout.now].x), .em("cy", layout.y(layout.now)), .integer("r", 4))
        }
    }

    private var hotspots: some View {
        ForEach(points.indices, id: \.description) { index in
            let area = layout.area(index)
            ChartHotspot(
                x: layout.path.points[index].x, y: layout.y(index), left: area.left, width: area.width, box: layout.box,
                axis: layout.values?.width ?? 0,
                label: index < layout.historyCount ? points[index].label : "\(points[index].label), expected",
                amount: points[index].amount, cause: points[index].cause, path: points[index].path, isInTabOrder: index == layout.now,
                environment: environment)
        }
    }
}

// MARK: - Texts

extension LineChartContent {
    /// The lowest point of the projection if it is below today, and its first day below zero.
    private var words: LocalizedText? {
        guard !isHidden, !chart.projection.isEmpty, !chart.history.isEmpty, let index = layout.lowest else { return nil }
        let low = points[index]
        let lowest: LocalizedText = "Lowest expected: \(low.label), \(low.amount)"
        guard !points[layout.now].amount.isNegative, let below = chart.projection.first(where: { $0.amount.isNegative }) else {
            return lowest
        }
        return .joined([lowest, "First below zero: \(below.label)"])
    }

    private var description: LocalizedText {
        guard !isHidden, let first = points.first, let last = points.last else { return "Amounts are hidden" }
        var figures: LocalizedText = "\(first.label): \(first.amount). \(last.label): \(last.amount)."
        if let lowest = layout.lowest.map({ points[$0] }) {
            figures = """
                \(first.label): \(first.amount). \(last.label): \(last.amount). Lowest: \(lowest.label), \(lowest.amount).
                """
        }
        return chart.marks.reduce(figures) { "\($0) \($1.label)." }
    }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        if let rows = chart.rows { return ChartTable(title: chart.title, columns: rows.columns, rows: rows.rows) }
        return ChartTable(
            title: chart.title, columns: ["Day", "Amount"],
            rows: points.indices.map { index in
                let label: LocalizedText = index < layout.historyCount ? points[index].label : "\(points[index].label) (expected)"
                return [label, "\(points[index].amount)"]
            })
    }
}
