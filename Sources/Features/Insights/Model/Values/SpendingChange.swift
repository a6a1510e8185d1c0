/// The change of a category's amount against an earlier period, if it is significant.
///
/// It is significant if it is at least a fifth of the earlier amount and at least a fiftieth of the earlier total of all categories of the class, so
/// that the rule depends on no currency and ignores amounts that are small for the household.
package enum SpendingChange: String, CaseIterable, Hashable, Sendable {
    case more, less
    /// The earlier amount was zero.
    case new
    /// The amount is zero now.
    case gone

    /// The divisors of the category's earlier amount and of the earlier total for the minimum difference.
    package static let leastOfAmount: Int128 = 5
    package static let leastOfTotal: Int128 = 50

    /// - Parameters:
    ///   - amount: of the category, in minor units; refunds can make it negative.
    ///   - previous: of the category in the earlier period.
    ///   - previousTotal: of all categories of the class in the earlier period; zero or less: no change is significant.
    package init?(amount: Int64, previous: Int64, previousTotal: Int64) {
        let difference = (Int128(amount) - Int128(previous)).magnitude
        guard previousTotal > 0, difference > 0, Int128(difference) * Self.leastOfTotal >= Int128(previousTotal),
            Int128(difference) * Self.leastOfAmount >= Int128(previous.magnitude)
        else { return nil }
        self =
            switch (previous, amount) {
            case (0, _): .new
            case (_, 0): .gone
            default: amount > previous ? .more : .less
            }
    }

    /// The difference as a percentage of the earlier amount, rounded half up.
    ///
    /// - Returns: nil if the earlier amount is zero or less, and above 1,000 %.
    package static func percent(amount: Int64, previous: Int64) -> Int? {
        guard previous > 0 else { return nil }
        let difference = Int128((Int128(amount) - Int128(previous)).magnitude)
        let percent = (difference * 200 + Int128(previous)) / (2 * Int128(previous))
        return percent > 1_000 ? nil : Int(percent)
    }
}
