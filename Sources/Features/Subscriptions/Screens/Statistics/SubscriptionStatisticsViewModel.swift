import Observation
import ScreenKit
import SubscriptionsModel

/// What the household's subscriptions cost.
@Observable
final class SubscriptionStatisticsViewModel: ContextModel<SubscriptionsContext>, LoadableModel {
    private(set) var statistics: SubscriptionStatistics?

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
