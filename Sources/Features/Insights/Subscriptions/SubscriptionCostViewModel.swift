import Models
import Observation
import ScreenKit
import Services

/// What subscriptions cost.
@Observable
final class SubscriptionCostViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var statistics: SubscriptionStatistics?

    // MARK: - Dependencies

    let context: InsightsContext

    // MARK: - Initialization

    init(_ context: InsightsContext) {
        self.context = context
    }

    // MARK: - Presentation

    /// The largest cost of a category per year.
    var largest: Money { (statistics?.categories ?? []).map(\.yearly.total).largestMagnitude(in: context.household.currency) }

    // MARK: - Data Loading

    func load() async throws { statistics = try await context.services.subscriptions().fetchStatistics() }
}
