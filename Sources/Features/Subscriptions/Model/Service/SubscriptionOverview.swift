package import Models
package import Services

/// The data of the subscriptions screen.
package struct SubscriptionOverview: Hashable, Sendable {
    /// All subscriptions, by name.
    package var subscriptions: [SubscriptionSummary]
    /// The household's share of running subscriptions, in the household's currency.
    package var monthly: ConvertedTotal
    package var yearly: ConvertedTotal
    /// The prices of running subscriptions in full, per month and per year, in the household's currency.
    package var fullMonthly: ConvertedTotal
    package var fullYearly: ConvertedTotal
    /// What is charged in full through the seventh day from today, in the household's currency.
    package var next7: ConvertedTotal
    /// Charges of the next 30 days, by day.
    package var upcoming: [UpcomingCharge]
    /// The most important first.
    package var suggestions: [SubscriptionSuggestion]
    /// The number of suggestions in *Found*.
    package var found: Int

    package init(
        subscriptions: [SubscriptionSummary], monthly: ConvertedTotal, yearly: ConvertedTotal, fullMonthly: ConvertedTotal,
        fullYearly: ConvertedTotal, next7: ConvertedTotal, upcoming: [UpcomingCharge], suggestions: [SubscriptionSuggestion], found: Int
    ) {
        self.subscriptions = subscriptions
        self.monthly = monthly
        self.yearly = yearly
        self.fullMonthly = fullMonthly
        self.fullYearly = fullYearly
        self.next7 = next7
        self.upcoming = upcoming
        self.suggestions = suggestions
        self.found = found
    }

    /// The subscriptions that a list shows.
    ///
    /// - Parameter search: part of name, description, category or notes, ignoring case and accents; empty: all.
    package func subscriptions(_ filter: SubscriptionFilter, search: String = "", by order: SubscriptionOrder) -> [SubscriptionSummary] {
        let text = SearchText(search)
        return subscriptions.filter { summary in
            guard filter.includes(summary.subscription, summary.status) else { return false }
            guard !text.isEmpty else { return true }
            let subscription = summary.subscription
            return [subscription.name, subscription.summary, subscription.notes, summary.categoryName, summary.payerName].contains {
                text.isContained(in: $0)
            }
        }.sorted { isBefore($0, $1, by: order) }
    }

    private func isBefore(_ left: SubscriptionSummary, _ right: SubscriptionSummary, by order: SubscriptionOrder) -> Bool {
        switch order {
        case .next:
            let (one, other) = (left.nextCharge?.day, right.nextCharge?.day)
            if one != other { return other.map { other in one.map { $0 < other } ?? false } ?? true }
        case .price: if let isLarger = left.price.isLarger(than: right.price) { return isLarger }
        case .yearlyCost: if let isLarger = left.myYearly.isLarger(than: right.myYearly) { return isLarger }
        case .name: break
        }
        return (left.subscription.name.folded, left.id) < (right.subscription.name.folded, right.id)
    }
}

/// A future charge.
package struct UpcomingCharge: Hashable, Sendable {
    package var subscription: ID<Subscription>
    package var name: String
    package var day: Day
    package var amount: Money
    /// The household's share.
    package var mine: Money

    package init(subscription: ID<Subscription>, name: String, day: Day, amount: Money, mine: Money) {
        self.subscription = subscription
        self.name = name
        self.day = day
        self.amount = amount
        self.mine = mine
    }
}

extension Money {
    /// By currency, then the larger first; nil if both are equal.
    fileprivate func isLarger(than other: Money) -> Bool? {
        if currency != other.currency { return currency.code < other.currency.code }
        return minorUnits == other.minorUnits ? nil : minorUnits > other.minorUnits
    }
}
