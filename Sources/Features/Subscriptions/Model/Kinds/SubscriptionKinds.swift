package import Models

extension NotificationType {
    /// Subscriptions, their prices and deadlines.
    package static let subscription = NotificationType("subscription")
}

extension NotificationKind {
    /// A subscription is charged in a few days.
    package static let subscriptionDue = NotificationKind("subscriptionDue", .subscription, minimum: .applied)
    /// A charge of a subscription differs from its price; the amount is the new price.
    package static let subscriptionPriceChanged = NotificationKind("subscriptionPriceChanged", .subscription)
    /// A trial ends soon; the amount is the price afterwards; without an amount, the subscription ends.
    package static let subscriptionTrialEnds = NotificationKind("subscriptionTrialEnds", .subscription)
    /// The last day to cancel a subscription is near; the amount is the price of the renewal.
    package static let subscriptionCancelBy = NotificationKind("subscriptionCancelBy", .subscription, tone: .warning)
    /// The charge of a subscription is missing.
    package static let subscriptionNotCharged = NotificationKind("subscriptionNotCharged", .subscription, tone: .warning)
}

extension ForecastItem.Kind {
    package static let subscription = Self("subscription", precedence: 2)
}

extension Topic {
    package static let subscriptions = Topic(rawValue: "subscriptions")
}
