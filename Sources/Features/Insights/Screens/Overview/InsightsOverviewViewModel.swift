import InsightsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// The first screen of Insights: the main figures, each with the way to its report.
@Observable
final class InsightsOverviewViewModel: ContextModel<InsightsContext>, PeriodReportModel {
    private(set) var overview: InsightsOverview?
    private(set) var subscriptions: SubscriptionStatistics?
    var choice = ReportChoice()

    let route = InsightsRoute.overview

    /// How many categories and changes are shown.
    static let listed = 5

    /// Whether there is nothing to report on.
    var isEmpty: Bool {
        guard let overview else { return false }
        return overview.netWorth.points.isEmpty
    }

    /// The largest absolute amount of a row of spending.
    var largest: Money { (overview?.spending.rows ?? []).map(\.amount).largestMagnitude(in: context.household.currency) }

    /// The transactions of the month that ends with a point of net worth.
    func path(_ point: NetWorthPoint) -> String { entries.path(of: .networth, Month(of: point.day).firstDay...point.day) }

    func load() async throws {
        overview = try await context.services.insights().fetchOverview(
            ReportRequest(.spending, by: choice.grouping, days: days, comparison: choice.compared))
        subscriptions = try await context.services.subscriptions().fetchStatistics()
    }
}
