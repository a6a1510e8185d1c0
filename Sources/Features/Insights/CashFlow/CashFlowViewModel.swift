import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Income and spending by month, and how the one becomes the other.
@Observable
final class CashFlowViewModel: PeriodReportModel {

    // MARK: - Published Properties

    private(set) var flow: CashFlow?
    private(set) var categories: [Models.Category] = []
    var choice = ReportChoice()

    // MARK: - Dependencies

    let context: InsightsContext

    // MARK: - Initialization

    init(_ context: InsightsContext) {
        self.context = context
    }

    // MARK: - Presentation

    let route = InsightsRoute.cashFlow

    // MARK: - Data Loading

    func load() async throws {
        categories = try await context.services.categories().fetchCategories(includingArchived: true).filter { $0.class != .neutral }
        flow = try await context.services.insights().fetchCashFlow(days, excluded: choice.excludedIds)
    }
}
