import InsightsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Spending or income of a period by category, payee, tag, account or month.
@Observable
final class ReportViewModel: PeriodReportModel {
    private(set) var report: Report?
    private(set) var categories: [Models.Category] = []
    var choice = ReportChoice()

    let context: InsightsContext
    let kind: ReportKind

    init(_ context: InsightsContext, _ kind: ReportKind) {
        self.context = context
        self.kind = kind
    }

    var route: InsightsRoute { kind == .income ? .income : .spending }

    /// At most so many rows are shown; the file has all.
    static let most = 100

    var shown: ArraySlice<Report.Row> { report?.rows.prefix(Self.most) ?? [] }

    /// How many rows are not shown.
    var further: Int { max((report?.rows.count ?? 0) - Self.most, 0) }

    /// The largest absolute amount of a row.
    var largest: Money { (report?.rows ?? []).map(\.amount).largestMagnitude(in: context.household.currency) }

    func path(_ row: Report.Row) -> String? {
        row.amount.isZero ? nil : entries.path(row.key, of: kind, days, in: context.household)
    }

    func load() async throws {
        let wanted = kind.classes
        categories = try await context.services.categories().fetchCategories(includingArchived: true).filter { wanted.contains($0.class) }
        report = try await context.services.insights().fetchReport(
            ReportRequest(kind, by: choice.grouping, days: days, comparison: choice.compared, excluded: choice.excludedIds))
    }
}
