import InsightsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// What changed between a period and an earlier one.
@Observable
final class ChangesViewModel: ContextModel<InsightsContext>, PeriodReportModel {
    private(set) var report: ChangeReport?
    var choice = ReportChoice()

    let route = InsightsRoute.changes

    func load() async throws {
        report = try await context.services.insights().fetchChanges(days, comparison: choice.compared ?? .previous)
    }
}
