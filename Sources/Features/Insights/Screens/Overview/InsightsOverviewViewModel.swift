import InsightsModel
import Models
import Navigation
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// The first screen of Insights: the main figures, each with the way to its report.
@Observable
final class InsightsOverviewViewModel: ContextModel<InsightsContext>, LoadableModel {
    private(set) var overview: InsightsOverview?
    private(set) var subscriptions: SubscriptionStatistics?

    /// How many categories and changes are shown.
    static let listed = 5

    var days: ClosedRange<Day> { ReportPeriod.month.days(of: context.household, today: context.today) }
    var links: EntryLinks { EntryLinks(back: Link(.insights(.overview))) }

    /// Whether there is nothing to report on.
    var isEmpty: Bool {
        guard let overview else { return false }
        return overview.netWorth.points.isEmpty
    }

    /// The largest absolute amount of a row of spending.
    var largest: Money { (overview?.spending.rows ?? []).map(\.amount).largestMagnitude(in: context.household.currency) }

    func load() async throws {
        overview = try await context.services.insights().fetchOverview(days)
        subscriptions = try await context.services.subscriptions().fetchStatistics()
    }
}
