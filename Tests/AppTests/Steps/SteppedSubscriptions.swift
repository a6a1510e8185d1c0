import Models
import Services
import SubscriptionsModel

/// Subscriptions beside statements of any length, whose payees have been looked through.
struct SteppedSubscriptions: Sendable {
    let subscription: ID<Subscription>

    init(_ services: DependencyContainer, on account: Account) async throws {
        var added: [ID<Subscription>] = []
        for number in 1...6 {
            let draft = SubscriptionDraft(
                name: "Streaming \(number)", price: Money(minorUnits: 1_000 + Int64(number), currency: account.currency), cycle: .monthly,
                next: SteppedHousehold.lastDay.adding(days: number), account: account.id)
            added.append(try await services.subscriptions().addSubscription(draft).id)
        }
        subscription = added[0]
        _ = try await services.subscriptions().fetchFound(all: false)
    }

    /// The screens of subscriptions.
    var paths: [String] {
        let path = "/subscriptions/\(subscription)"
        return [
            "/subscriptions", "/subscriptions?filter=shared&sort=price", "/subscriptions?q=streaming", "/subscriptions/new", path,
            path + "/edit", "/subscriptions/calendar", "/subscriptions/calendar?month=2026-02", "/subscriptions/statistics",
            "/subscriptions/found",
        ]
    }
}
