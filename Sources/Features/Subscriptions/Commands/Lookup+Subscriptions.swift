import CommandKit
import Localization
import SubscriptionsModel

extension Lookup {
    func subscription(_ name: String) async throws -> SubscriptionSummary {
        try await household.subscriptions().fetchSubscriptions().subscriptions.named(name, \.subscription.id, \.subscription.name)
            .only("subscription", name, orSaying: "Several subscriptions are named \(name); use the id")
    }
}
