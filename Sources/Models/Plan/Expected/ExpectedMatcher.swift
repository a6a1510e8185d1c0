/// Finds the expected item that a transaction completes: by account, direction, amount, payee and day.
package struct ExpectedMatcher: Sendable {

    /// A credit or debit of an own account.
    package struct Movement: Hashable, Sendable {
        package var group: ID<Transaction>
        package var day: Day
        /// Positive for a credit, negative for a debit.
        package var amount: Money
        /// The amount in another currency, with the same sign.
        package var foreign: Money?
        package var account: ID<Account>
        /// The normalised payee.
        package var payeeKey: String
        /// Whether the other side is an own account, too.
        package var isOwnTransfer: Bool

        package init(
            group: ID<Transaction>, day: Day, amount: Money, foreign: Money? = nil, account: ID<Account>, payeeKey: String,
            isOwnTransfer: Bool = false
        ) {
            self.group = group
            self.day = day
            self.amount = amount
            self.foreign = foreign
            self.account = account
            self.payeeKey = payeeKey
            self.isOwnTransfer = isOwnTransfer
        }

        /// The amount in a currency; nil if it is unknown.
        package func amount(in currency: Currency) -> Money? {
            if amount.currency == currency { return amount }
            return foreign.flatMap { $0.currency == currency ? $0 : nil }
        }
    }

    private let items: [ExpectedItem]

    /// - Parameter items: removed ones are ignored.
    package init(_ items: [ExpectedItem]) {
        self.items = items.filter { !$0.isRemoved }
    }

    /// Whether an item may match, by amount and account alone.
    package func mayMatch(_ movement: Movement) -> Bool { items.contains { distance($0, movement) != nil } }

    /// The occurrence that a movement completes: an item with its payee has precedence over one without, then one with its account, the nearer day,
    /// the nearer amount.
    ///
    /// - Parameter timeline: the timeline of an item with its settled occurrences.
    package func match(
        _ movement: Movement, timeline: (ExpectedItem) throws -> ExpectedTimeline
    ) rethrows -> ExpectedOccurrence? {
        var best: (rank: Rank, occurrence: ExpectedOccurrence)?
        for item in items {
            guard let distance = distance(item, movement), item.payeeKey.isEmpty || item.payeeKey == movement.payeeKey,
                let open = try timeline(item).occurrence(on: movement.day), let amount = movement.amount(in: item.amount.currency)
            else { continue }
            let rank = Rank(
                isAnyPayee: item.payeeKey.isEmpty, isAnyAccount: item.account == nil, days: abs(open.due.distance(to: movement.day)),
                distance: distance, item: item.id)
            if best.map({ rank < $0.rank }) ?? true {
                best = (
                    rank,
                    ExpectedOccurrence(
                        item: item.id, day: open.scheduled, state: .completed(amount, on: movement.day, movement.group), isByHand: false)
                )
            }
        }
        return best?.occurrence
    }

    // MARK: - Private

    /// Lower is better.
    private struct Rank: Comparable {
        var isAnyPayee: Bool
        var isAnyAccount: Bool
        var days: Int
        var distance: Int64
        var item: ID<ExpectedItem>

        static func < (left: Rank, right: Rank) -> Bool {
            (left.isAnyPayee ? 1 : 0, left.isAnyAccount ? 1 : 0, left.days, left.distance, left.item) < (
                right.isAnyPayee ? 1 : 0, right.isAnyAccount ? 1 : 0, right.days, right.distance, right.item
            )
        }
    }

    /// The difference of the amount from the expected one; nil beyond the tolerance, in the other direction, or in another account. Own transfers
    /// count only for an item with the account.
    private func distance(_ item: ExpectedItem, _ movement: Movement) -> Int64? {
        guard let amount = movement.amount(in: item.amount.currency), amount.isNegative == item.amount.isNegative, !amount.isZero else {
            return nil
        }
        guard item.account.map({ $0 == movement.account }) ?? !movement.isOwnTransfer else { return nil }
        let (difference, isOver) = amount.minorUnits.subtractingReportingOverflow(item.amount.minorUnits)
        guard !isOver, difference.magnitude <= UInt64(item.tolerance) else { return nil }
        return Int64(difference.magnitude)
    }
}
