package import HTML
package import Localization

/// A line chart: solid for the history, dashed for the projection, over round values and months. Its last point and its targets are named at the
/// right, today's and the lowest amount at their points. What is below zero is red if the line has both signs.
package struct LineChart: View {
    let id: String
    let title: LocalizedText
    let history: [ChartPoint]
    let projection: [ChartPoint]
    let marks: [ChartMark]
    let color: PaletteColor?
    let band: ChartBand?
    let rows: ChartRows?
    let periods: [ChartPeriod]

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - title: The title, such as `Balance over 30 days`.
    ///   - history: Past points, oldest first.
    ///   - projection: Expected points after the history. The head of the chart says its lowest point and its first day below zero.
    ///   - marks: Target amounts; the vertical range of the chart includes all of them.
    ///   - color: That of the account.
    ///   - band: The uncertainty of the projection.
    ///   - rows: The table behind the chart; nil: a row for each point.
    ///   - periods: Links to the same chart over other periods.
    package init(
        id: String, title: LocalizedText, history: [ChartPoint], projection: [ChartPoint] = [], marks: [ChartMark] = [],
        color: PaletteColor? = nil, band: ChartBand? = nil, rows: ChartRows? = nil, periods: [ChartPeriod] = []
    ) {
        self.id = id
        self.title = title
        self.history = history
        self.projection = projection
        self.marks = marks
        self.color = color
        self.band = band
        self.rows = rows
        self.periods = periods
    }

    var points: [ChartPoint] { history + projection }

    package var body: some View {
        if !points.isEmpty {
            EnvironmentReader { environment in LineChartContent(chart: self, environment: environment) }
        }
    }
}
