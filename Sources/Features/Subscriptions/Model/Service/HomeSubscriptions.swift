package import Services

/// The subscriptions section of Home.
package struct HomeSubscriptions: HomePart {
    /// The household's share of the cost per month, in its currency.
    package var monthly: ConvertedTotal
    /// The number of suggestions.
    package var found: Int
    /// The number of subscriptions whose price has changed or whose charge is missing.
    package var changes: Int
    /// The next charges within 30 days, by day, at most `maxCharges`.
    package var next: [UpcomingCharge]

    package init(monthly: ConvertedTotal, found: Int, changes: Int, next: [UpcomingCharge]) {
        self.monthly = monthly
        self.found = found
        self.changes = changes
        self.next = next
    }

    /// The maximum number of charges on Home.
    package static let maxCharges = 4
}
