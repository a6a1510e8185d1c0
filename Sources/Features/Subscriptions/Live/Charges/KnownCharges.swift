import SubscriptionsModel

/// The newest charges of a subscription, by which its transactions are recognised; limited, so that the cost of each transaction does not grow with
/// their number.
struct KnownCharges {
    /// In the order in which they were stored.
    private(set) var charges: [SubscriptionCharge]

    /// The maximum number: four years of weekly charges.
    private static let most = 208

    /// - Parameter charges: by day.
    init(_ charges: [SubscriptionCharge]) {
        self.charges = charges.suffix(Self.most)
    }

    mutating func append(_ charge: SubscriptionCharge) {
        charges.append(charge)
        if charges.count >= 2 * Self.most { charges.removeFirst(charges.count - Self.most) }
    }
}
