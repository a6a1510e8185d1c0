package import Models

/// Finds the subscription of a transaction: by payee and amount, and within half a cycle of an open billing day.
package struct SubscriptionMatcher: Sendable {
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
    package func match(_ movement: AccountMovement) -> (subscription: ID<Subscription>, amount: Money)? {
        let matches = candidates.compactMap { candidate in
            rank(candidate, movement).map { (subscription: candidate.subscription, rank: $0) }
        }
        guard let best = matches.min(by: { $0.rank < $1.rank })?.subscription else { return nil }
        return (best.id, movement.spent(preferring: best.price.currency))
    }

    // MARK: - Private

    /// Nil if the movement is no charge of the candidate. Distances are in thousandths of the price.
    private func rank(_ candidate: Candidate, _ movement: AccountMovement) -> MovementRank<Subscription>? {
        let subscription = candidate.subscription
        guard subscription.payeeKey == movement.payeeKey else { return nil }
        let isOtherAccount = subscription.account.map { $0 != movement.account } ?? false
        func rank(isVague: Bool, distance: Int64 = 0) -> MovementRank<Subscription> {
            MovementRank(isVague: isVague, isOtherAccount: isOtherAccount, distance: distance, id: subscription.id)
        }
        let timeline = SubscriptionTimeline(subscription, charges: candidate.charges, today: movement.day)
        let amount = movement.spent(preferring: subscription.price.currency)
        guard amount.currency == subscription.price.currency else {
            // In another currency only the day can decide.
            guard candidates.count == 1, !amount.isNegative, timeline.awaitsCharge(on: movement.day) else { return nil }
            return rank(isVague: true)
        }
        if amount.isNegative {
            let isRefund = candidate.charges.contains {
                $0.amount.currency == amount.currency && $0.amount.minorUnits == -amount.minorUnits
            }
            return isRefund ? rank(isVague: false) : nil
        }
        let usual = [timeline.charge(on: movement.day), timeline.history.price(on: movement.day)].filter { !$0.isZero }
        guard !amount.isZero, let distance = usual.map({ Self.distance(amount, to: $0, upTo: subscription.highest) }).min() else {
            return nil
        }
        guard distance > 0 else { return rank(isVague: false) }
        let tolerance = candidates.count == 1 ? Self.tolerance : Self.toleranceAmongSeveral
        guard distance <= tolerance, timeline.awaitsCharge(on: movement.day) else { return nil }
        return rank(isVague: true, distance: distance)
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
