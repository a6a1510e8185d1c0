package import Models

/// Removes duplicates of expected money that several sources report: a rent that a member expects and that is detected in the statements, a standing
/// order beside the charges that it makes, a subscription beside charges under another name.
///
/// An item covers one of each kind behind it on the same account, in the same direction, with an amount within the tolerance, at most five days
/// apart, or ten in the same category. Kinds in order: posted, ordered transfers, subscriptions, expected by members, detected.
package struct KnownMoney: Hashable, Sendable {
    /// A past transaction of a series.
    package struct Charge: Hashable, Sendable {
        package var account: ID<Account>
        package var day: Day
        /// In minor units of the account's currency, negative: it left the account.
        package var amount: Int64

        package init(account: ID<Account>, day: Day, amount: Int64) {
            self.account = account
            self.day = day
            self.amount = amount
        }
    }

    /// The items that count, in the order of the sources.
    package private(set) var items: [ForecastItem] = []
    /// The duplicates.
    package private(set) var covered: [CoveredForecastItem] = []

    private static let days = 5
    private static let daysInCategory = 10
    /// The divisor for the tolerance: two amounts may differ by this part of the larger one.
    private static let tolerance: UInt128 = 20

    /// - Parameters:
    ///   - items: of all sources.
    ///   - tied: the keys of items whose own past transactions are known, so that a series detected under another name is something else.
    ///   - charges: past transactions of detected series, which may be overdue items that came.
    ///   - today: items of earlier days are overdue.
    package init(_ items: [ForecastItem], tied: Set<String> = [], charges: [Charge] = [], today: Day) {
        var slots: [Slot: [Int]] = [:]
        for (index, item) in items.enumerated() where item.kind.precedence != nil { slots[Slot(item), default: []].append(index) }
        var by: [Int: ForecastItem?] = [:]
        var came = charges
        for (index, item) in items.enumerated() where item.day < today && item.kind == .expected && !tied.contains(item.key) {
            guard let charge = came.firstIndex(where: { Self.isSame(item, $0) }) else { continue }
            came.remove(at: charge)
            by[index] = .some(nil)
        }
        // Each item covers one of a kind.
        var covers: [Int: Set<ForecastItem.Kind>] = [:]
        for indices in slots.values where indices.count > 1 {
            for pair in Self.pairs(indices, items, tied) {
                guard by[pair.lower] == nil, by[pair.upper] == nil,
                    covers[pair.upper, default: []].insert(items[pair.lower].kind).inserted
                else { continue }
                by[pair.lower] = items[pair.upper]
            }
        }
        for (index, item) in items.enumerated() {
            if let upper = by[index] {
                covered.append(CoveredForecastItem(item: item, by: upper))
            } else {
                self.items.append(item)
            }
        }
    }

    // MARK: - Private

    /// The account and kind that duplicate items share.
    private struct Slot: Hashable {
        var account: ID<Account>
        var isOutgoing: Bool

        init(_ item: ForecastItem) {
            account = item.account
            isOutgoing = item.amount.isNegative
        }
    }

    private struct Pair {
        var upper: Int
        var lower: Int
        var rank: Int
        var days: Int
        var difference: UInt64
    }

    /// The possible pairs of duplicates, the nearest first.
    private static func pairs(_ indices: [Int], _ items: [ForecastItem], _ tied: Set<String>) -> [Pair] {
        let sorted = indices.sorted { (items[$0].day, $0) < (items[$1].day, $1) }
        var pairs: [Pair] = []
        for (position, index) in sorted.enumerated() {
            for other in sorted[(position + 1)...] {
                let distance = items[index].day.distance(to: items[other].day)
                if distance > daysInCategory { break }
                guard let rank = items[index].kind.precedence, let otherRank = items[other].kind.precedence, rank != otherRank else {
                    continue
                }
                let (upper, lower) = rank < otherRank ? (index, other) : (other, index)
                if items[lower].kind == .found, tied.contains(items[upper].key) { continue }
                guard let difference = difference(items[upper], items[lower], days: Int(distance)) else { continue }
                pairs.append(
                    Pair(upper: upper, lower: lower, rank: min(rank, otherRank), days: Int(distance), difference: difference))
            }
        }
        return pairs.sorted {
            ($0.rank, $0.days, $0.difference, $0.upper, $0.lower) < ($1.rank, $1.days, $1.difference, $1.upper, $1.lower)
        }
    }

    /// The difference of two amounts; nil if the items are not the same money.
    private static func difference(_ upper: ForecastItem, _ lower: ForecastItem, days: Int) -> UInt64? {
        let isOneCategory = upper.category != nil && upper.category == lower.category
        guard days <= (isOneCategory ? daysInCategory : Self.days), upper.amount.currency == lower.amount.currency else { return nil }
        return difference(
            upper.amount.minorUnits, lower.amount.minorUnits, spread: max(upper.spread.magnitude, lower.spread.magnitude))
    }

    /// The difference of two amounts; nil beyond the tolerance.
    ///
    /// - Parameter spread: half the tolerance for an item that a member expects, a standard deviation for a detected one.
    private static func difference(_ one: Int64, _ other: Int64, spread: UInt64) -> UInt64? {
        let difference = (Int128(one) - Int128(other)).magnitude
        let largest = UInt128(max(one.magnitude, other.magnitude))
        return difference <= max(2 * UInt128(spread), largest / tolerance) ? UInt64(clamping: difference) : nil
    }

    /// Whether an overdue item is a past transaction.
    private static func isSame(_ item: ForecastItem, _ charge: Charge) -> Bool {
        item.account == charge.account && abs(item.day.distance(to: charge.day)) <= days
            && (item.amount.minorUnits < 0) == (charge.amount < 0)
            && difference(item.amount.minorUnits, charge.amount, spread: item.spread.magnitude) != nil
    }
}
