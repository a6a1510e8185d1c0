package import HTML
package import Localization

/// Columns over round values, such as the months of a year: of one amount, the last one in colour; or of several parts, which a legend names. Positive
/// parts are stacked above the zero line, negative ones below, and a mark across each column shows its total if that has a name. Columns, parts and the
/// legend lead to the transactions behind them.
package struct BarChart: View {
    let id: String
    let title: LocalizedText
    let series: [ChartSeries]
    let columns: [ChartColumn]
    let total: LocalizedText?

    /// The most columns whose parts are links of their own: of more, each column is one link.
    package static let mostLinked = 24

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - series: The parts of each column; empty for columns of one amount.
    ///   - total: The name of the marked total, such as *Net worth*; nil: it is not marked.
    package init(id: String, title: LocalizedText, series: [ChartSeries] = [], columns: [ChartColumn], total: LocalizedText? = nil) {
        self.id = id
        self.title = title
        self.series = series
        self.columns = columns
        self.total = total
    }

    package var body: some View {
        if !columns.isEmpty {
            EnvironmentReader { environment in BarChartContent(chart: self, environment: environment) }
        }
    }
}
