/// How an amount of a category differs from that of an earlier period, if the difference is worth a sentence.
///
/// It is if it is at least a fifth of the earlier amount and at least a fiftieth of what the earlier period had in all categories of the
/// class: so it depends on no currency, and what is small for the household stays unmentioned.
package enum SpendingChange: String, CaseIterable, Hashable, Sendable {
    case more, less
    /// There was nothing before.
    case new
    /// There is nothing any more.
    case gone

    /// The least difference, as parts of the category's earlier amount and of the earlier total.
    package static let leastOfAmount: Int128 = 5
    package static let leastOfTotal: Int128 = 50

    /// - Parameters:
    ///   - amount: of the category, in minor units; refunds can make it negative.
    ///   - previous: of the category in the earlier period.
    ///   - previousTotal: of all categories of the class in the earlier period; zero or less: nothing is worth a sentence.
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
