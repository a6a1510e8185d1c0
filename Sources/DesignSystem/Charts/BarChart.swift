package import HTML
package import Localization

/// A bar chart, such as the spending of twelve months: the last bar in colour with its value, the others muted, the highest also with its value.
/// Negative bars hang from the baseline. Bars with their own colours have names below, if there is room.
package struct BarChart: View {
    private let id: String
    private let title: LocalizedText
    private let points: [ChartPoint]
    private let color: PaletteColor?
    private let colors: [PaletteColor]

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - colors: One per point for independent items; empty for a sequence such as months.
    package init(
        id: String, title: LocalizedText, points: [ChartPoint], color: PaletteColor? = nil, colors: [PaletteColor] = []
    ) {
        self.id = id
        self.title = title
        self.points = points
        self.color = color
        self.colors = colors
    }

    package var body: some View {
        EnvironmentReader { environment in
            BarChartContent(
                id: id, title: title, points: points, color: color, colors: colors,
                locale: environment.locale, isHidden: !environment.showsAmounts)
        }
    }
}
