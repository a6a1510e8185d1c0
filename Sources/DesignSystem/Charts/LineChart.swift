package import HTML
package import Localization

/// A line chart: solid for the history, dashed for the projection, two pixels wide over an area of 8 % opacity. Its last point is marked with
/// the value, and its lowest point is marked. It has at most four labels, plus those of the marks.
package struct LineChart: View {
    private let id: String
    private let title: LocalizedText
    private let history: [ChartPoint]
    private let projection: [ChartPoint]
    private let marks: [ChartMark]
    private let color: PaletteColor?
    private let band: ChartBand?
    private let rows: ChartRows?

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - title: The title, such as `Balance over 30 days`.
    ///   - history: Past points, oldest first; evenly spaced unless all points have a place.
    ///   - projection: Expected points after the history.
    ///   - marks: Target amounts; the vertical range of the chart includes all of them.
    ///   - band: The uncertainty of the projection; its own lowest point is then marked.
    ///   - rows: The table behind the chart; nil: a row for each point.
    package init(
        id: String, title: LocalizedText, history: [ChartPoint], projection: [ChartPoint] = [], marks: [ChartMark] = [],
        color: PaletteColor? = nil, band: ChartBand? = nil, rows: ChartRows? = nil
    ) {
        self.id = id
        self.title = title
        self.history = history
        self.projection = projection
        self.marks = marks
        self.color = color
        self.band = band
        self.rows = rows
    }

    package var body: some View {
        EnvironmentReader { environment in
            LineChartContent(
                id: id, title: title, history: history, projection: projection, marks: marks, color: color, band: band, rows: rows,
                locale: environment.locale, isHidden: !environment.showsAmounts)
        }
    }
}
