import HTML
import Localization
import Models

/// The content of a `BarChart`, in the reader's locale.
struct BarChartContent: View {
    private let chart: BarChart
    private let layout: BarLayout
    private let environment: TextEnvironment
    /// Whether the member hides balances: the bars are shown, but the page contains no figures.
    private let isHidden: Bool

    /// - Parameter chart: With at least one column.
    init(chart: BarChart, environment: TextEnvironment) {
        self.chart = chart
        self.environment = environment
        layout = BarLayout(chart, in: environment)
        isHidden = !environment.showsAmounts
    }

    var body: some View {
        ChartFrame(
            id: chart.id, title: chart.title, description: description, height: layout.box.height, table: table,
            currency: isHidden ? nil : chart.columns[0].total.currency, locale: environment.locale, axis: layout.values, legend: legend
        ) {
            ChartGrid(axis: layout.axis, values: layout.values, box: layout.box)
            bars
            ChartTexts(labels: layout.labels)
            if !isHidden { hotspots }
        }
    }
}

// MARK: - Parts

extension BarChartContent {
    private var bars: some View {
        let (box, axis, count) = (layout.box, layout.axis, chart.columns.count)
        return ForEach(chart.columns.indices, id: \.description) { index in
            let middle = BarLayout.middle(index, of: count)
            ForEach(layout.segments[index], id: \.series.description) { segment in
                rect(
                    .classes(ClassName("bar-mark"), color(segment.series, index)), .permille("x", middle - layout.bar / 2),
                    .permille("width", layout.bar), .em("y", segment.top), .em("height", segment.height))
            }
            if chart.total != nil {
                let mark = min(layout.bar * 4 / 3, 1_000 / count)
                rect(
                    .class("total-mark"), .permille("x", middle - mark / 2), .permille("width", mark),
                    .em("y", box.y(chart.columns[index].total.minorUnits, axis) - 1), .height(3))
            }
        }
    }

    /// Columns of one amount are muted but the last, and red below zero.
    private func color(_ part: Int, _ index: Int) -> ClassName? {
        if chart.series.indices.contains(part) { return chart.series[part].color.className }
        if chart.columns[index].total.isNegative { return ClassName("below") }
        return index == chart.columns.count - 1 ? nil : ClassName("quiet")
    }

    private var hotspots: some View {
        let (columns, count) = (chart.columns, chart.columns.count)
        return ForEach(columns.indices, id: \.description) { index in
            let left = BarLayout.left(index, of: count)
            ChartHotspot(
                x: BarLayout.middle(index, of: count), y: layout.box.y(columns[index].total.minorUnits, layout.axis), left: left,
                width: BarLayout.left(index + 1, of: count) - left, box: layout.box, axis: layout.values?.width ?? 0,
                label: columns[index].label, amount: columns[index].total, cause: cause(columns[index]), path: columns[index].path,
                isInTabOrder: index == count - 1, environment: environment, parts: partLinks(index))
        }
    }

    /// The links of the parts of a column, and over them the one of the column itself.
    private func partLinks(_ index: Int) -> [ChartPartLink] {
        let (column, count) = (chart.columns[index], chart.columns.count)
        guard count <= BarChart.mostLinked, !chart.series.isEmpty, column.amounts.count == chart.series.count,
            column.partPaths.count == chart.series.count
        else { return [] }
        let segments = layout.segments[index]
        let links = segments.compactMap { segment in
            column.partPaths[segment.series].map { path in
                ChartPartLink(
                    left: BarLayout.middle(index, of: count) - layout.bar / 2, width: layout.bar, top: segment.top,
                    height: segment.height,
                    label: .joined([column.label, "\(chart.series[segment.series].name) \(column.amounts[segment.series])"]), path: path)
            }
        }
        guard !links.isEmpty, let path = column.path else { return links }
        let left = BarLayout.left(index, of: count)
        let top = segments.map(\.top).min() ?? layout.box.bottom
        return [
            ChartPartLink(
                left: left, width: BarLayout.left(index + 1, of: count) - left, top: 0, height: top,
                label: .joined([column.label, "\(column.total)"]), path: path)
        ] + links
    }

    /// What moved the total most, or the largest of several parts.
    private func cause(_ column: ChartColumn) -> LocalizedText? {
        if let cause = column.cause { return cause }
        guard chart.series.count > 1, column.amounts.count == chart.series.count,
            let largest = column.amounts.indices.max(by: {
                column.amounts[$0].minorUnits.magnitude < column.amounts[$1].minorUnits.magnitude
            }), !column.amounts[largest].isZero
        else { return nil }
        return "\(chart.series[largest].name) \(column.amounts[largest])"
    }

    @ViewBuilder private var legend: some View {
        if !chart.series.isEmpty {
            ul(.class("chart-legend")) {
                ForEach(chart.series.enumerated(), id: \.offset.description) { _, series in
                    li {
                        if let path = series.path {
                            a(.href(path)) { name(series) }
                        } else {
                            name(series)
                        }
                    }
                }
                if let total = chart.total {
                    li {
                        span(.class("legend-swatch legend-total")) {}
                        total
                    }
                }
            }
        }
    }
}

// MARK: - Texts

extension BarChartContent {
    private func name(_ series: ChartSeries) -> some View {
        Group {
            span(.classes(ClassName("legend-swatch"), series.color.className)) {}
            span { series.name }
        }
    }

    private var description: LocalizedText {
        guard !isHidden, let last = chart.columns.last else { return "Amounts are hidden" }
        return "\(last.label): \(last.total)"
    }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        guard !chart.series.isEmpty else {
            return ChartTable(title: chart.title, columns: ["Name", "Amount"], rows: chart.columns.map { [$0.label, "\($0.total)"] })
        }
        let total = chart.total
        return ChartTable(
            title: chart.title, columns: ["Name"] + chart.series.map(\.name) + (total.map { [$0] } ?? []),
            rows: chart.columns.map { column in
                [column.label] + column.amounts.map { "\($0)" } + (total == nil ? [] : ["\(column.total)"])
            })
    }
}
