import Models
import Storage

/// Charges of subscriptions fall due. Their reminders are notifications of their own.
struct SubscriptionDue: DueSource {
    let isReminded = false

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reading.subscriptions().filter { !$0.isRemoved }.flatMap { subscription -> [DueItem] in
            let timeline = SubscriptionTimeline(
                subscription, charges: try reading.subscriptionCharges()[subscription.id] ?? [], today: first)
            return timeline.dueDays(from: first, through: last).compactMap { day in
                let amount = timeline.charge(on: day)
                guard !amount.isZero else { return nil }
                return DueItem(
                    key: "\(subscription.id)/\(day)", day: day, title: subscription.name, kind: .subscription, amount: amount,
                    isOutgoing: true, path: "/subscriptions/\(subscription.id)")
            }
        }
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try items(from: first, through: last, in: reading)
    }
}

extension HouseholdReading {
    private struct StoredSubscriptions {
        let subscriptions: [Subscription]
        let charges: [ID<Subscription>: [SubscriptionCharge]]
    }

    private func storedSubscriptions() throws -> StoredSubscriptions {
        try shared(StoredSubscriptions.self) {
            let subscriptions = try SubscriptionRepository(connection, household: household).all()
            return StoredSubscriptions(
                subscriptions: subscriptions,
                charges: subscriptions.isEmpty ? [:] : try SubscriptionChargeRepository(connection, household: household).all())
        }
    }

    /// All subscriptions, including removed ones.
    func subscriptions() throws -> [Subscription] { try storedSubscriptions().subscriptions }

    /// The stored charges of all subscriptions.
    func subscriptionCharges() throws -> [ID<Subscription>: [SubscriptionCharge]] { try storedSubscriptions().charges }
}
