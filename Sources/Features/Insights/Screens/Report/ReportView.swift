import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Spending or income of a period: the total, and the rows that make it up.
struct ReportView: View {
    let model: ReportViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            ReportChoiceForm(model: model) { ReportDivision(model: model) }
            Loaded(model.report, of: model, .list, retry: model.link().path) { report in
                Live("report") { content(report) }
            }
        }
        .navigationTitle(model.route.title)
    }

    @ViewBuilder private func content(_ report: Report) -> some View {
        if report.rows.isEmpty {
            EmptyStateView(
                .chartBar,
                sentence: model.kind == .income ? "No income in this period." : "Nothing was spent in this period.")
            ReportNotes(leftOut: report.leftOut)
        } else {
            Hero(
                "\(model.route.title), \(model.days.lowerBound) – \(model.days.upperBound)", amount: AmountText(report.total)
            ) {
                if let text = difference(report) { text }
            }
            if model.choice.grouping == .month { ReportMonths(model: model, report: report) }
            rows(report)
            ReportNotes(leftOut: report.leftOut, isConverted: report.isConverted)
            ReportTools(
                csvPath: model.file(),
                charts: model.choice.grouping == .month
                    ? [ReportTools.Chart(title: "Download the chart as SVG", path: model.file(chart: "months"))] : [])
        }
    }

    private func rows(_ report: Report) -> some View {
        Section(id: "rows", note: note(report)) {
            ForEach(model.shown.enumerated(), id: \.offset.description) { index, row in
                ShareRow(
                    row.key.title, subtitle: row.previous.flatMap { Difference.text(row.amount, $0) }, amount: row.amount,
                    largest: model.largest, color: model.choice.grouping == .month ? nil : PaletteColor(row: index),
                    path: model.path(row))
            }
        }
    }

    private func difference(_ report: Report) -> LocalizedText? {
        guard let previous = report.previousTotal, let days = report.previousDays else { return nil }
        return Difference.text(report.total, previous).map { "\($0), \(days.lowerBound) – \(days.upperBound)" }
    }

    private func note(_ report: Report) -> LocalizedText? {
        if model.further > 0 {
            return .plural(
                model.further, one: "1 more row is in the file.", other: "\(model.further) more rows are in the file.")
        }
        return model.choice.grouping == .tag ? "A transaction with several tags counts with each of them, and once in the total." : nil
    }
}
