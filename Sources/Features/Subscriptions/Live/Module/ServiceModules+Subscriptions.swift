package import ServiceKit

extension ServiceModules {
    /// The modules of subscriptions and their shared charges, in the order of `ServiceModules.standard`.
    package static let subscriptions: [any ServiceModule] = [SubscriptionsModule(), SubscriptionDeadlines(), SharedCharges()]
}
