import Localization
import Models

/// Where everything of a bar chart lies.
struct BarLayout {
    let box = ChartBox.standard
    let axis: ValueAxis
    /// Nil where amounts are hidden.
    let values: ValueLabels?
    /// The parts of each column.
    let segments: [[BarSegment]]
    /// The width of a bar, in thousandths.
    let bar: Int
    /// The amounts of the last and the highest column, and the names of columns.
    let labels: [PlacedLabel]

    /// - Parameter chart: With at least one column.
    init(_ chart: BarChart, in environment: TextEnvironment) {
        let isHidden = !environment.showsAmounts
        let columns = chart.columns
        let stacks = columns.map { ChartStack($0, isTotalMarked: chart.total != nil) }
        let currency = columns[0].total.currency
        axis = ValueAxis(
            low: stacks.map(\.low).min() ?? 0, high: stacks.map(\.high).max() ?? 0, unit: currency.minorUnitsPerMajor, hasZero: true)
        values = isHidden ? nil : ValueLabels(axis.values, currency: currency, in: environment)
        segments = stacks.map { [axis, box] in BarSegment.segments(of: $0, axis, box) }
        bar = max(min(600 / columns.count, 120), 1)
        var pass = LabelPass(axis: values, boxes: values?.boxes(axis, box) ?? [], height: box.height)
        if !isHidden {
            let tops = stacks.map { [box, axis] in box.y($0.high, axis) }
            for (index, top) in tops.enumerated() {
                pass.avoid { [box, axis] width in Self.column(index, of: columns.count, top..<max(box.y(0, axis), top + 1), at: width) }
            }
            pass.place(Self.amounts(columns, tops, box, in: environment))
        }
        pass.place(Self.names(columns, box, in: environment))
        labels = pass.placed
    }

    /// The left edge of a column, in thousandths.
    static func left(_ index: Int, of count: Int) -> Int { index * 1_000 / count }

    static func middle(_ index: Int, of count: Int) -> Int { (2 * index + 1) * 1_000 / (2 * count) }

    private static func column(_ index: Int, of count: Int, _ rows: Range<Int>, at width: ChartWidth) -> LabelBox {
        let left = index * width.plot / count
        return LabelBox(x: left..<max((index + 1) * width.plot / count, left + 1), y: rows)
    }

    /// Over their columns, or over all of them where the text reaches over higher ones.
    private static func amounts(_ columns: [ChartColumn], _ tops: [Int], _ box: ChartBox, in environment: TextEnvironment) -> [ChartLabel] {
        let last = columns.count - 1
        let highest = columns.indices.max { (columns[$0].total.minorUnits, $0) < (columns[$1].total.minorUnits, $1) } ?? last
        return (highest == last ? [last] : [last, highest]).map { index in
            let places = [tops[index] - 5, box.top - 5].flatMap { baseline in
                [TextAnchor.middle, .end, .start].map {
                    LabelPlace(x: middle(index, of: columns.count), baseline: baseline, anchor: $0)
                }
            }
            return ChartLabel(
                text: columns[index].total.formatted(in: environment.locale, wholeAmounts: true), isStrong: index == last, places: places)
        }
    }

    private static func names(_ columns: [ChartColumn], _ box: ChartBox, in environment: TextEnvironment) -> [ChartLabel] {
        let areMonths = columns.allSatisfy { $0.month != nil }
        let ticks = columns.indices.map { index in
            AxisTick(
                x: middle(index, of: columns.count),
                text: columns[index].month.map { $0.axisText(in: environment.locale) } ?? columns[index].label.string(in: environment),
                number: columns[index].month.map { Int($0.number) } ?? columns.count - 1 - index)
        }
        return AxisTick.labels(
            ticks, steps: areMonths ? AxisTick.months : AxisTick.others, distance: 1_000_000 / columns.count, baseline: box.axis)
    }
}
