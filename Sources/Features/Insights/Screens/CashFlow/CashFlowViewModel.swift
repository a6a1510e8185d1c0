import InsightsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Income and spending by month, and how the one becomes the other.
@Observable
final class CashFlowViewModel: ContextModel<InsightsContext>, PeriodReportModel {
    private(set) var flow: CashFlow?
    private(set) var categories: [Models.Category] = []
    var choice = ReportChoice()

    let route = InsightsRoute.cashFlow

    func load() async throws {
        categories = try await context.services.categories().fetchCategories(includingArchived: true).filter { $0.class != .neutral }
        flow = try await context.services.insights().fetchCashFlow(days, excluded: choice.excludedIds)
    }
}
