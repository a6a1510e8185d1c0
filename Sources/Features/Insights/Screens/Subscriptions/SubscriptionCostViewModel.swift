import Models
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// What subscriptions cost.
@Observable
final class SubscriptionCostViewModel: LoadableModel {
    private(set) var statistics: SubscriptionStatistics?

    let context: InsightsContext

    init(_ context: InsightsContext) {
        self.context = context
    }

    /// The largest cost of a category per year.
    var largest: Money { (statistics?.categories ?? []).map(\.yearly.total).largestMagnitude(in: context.household.currency) }

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
