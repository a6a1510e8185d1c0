import Localization
import Models

/// Where everything of a line chart lies.
struct LineLayout {
    let box = ChartBox.standard
    let axis: ValueAxis
    /// Nil where amounts are hidden.
    let values: ValueLabels?
    let path: ChartPath
    /// The edges of the band; nil: none.
    let band: (upper: ChartPath, lower: ChartPath)?
    let historyCount: Int
    /// The last point of the history.
    let now: Int
    /// The lowest point: of the projection, if there is one; nil: the projection never goes below the last point of the history, or a history
    /// without one never below its first point.
    let lowest: Int?
    /// The labels in the plot and of the horizontal axis.
    let labels: [PlacedLabel]
    /// The labels of the column at the right.
    let ends: [EndLabel]

    /// - Parameter chart: With at least one point.
    init(_ chart: LineChart, in environment: TextEnvironment) {
        let isHidden = !environment.showsAmounts
        let points = chart.points
        let amounts = points.map(\.amount.minorUnits)
        let band = chart.band.flatMap { $0.low.count == chart.projection.count && $0.high.count == chart.projection.count ? $0 : nil }
        let marks = isHidden ? [] : chart.marks.map(\.amount.minorUnits)
        let all = amounts + marks + (band?.low ?? []) + (band?.high ?? [])
        let currency = points[0].amount.currency
        let axis = ValueAxis(low: all.min() ?? 0, high: all.max() ?? 0, unit: currency.minorUnitsPerMajor)
        let days = points.compactMap(\.day)
        let places = days.count == points.count ? days.map { Int($0.number) } : []
        path = ChartPath(amounts, at: places, low: axis.low, high: axis.high)
        let past = amounts.prefix(chart.history.count)
        self.band = band.map {
            (
                ChartPath(past + $0.high, at: places, low: axis.low, high: axis.high),
                ChartPath(past + $0.low, at: places, low: axis.low, high: axis.high)
            )
        }
        historyCount = chart.history.count
        now = max(chart.history.count - 1, 0)
        let candidates = chart.projection.isEmpty || chart.history.isEmpty ? amounts.indices : historyCount..<points.count
        let low = candidates.min { (amounts[$0], $0) < (amounts[$1], $1) } ?? 0
        lowest = chart.projection.isEmpty ? (low > 0 ? low : nil) : (amounts[low] < amounts[now] ? low : nil)
        self.axis = axis
        values = isHidden ? nil : ValueLabels(axis.values, currency: currency, in: environment)
        ends = isHidden ? [] : EndLabel.column(chart, axis, box, in: environment)
        var pass = LabelPass(axis: values, boxes: values?.boxes(axis, box) ?? [], height: box.height, ends: ChartBox.ends)
        for end in ends { for index in end.lines.indices { pass.avoid(from: end.from) { end.box(index, at: $0) } } }
        if !isHidden { pass.place(Self.pointLabels(chart, path, box, now: now, lowest: lowest, in: environment)) }
        pass.place(Self.timeLabels(points, path, box, in: environment))
        labels = pass.placed
    }

    /// The vertical position of a point, in pixels.
    func y(_ index: Int) -> Int { box.top + path.points[index].y * box.plot / 1_000 }

    /// What a point's area is: from the middle between it and the one before to the middle to the next.
    func area(_ index: Int) -> (left: Int, width: Int) {
        let points = path.points
        let left = index == 0 ? 0 : (points[index - 1].x + points[index].x) / 2
        let right = index == points.count - 1 ? 1_000 : (points[index + 1].x + points[index].x) / 2
        return (left, right - left)
    }
}

extension LineLayout {
    /// The amounts of today and of the lowest point, over or below their dots. The last point has its amount in the column at the right.
    private static func pointLabels(
        _ chart: LineChart, _ path: ChartPath, _ box: ChartBox, now: Int, lowest: Int?, in environment: TextEnvironment
    ) -> [ChartLabel] {
        let last = chart.points.count - 1
        return ([now] + (lowest == now ? [] : lowest.map { [$0] } ?? [])).filter { $0 != last }.map { index in
            let isNow = index == now
            let point = path.points[index]
            let y = box.top + point.y * box.plot / 1_000
            // Below the lowest point there is no line; over today's there may be one.
            let baselines = isNow ? [y - 12, y + 20] : [min(y + 20, box.bottom - 4), y - 12]
            let places = baselines.flatMap { baseline in
                [TextAnchor.middle, .end, .start].map { LabelPlace(x: point.x, baseline: baseline, anchor: $0) }
            }
            return ChartLabel(
                text: chart.points[index].amount.formatted(in: environment.locale), isStrong: isNow, places: places)
        }
    }

    /// The months at their first days, and the first and the last day where they fit; without days, only these.
    private static func timeLabels(
        _ points: [ChartPoint], _ path: ChartPath, _ box: ChartBox, in environment: TextEnvironment
    ) -> [ChartLabel] {
        var labels: [ChartLabel] = []
        var months = 0
        if let first = points.first?.day, let last = points.last?.day, points.allSatisfy({ $0.day != nil }), first < last {
            let ticks = AxisTick.months(from: first, to: last, locale: environment.locale)
            months = ticks.count
            labels = AxisTick.labels(
                ticks, steps: AxisTick.months, distance: 30_437_000 / first.distance(to: last), baseline: box.axis)
        }
        guard months < 3, let first = points.first, let last = points.last else { return labels }
        let ends = [
            ChartLabel(
                text: last.label.string(in: environment),
                places: [LabelPlace(x: points.count > 1 ? 1_000 : 500, baseline: box.axis, anchor: points.count > 1 ? .end : .middle)]),
            ChartLabel(text: first.label.string(in: environment), places: [LabelPlace(x: 0, baseline: box.axis, anchor: .start)]),
        ]
        return labels + ends.prefix(min(points.count, 2))
    }
}
