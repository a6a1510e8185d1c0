/// A filter for a list of subscriptions.
package enum SubscriptionFilter: String, CaseIterable, Hashable, Sendable {
    case all, active, inactive, trial, paused, personal, shared

    /// Whether a subscription in a state belongs to it.
    package func includes(_ subscription: Subscription, _ status: SubscriptionStatus) -> Bool {
        switch self {
        case .all: true
        case .active: status.isRunning
        case .inactive: !status.isRunning
        case .trial: status == .trial
        case .paused: status == .paused
        case .personal: subscription.sharing == nil
        case .shared: subscription.sharing != nil
        }
    }
}

/// The order of a list of subscriptions.
package enum SubscriptionOrder: String, CaseIterable, Hashable, Sendable {
    /// By the next charge; those without one last.
    case next
    /// The most expensive per cycle first, by currency.
    case price
    case name
    /// The most expensive per year first, by currency.
    case yearlyCost
}
