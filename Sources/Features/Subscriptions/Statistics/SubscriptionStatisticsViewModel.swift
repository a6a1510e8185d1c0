import Observation
import ScreenKit
import Services

/// What the household's subscriptions cost.
@Observable
final class SubscriptionStatisticsViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var statistics: SubscriptionStatistics?

    // MARK: - Dependencies

    let context: SubscriptionsContext

    // MARK: - Initialization

    init(_ context: SubscriptionsContext) {
        self.context = context
    }

    // MARK: - Data Loading

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
