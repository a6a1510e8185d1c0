package import HTML
package import Localization

/// Columns of several parts, such as net worth by kind or income and spending: positive parts are stacked above the baseline, negative ones below,
/// and a mark across each column shows its total. A legend names the parts.
package struct StackedBarChart: View {
    private let id: String
    private let title: LocalizedText
    private let series: [ChartSeries]
    private let columns: [ChartColumn]
    private let total: LocalizedText

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - total: The name of the marked total, such as *Net worth*.
    package init(id: String, title: LocalizedText, series: [ChartSeries], columns: [ChartColumn], total: LocalizedText) {
        self.id = id
        self.title = title
        self.series = series
        self.columns = columns
        self.total = total
    }

    package var body: some View {
        EnvironmentReader { environment in
            StackedBarContent(
                id: id, title: title, series: series, columns: columns, total: total, locale: environment.locale,
                isHidden: !environment.showsAmounts)
        }
    }
}
