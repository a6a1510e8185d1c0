package import HTML
package import Localization

/// Writes a chart as a separate SVG file: on white, with its styles in the light scheme.
package enum ChartFile {
    /// The width in pixels; texts are placed for it.
    static let width = 720
    /// The room at the left for the axis, and at the right for end labels.
    private static let margin = 84

    /// - Parameter chart: one of the charts of this target.
    /// - Returns: nil if the chart draws nothing.
    package static func svg(_ chart: some View, texts: TextEnvironment) -> String? {
        var page = PageContext()
        page.texts = texts
        var writer = HTMLWriter(page: page)
        chart.render(into: &writer)
        let markup = writer.string
        guard let plot = markup.firstRange(of: "chart-plot")?.upperBound,
            let start = markup[plot...].firstRange(of: "<svg")?.upperBound,
            let close = markup[start...].ranges(of: "</svg>").last?.lowerBound
        else { return nil }
        let chart = markup[start..<close]
        let height = chart.firstMatch(of: /height="(\d+)(?:\.\d+)?em"/).flatMap { Int($0.output.1) }.map { ($0 + 1) * 12 } ?? width / 2
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="chart" width="\(width + 2 * margin)" height="\(height + 24)">\
            <style>\(styles)</style><rect class="paper" width="100%" height="100%"/>\
            <svg x="\(margin)" y="12" width="\(width)" overflow="visible"\(chart)</svg></svg>

            """
    }

    /// The colours of lines and bars in the light scheme, as the stylesheet has them.
    static let lines = [
        "#D94848", "#1F8F87", "#3C9483", "#A88400", "#369149", "#43936F", "#D65C54", "#D4505C", "#8573B8", "#3E8F9E",
    ]

    private static let styles =
        """
        .chart{font:12px system-ui,sans-serif;overflow:visible}.paper{fill:#fff}text{fill:#59616B}.label-strong{font-weight:600;fill:#16191D}\
        .chart-label{stroke:#fff;stroke-width:4;paint-order:stroke}.bar-mark{fill:#0B6E5F}.quiet{fill:#7C848D}.total-mark{fill:#16191D}\
        .chart-base{stroke:#E4E4E5}.chart-zero{stroke:#7C848D}.flow-node,.flow-end{fill:#7C848D}.flow-band{fill:#7C848D;opacity:.24}\
        .flow-hit{fill:none}.chart-in.bar-mark{fill:#18794E}.chart-neutral.bar-mark{fill:#7C848D}.below{fill:#C0332B}.point{display:none}\
        .to-small,.to-medium,.to-wide{display:none}
        """
        + lines.enumerated().map { ".palette-\($0).bar-mark,.palette-\($0) .flow-band,.palette-\($0) .flow-end{fill:\($1)}" }.joined()
}
