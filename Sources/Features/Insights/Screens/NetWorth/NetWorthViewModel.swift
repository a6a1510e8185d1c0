import InsightsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Net worth over time.
@Observable
final class NetWorthViewModel: ContextModel<InsightsContext>, PeriodReportModel {
    private(set) var netWorth: NetWorth?
    var choice = ReportChoice()

    let route = InsightsRoute.netWorth

    /// The transactions of the month that ends with a point.
    func path(_ point: NetWorthPoint) -> String { entries.path(of: .networth, Month(of: point.day).firstDay...point.day) }

    func load() async throws { netWorth = try await context.services.insights().fetchNetWorth(days) }
}
