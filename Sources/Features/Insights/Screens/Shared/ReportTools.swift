import HTML
import Localization

/// Print and downloads of a report.
struct ReportTools: View {
    /// The figures as CSV.
    let csvPath: String
    /// The charts as SVG.
    var charts: [Chart] = []

    /// A link to a chart as a file.
    struct Chart {
        var title: LocalizedText
        var path: String
    }

    var body: some View {
        div(.class("buttons report-tools")) {
            button(.type("button"), .class("button button-plain print-button"), .data("print", "")) { "Print" }
            a(.class("button button-plain"), .href(csvPath), .attribute("download", "")) { "Download as CSV" }
            ForEach(charts, id: \.path) { chart in
                a(.class("button button-plain"), .href(chart.path), .attribute("download", "")) { chart.title }
            }
        }
    }
}
