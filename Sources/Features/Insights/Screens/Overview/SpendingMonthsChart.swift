import DesignSystem
import InsightsModel
import Localization
import Models
import Services

/// The spending of a period as a column for each month, stacked from the largest categories in their colours and the rest.
enum SpendingMonthsChart {
    static func chart(_ spending: SpendingMonths, links: EntryLinks) -> BarChart {
        var rest = links
        rest.excluded += spending.categories.map(\.name)
        let hasRest = spending.hasRest
        var series = zip(spending.categories, colors(spending)).map { category, color in
            ChartSeries(.verbatim(category.name), color: color, path: links.path(category: category.id, spending.days))
        }
        if hasRest { series.append(ChartSeries("Other categories", color: .neutral, path: rest.path(of: .spending, spending.days))) }
        let areLinked = spending.months.count <= BarChart.mostLinked
        return BarChart(
            id: "spending-months", title: "Spending by month", series: series,
            columns: spending.months.map { month in
                var paths: [String?] = []
                if areLinked {
                    paths = spending.categories.map { links.path(category: $0.id, month.days) }
                    if hasRest { paths.append(rest.path(of: .spending, month.days)) }
                }
                return ChartColumn(
                    "\(month.month)", month: month.month, month.amounts + (hasRest ? [month.rest] : []), total: month.total,
                    path: links.path(of: .spending, month.days), partPaths: paths)
            },
            total: "Total")
    }

    /// The colour of each of the categories by its id, for what stands beside the chart.
    static func palette(_ spending: SpendingMonths) -> [ID<Models.Category>: PaletteColor] {
        var palette: [ID<Models.Category>: PaletteColor] = [:]
        for (category, color) in zip(spending.categories, colors(spending)) {
            if case .palette(let own) = color { palette[category.id] = own }
        }
        return palette
    }

    private static func colors(_ spending: SpendingMonths) -> [ChartColor] { ChartColor.categories(spending.categories.map(\.icon)) }
}
