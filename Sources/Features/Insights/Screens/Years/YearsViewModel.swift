import InsightsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Spending or income of the last years.
@Observable
final class YearsViewModel: ContextModel<InsightsContext>, LoadableModel {
    private(set) var report: YearReport?
    /// `income`; anything else: spending.
    var kindText = ""

    var kind: ReportKind { kindText == "income" ? .income : .spending }

    func link(_ kind: ReportKind) -> Link {
        Link(.insights(.years), query: kind == .income ? [QueryItem("kind", "income")] : [])
    }

    var links: EntryLinks { EntryLinks(back: link(kind), whose: context.memberContext.whose) }

    /// The path of the figures as CSV, or of a chart as SVG.
    func file(chart: String? = nil) -> String {
        let items = link(kind).query + [QueryItem("to", chart == nil ? "csv" : "svg")] + (chart.map { [QueryItem("chart", $0)] } ?? [])
        return "/files/insights/years?" + QueryItem.text(items)
    }

    func load() async throws { report = try await context.services.insights().fetchYears(kind) }
}
