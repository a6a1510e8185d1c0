/// Finds the subscription of a transaction: by payee and amount, and within half a cycle of an open billing day.
package struct SubscriptionMatcher: Sendable {

    /// A debit of an own account, or a refund.
    package struct Movement: Hashable, Sendable {
        package var group: ID<Transaction>
        package var day: Day
        /// As booked; spending is positive.
        package var amount: Money
        /// The amount in another currency; spending is positive.
        package var foreign: Money?
        package var account: ID<Account>
        package var payeeKey: String

        package init(group: ID<Transaction>, day: Day, amount: Money, foreign: Money? = nil, account: ID<Account>, payeeKey: String) {
            self.group = group
            self.day = day
            self.amount = amount
            self.foreign = foreign
            self.account = account
            self.payeeKey = payeeKey
        }

        /// The amount in a currency; nil if it is unknown.
        package func amount(in currency: Currency) -> Money? {
            if amount.currency == currency { return amount }
            return foreign.flatMap { $0.currency == currency ? $0 : nil }
        }
    }

    private let candidates: [Candidate]

    private struct Candidate: Sendable {
        var subscription: Subscription
        var charges: [SubscriptionCharge]
    }

    /// - Parameters:
    ///   - subscriptions: those with the payee.
    ///   - charges: their stored charges.
    package init(_ subscriptions: [Subscription], charges: [ID<Subscription>: [SubscriptionCharge]]) {
        candidates = subscriptions.filter { !$0.isRemoved }.map { Candidate(subscription: $0, charges: charges[$0.id] ?? []) }
    }

    /// The subscription that a movement belongs to, and the amount of the charge; nil if it belongs to none.
    ///
    /// The same amount has precedence over a near one, then the account that pays, then the nearer amount. A refund belongs to the subscription that
    /// has a charge of exactly that amount.
    package func match(_ movement: Movement) -> (subscription: ID<Subscription>, amount: Money)? {
        let matches = candidates.compactMap { candidate in
            rank(candidate, movement).map { (candidate, $0) }
        }
        guard let best = matches.min(by: { ($0.1, $0.0.subscription.id) < ($1.1, $1.0.subscription.id) }) else { return nil }
        return (best.0.subscription.id, movement.amount(in: best.0.subscription.price.currency) ?? movement.amount)
    }

    // MARK: - Private

    /// Lower is better.
    private struct Rank: Comparable {
        var isDifferent: Bool
        var isOtherAccount: Bool
        /// In thousandths of the price.
        var distance: Int64

        static func < (left: Rank, right: Rank) -> Bool {
            (left.isDifferent ? 1 : 0, left.isOtherAccount ? 1 : 0, left.distance) < (
                right.isDifferent ? 1 : 0, right.isOtherAccount ? 1 : 0, right.distance
            )
        }
    }

    /// Nil if the movement is no charge of the candidate.
    private func rank(_ candidate: Candidate, _ movement: Movement) -> Rank? {
        let subscription = candidate.subscription
        guard subscription.payeeKey == movement.payeeKey else { return nil }
        let isOtherAccount = subscription.account.map { $0 != movement.account } ?? false
        let timeline = SubscriptionTimeline(subscription, charges: candidate.charges, today: movement.day)
        guard let amount = movement.amount(in: subscription.price.currency) else {
            // In another currency only the day can decide.
            guard candidates.count == 1, !movement.amount.isNegative, timeline.awaitsCharge(on: movement.day) else { return nil }
            return Rank(isDifferent: true, isOtherAccount: isOtherAccount, distance: 0)
        }
        if amount.isNegative {
            let isRefund = candidate.charges.contains {
                $0.amount.currency == amount.currency && $0.amount.minorUnits == -amount.minorUnits
            }
            return isRefund ? Rank(isDifferent: false, isOtherAccount: isOtherAccount, distance: 0) : nil
        }
        let usual = [timeline.charge(on: movement.day), timeline.history.price(on: movement.day)].filter { !$0.isZero }
        guard !amount.isZero, let distance = usual.map({ Self.distance(amount, to: $0, upTo: subscription.highest) }).min() else {
            return nil
        }
        guard distance > 0 else { return Rank(isDifferent: false, isOtherAccount: isOtherAccount, distance: 0) }
        let tolerance = candidates.count == 1 ? Self.tolerance : Self.toleranceAmongSeveral
        guard distance <= tolerance, timeline.awaitsCharge(on: movement.day) else { return nil }
        return Rank(isDifferent: true, isOtherAccount: isOtherAccount, distance: distance)
    }

    /// The maximum difference of an amount from the price, in thousandths: larger for a payee of one subscription than for one of several.
    private static let tolerance: Int64 = 600
    private static let toleranceAmongSeveral: Int64 = 350

    /// The distance of an amount from a price, or from a range, in thousandths of the price.
    private static func distance(_ amount: Money, to price: Money, upTo highest: Money?) -> Int64 {
        let upper = max(price.minorUnits, highest?.minorUnits ?? 0)
        let difference =
            amount.minorUnits < price.minorUnits ? price.minorUnits - amount.minorUnits : max(0, amount.minorUnits - upper)
        guard difference > 0 else { return 0 }
        let (product, isOver) = difference.multipliedReportingOverflow(by: 1000)
        return isOver ? .max : max(1, product / price.minorUnits)
    }
}
