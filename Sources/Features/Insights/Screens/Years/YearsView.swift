import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The last years beside one another: their totals, the same part of each, and each category.
struct YearsView: View {
    let model: YearsViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("kind", value: model[\.kindText]) }
            FigureSwitch(model.context.memberContext)
            SegmentedLinks(
                "What is compared",
                [
                    FilterChip("Spending", path: model.link(.spending).path, isSelected: model.kind == .spending),
                    FilterChip("Income", path: model.link(.income).path, isSelected: model.kind == .income),
                ])
            Loaded(model.report, of: model, .dashboard, retry: model.link(model.kind).path) { report in
                Live("years") { content(report) }
            }
        }
        .navigationTitle("Year on year")
    }

    @ViewBuilder private func content(_ report: YearReport) -> some View {
        if report.rows.isEmpty {
            EmptyStateView(.chartBar, sentence: "There are no years to compare yet.")
            ReportNotes(leftOut: report.leftOut)
        } else {
            GroupBox { Self.chart(report) { model.links.path(of: report.kind, $0.days) } }
            if let last = report.years.last { soFar(report, last) }
            YearTable(report: report, links: model.links)
            ReportNotes(leftOut: report.leftOut, isConverted: report.isConverted)
            ReportTools(
                csvPath: model.file(), charts: [ReportTools.Chart(title: "Download the chart as SVG", path: model.file(chart: "years"))])
        }
    }

    /// - Parameter path: what a year is made of.
    static func chart(_ report: YearReport, path: (YearReport.Year) -> String?) -> BarChart {
        BarChart(
            id: "years", title: report.kind == .income ? "Income by year" : "Spending by year",
            columns: report.years.map { ChartColumn(.verbatim(String($0.number)), $0.total, path: path($0)) })
    }

    private func soFar(_ report: YearReport, _ last: YearReport.Year) -> some View {
        Section("Up to the same day of each year", id: "so-far") {
            ForEach(report.years.reversed(), id: \.number.description) { year in
                ShareRow(
                    .verbatim(String(year.number)),
                    subtitle: subtitle(year, last),
                    amount: year.totalSoFar, largest: report.years.map(\.totalSoFar).largestMagnitude(in: last.total.currency))
            }
        }
    }

    /// The difference of the last year; a year in which the ledger begins is compared with none.
    private func subtitle(_ year: YearReport.Year, _ last: YearReport.Year) -> LocalizedText? {
        if year.isPartial { return "Incomplete: your transactions begin in this year" }
        guard year.number != last.number else { return nil }
        return Difference.text(last.totalSoFar, year.totalSoFar).map { "\(String(last.number)): \($0)" }
    }
}
