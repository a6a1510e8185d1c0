package import Models
package import Services

/// What Home says of subscriptions.
package enum SubscriptionInsight: HomeInsight {
    /// They are charged again within a week: the first by day, all their names by day, and their total price.
    case subscriptionsRenew(first: ID<Subscription>, names: [String], day: Day, total: ConvertedTotal)
    /// A price increased: by charges or by a member's entry in the last 60 days, or by a charge that waits for a decision.
    case priceIncrease(ID<Subscription>, name: String, from: Money, to: Money, day: Day)

    package var precedence: Int {
        switch self {
        case .priceIncrease: 6
        case .subscriptionsRenew: 7
        }
    }
}
