import Observation
import ScreenKit
import SubscriptionsModel

/// What the household's subscriptions cost.
@Observable
final class SubscriptionStatisticsViewModel: LoadableModel {
    private(set) var statistics: SubscriptionStatistics?

    let context: SubscriptionsContext

    init(_ context: SubscriptionsContext) {
        self.context = context
    }

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
