import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Services

/// The months of a report as bars, each of which leads to its transactions.
struct ReportMonths: View {
    let model: ReportViewModel
    let report: Report

    var body: some View {
        GroupBox { Self.chart(report) { model.path($0) } }
    }

    /// - Parameter path: what a month is made of.
    static func chart(_ report: Report, path: (Report.Row) -> String?) -> BarChart {
        BarChart(
            id: "months", title: report.request.kind == .income ? "Income by month" : "Spending by month",
            columns: report.rows.map { ChartColumn($0.key.title, month: month($0.key), $0.amount, path: path($0)) })
    }

    private static func month(_ key: ReportKey) -> Month? {
        if case .month(let month) = key { month } else { nil }
    }
}
