package import Models

/// A suggestion about a subscription, with its arithmetic.
package enum SubscriptionSuggestion: Hashable, Sendable {
    /// A trial ends within seven days; `then` is the price that is charged afterwards, nil: it ends.
    case trialEnds(ID<Subscription>, name: String, until: Day, then: Money?, yearly: Money)
    /// The last day to cancel is within seven days.
    case cancelBy(ID<Subscription>, name: String, by: Day, renewal: Day, price: Money)
    /// A charge differs from the price, and a member has to decide.
    case openChange(ID<Subscription>, name: String, SubscriptionOpenChange)
    /// A billing day passed without its transaction.
    case missing(ID<Subscription>, name: String, day: Day, amount: Money)
    /// The price increased within the last 60 days.
    case priceUp(ID<Subscription>, name: String, PriceStep)
    /// Several of one kind run at the same time; `saving` is the cost per year of all but the most expensive.
    case twoOfAKind([ID<Subscription>], names: [String], kind: String, saving: Money)
    /// The yearly price that a member entered is lower than twelve months.
    case yearlyIsCheaper(ID<Subscription>, name: String, yearly: Money, offer: Money, saving: Money)
    /// The last mark of use is 30, 60 or 90 days ago.
    case unused(ID<Subscription>, name: String, days: Int, yearly: Money)

    /// The subscriptions concerned, the one that it links to first.
    package var subscriptions: [ID<Subscription>] {
        switch self {
        case .trialEnds(let id, _, _, _, _), .cancelBy(let id, _, _, _, _), .openChange(let id, _, _), .missing(let id, _, _, _),
            .priceUp(let id, _, _), .yearlyIsCheaper(let id, _, _, _, _), .unused(let id, _, _, _):
            [id]
        case .twoOfAKind(let ids, _, _, _): ids
        }
    }
}
