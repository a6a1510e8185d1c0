import HTML
import Localization
import Models

/// The content of a `LineChart`, in the reader's locale.
struct LineChartContent: View {
    private let id: String
    private let title: LocalizedText
    private let points: [ChartPoint]
    private let historyCount: Int
    private let marks: [ChartMark]
    private let locale: LocaleFormat
    private let color: PaletteColor?
    private let isHidden: Bool
    private let band: ChartBand?
    private let rows: ChartRows?

    private static let height = 208
    private static let top = 32
    private static let plot = 124
    /// The distance of a label from its point, in pixels.
    private static let labelDistance = 12

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - title: The title, such as `Balance over 30 days`.
    ///   - history: Past points, oldest first; evenly spaced unless all points have a place.
    ///   - projection: Expected points after the history.
    ///   - marks: Target amounts; the vertical range of the chart includes all of them.
    ///   - band: The uncertainty of the projection.
    ///   - rows: The table behind the chart; nil: a row for each point.
    ///   - isHidden: Whether the member hides balances: the line is shown, but the page contains no figures.
    init(
        id: String, title: LocalizedText, history: [ChartPoint], projection: [ChartPoint], marks: [ChartMark], color: PaletteColor?,
        band: ChartBand? = nil, rows: ChartRows? = nil, locale: LocaleFormat, isHidden: Bool
    ) {
        self.id = id
        self.title = title
        points = history + projection
        historyCount = history.count
        // With hidden figures, a mark would reveal the distance of the line from it.
        self.marks = isHidden ? [] : marks
        self.locale = locale
        self.color = color
        self.isHidden = isHidden
        self.band = band.flatMap { $0.low.count == projection.count && $0.high.count == projection.count ? $0 : nil }
        self.rows = rows
    }

    var body: some View {
        if let first = points.first, let last = points.last {
            let amounts = points.map(\.amount.minorUnits)
            let candidates = band == nil || historyCount == points.count ? amounts.indices : historyCount..<points.count
            let lowest = candidates.min { (amounts[$0], $0) < (amounts[$1], $1) } ?? 0
            let low = (amounts + (band?.low ?? [])).min() ?? 0
            let high = (amounts + marks.map(\.amount.minorUnits) + (band?.high ?? [])).max() ?? 0
            let path = ChartPath(amounts, at: places, low: low, high: high)
            let marked = max(historyCount - 1, 0)
            ChartFrame(
                id: id, title: title, description: description(first, last, lowest: points[lowest]), height: Self.height, table: table,
                color: color
            ) {
                plot(path, amounts, low: low, high: high)
                ChartMarks(
                    marks: marks, low: low, high: high, top: Self.top, plot: Self.plot, taken: y(path.points[marked].y) - Self.labelDistance
                )
                dots(path, marked: marked, lowest: lowest)
                axis(first, last)
                if !isHidden { hotspots(path, marked: marked) }
            }
        }
    }
}

// MARK: - Parts

extension LineChartContent {
    private func plot(_ path: ChartPath, _ amounts: [Int64], low: Int64, high: Int64) -> some View {
        svg(
            .integer("y", Self.top), .height(Self.plot), .attribute("width", "100%"), .viewBox("0 0 1000 1000"),
            .attribute("preserveAspectRatio", "none"), .attribute("overflow", "visible")
        ) {
            HTML.path(.class("chart-area"), .attribute("d", path.area(0..<points.count)))
            if let band, historyCount < points.count {
                let past = amounts.prefix(historyCount)
                let upper = ChartPath(past + band.high, at: places, low: low, high: high)
                let lower = ChartPath(past + band.low, at: places, low: low, high: high)
                HTML.path(.class("chart-band"), .attribute("d", upper.band(over: lower, max(historyCount - 1, 0)..<points.count)))
            }
            line(
                .class("chart-base"), .integer("x1", 0), .integer("x2", 1_000), .integer("y1", 1_000), .integer("y2", 1_000))
            HTML.path(.class("chart-line"), .attribute("d", path.line(0..<historyCount)))
            if historyCount < points.count {
                HTML.path(
                    .class("chart-line chart-dashed"), .attribute("d", path.line(max(historyCount - 1, 0)..<points.count)))
            }
        }
    }

    /// The positions of the points; empty unless all points have one.
    private var places: [Int] {
        let places = points.compactMap(\.place)
        return places.count == points.count ? places : []
    }

    private func dots(_ path: ChartPath, marked: Int, lowest: Int) -> some View {
        Group {
            if lowest != marked {
                circle(
                    .classes(ClassName("chart-low"), points[lowest].amount.isNegative ? ClassName("below") : nil),
                    .permille("cx", path.points[lowest].x), .integer("cy", y(path.points[lowest].y)), .integer("r", 4))
                label(points[lowest], x: path.points[lowest].x, y: y(path.points[lowest].y) + 20, isStrong: false)
            }
            circle(
                .class("chart-dot"), .permille("cx", path.points[marked].x), .integer("cy", y(path.points[marked].y)), .integer("r", 5))
            label(points[marked], x: path.points[marked].x, y: y(path.points[marked].y) - Self.labelDistance, isStrong: true)
        }
    }

    private func label(_ point: ChartPoint, x: Int, y: Int, isStrong: Bool) -> some View {
        svgText(
            .classes(ClassName("chart-label"), isStrong ? ClassName("label-strong") : nil), .permille("x", x), .integer("y", y),
            .attribute("text-anchor", TextAnchor(at: x).value)
        ) { .verbatim(isHidden ? "" : point.amount.formatted(in: locale)) }
    }

    private func axis(_ first: ChartPoint, _ last: ChartPoint) -> some View {
        Group {
            svgText(.integer("x", 0), .integer("y", Self.height - 6)) { first.label }
            if points.count > 1 {
                svgText(.attribute("x", "100%"), .integer("y", Self.height - 6), .attribute("text-anchor", "end")) { last.label }
            }
        }
    }

    private func hotspots(_ path: ChartPath, marked: Int) -> some View {
        ForEach(points.indices, id: \.description) { index in
            let x = path.points[index].x
            let left = index == 0 ? 0 : (path.points[index - 1].x + x) / 2
            let right = index == points.count - 1 ? 1_000 : (path.points[index + 1].x + x) / 2
            ChartHotspot(
                x: x, y: y(path.points[index].y), left: left, width: right - left, height: Self.height, text: spoken(index),
                isInTabOrder: index == marked, path: points[index].path)
        }
    }

    private func y(_ units: Int) -> Int { Self.top + units * Self.plot / 1_000 }

    private func spoken(_ index: Int) -> LocalizedText {
        let text: LocalizedText = "\(points[index].label) · \(points[index].amount)"
        return index < historyCount ? text : "\(text), expected"
    }

    private func description(_ first: ChartPoint, _ last: ChartPoint, lowest: ChartPoint) -> LocalizedText {
        guard !isHidden else { return "Amounts are hidden" }
        let figures: LocalizedText = """
            \(first.label): \(first.amount). \(last.label): \(last.amount). Lowest: \(lowest.label), \(lowest.amount).
            """
        return marks.reduce(figures) { "\($0) \($1.label)." }
    }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        if let rows { return ChartTable(title: title, columns: rows.columns, rows: rows.rows) }
        return ChartTable(
            title: title, columns: ["Day", "Amount"],
            rows: points.indices.map { index in
                let label: LocalizedText = index < historyCount ? points[index].label : "\(points[index].label) (expected)"
                return [label, "\(points[index].amount)"]
            })
    }
}
