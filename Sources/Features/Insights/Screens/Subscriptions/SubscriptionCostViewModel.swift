import Models
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// What subscriptions cost.
@Observable
final class SubscriptionCostViewModel: ContextModel<InsightsContext>, LoadableModel {
    private(set) var statistics: SubscriptionStatistics?

    /// The largest cost of a category per year.
    var largest: Money { (statistics?.categories ?? []).map(\.yearly.total).largestMagnitude(in: context.household.currency) }

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
