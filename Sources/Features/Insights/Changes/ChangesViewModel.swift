import Models
import Navigation
import Observation
import ScreenKit
import Services

/// What changed between a period and an earlier one.
@Observable
final class ChangesViewModel: PeriodReportModel {

    // MARK: - Published Properties

    private(set) var report: ChangeReport?
    var choice = ReportChoice()

    // MARK: - Dependencies

    let context: InsightsContext

    // MARK: - Initialization

    init(_ context: InsightsContext) {
        self.context = context
    }

    // MARK: - Presentation

    let route = InsightsRoute.changes

    // MARK: - Data Loading

    func load() async throws {
        report = try await context.services.insights().fetchChanges(days, comparison: choice.compared ?? .previous)
    }
}
