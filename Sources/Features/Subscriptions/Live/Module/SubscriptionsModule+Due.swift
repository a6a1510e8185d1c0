import Models
import PeopleLive
package import ServiceKit
import Services
package import SubscriptionsModel

/// Charges of subscriptions fall due. Their reminders are notifications of their own.
extension SubscriptionsModule: DueSource {
    var isReminded: Bool { false }

    /// Billing days without a transaction, and the charges of the others.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reading.subscriptionTimelines(today: first).flatMap { timeline in
            open(timeline, from: first, through: last)
                + timeline.charged(from: first, through: last).map { day, payment in
                    // A charge keeps the event of its billing day.
                    Self.item(
                        timeline.subscription, on: day ?? payment.day, payment.amount, key: day == nil ? payment.charge?.description : nil)
                }
        }
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reading.subscriptionTimelines(today: first).flatMap { open($0, from: first, through: last) }
    }

    private func open(_ timeline: SubscriptionTimeline, from first: Day, through last: Day) -> [DueItem] {
        timeline.dueDays(from: first, through: last).compactMap { day in
            let amount = timeline.charge(on: day)
            return amount.isZero ? nil : Self.item(timeline.subscription, on: day, amount)
        }
    }

    /// - Parameters:
    ///   - amount: below zero: a refund.
    ///   - key: identifies it within the subscription; nil: its day.
    private static func item(_ subscription: Subscription, on day: Day, _ amount: Money, key: String? = nil) -> DueItem {
        DueItem(
            key: "\(subscription.id)/\(key ?? day.description)", day: day, title: subscription.name, kind: .subscription,
            amount: amount.magnitude,
            direction: amount.isNegative ? .incoming : .outgoing, object: ObjectReference(subscription.id),
            account: subscription.account)
    }
}

extension HouseholdReading {
    private struct StoredSubscriptions {
        let subscriptions: [Subscription]
        let charges: [ID<Subscription>: [SubscriptionCharge]]
    }

    private func storedSubscriptions() throws -> StoredSubscriptions {
        try shared(StoredSubscriptions.self) {
            var subscriptions = try SubscriptionRepository(connection, household: household).all()
            for (index, subscription) in subscriptions.enumerated() {
                guard case .group(let id) = subscription.sharing?.link?.target else { continue }
                let group = try PeopleGroupRepository(connection, household: household).find(id)
                subscriptions[index].sharing?.weights = group?.sharingWeights
            }
            return StoredSubscriptions(
                subscriptions: subscriptions,
                charges: subscriptions.isEmpty ? [:] : try SubscriptionChargeRepository(connection, household: household).all())
        }
    }

    /// All subscriptions, including removed ones.
    package func subscriptions() throws -> [Subscription] { try storedSubscriptions().subscriptions }

    /// The timelines of those that are not removed, as of a day.
    func subscriptionTimelines(today: Day) throws -> [SubscriptionTimeline] {
        let stored = try storedSubscriptions()
        return stored.subscriptions.filter { !$0.isRemoved }.map {
            SubscriptionTimeline($0, charges: stored.charges[$0.id] ?? [], today: today)
        }
    }

    /// The stored charges of all subscriptions.
    func subscriptionCharges() throws -> [ID<Subscription>: [SubscriptionCharge]] { try storedSubscriptions().charges }
}
