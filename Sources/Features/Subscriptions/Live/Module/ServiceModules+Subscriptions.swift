package import ServiceKit

extension ServiceModules {
    package static let subscriptions: [any ServiceModule] = [SubscriptionsModule(), SubscriptionDeadlines(), SharedCharges()]
}
