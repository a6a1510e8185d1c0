package import Models

/// Finds the expected item that a transaction completes: by account, direction, amount, payee and day.
package struct ExpectedMatcher: Sendable {
    private let items: [ExpectedItem]

    /// - Parameter items: removed ones are ignored.
    package init(_ items: [ExpectedItem]) {
        self.items = items.filter { !$0.isRemoved }
    }

    /// Whether an item may match, by amount and account alone.
    package func mayMatch(_ movement: AccountMovement) -> Bool { items.contains { distance($0, movement) != nil } }

    /// The occurrence that a movement completes: an item with its payee has precedence over one without, then one with its account, the nearer day,
    /// the nearer amount.
    ///
    /// - Parameter timeline: the timeline of an item with its settled occurrences.
    package func match(
        _ movement: AccountMovement, timeline: (ExpectedItem) throws -> ExpectedTimeline
    ) rethrows -> ExpectedOccurrence? {
        let matches = try items.compactMap { item -> (rank: MovementRank<ExpectedItem>, occurrence: ExpectedOccurrence)? in
            guard let distance = distance(item, movement), item.payeeKey.isEmpty || item.payeeKey == movement.payeeKey,
                let open = try timeline(item).occurrence(on: movement.day), let amount = movement.amount(in: item.amount.currency)
            else { return nil }
            let rank = MovementRank(
                isVague: item.payeeKey.isEmpty, isOtherAccount: item.account == nil, days: abs(open.due.distance(to: movement.day)),
                distance: distance, id: item.id)
            let state = ExpectedOccurrence.State.completed(amount, on: movement.day, movement.group)
            return (rank, ExpectedOccurrence(item: item.id, day: open.scheduled, state: state, isByHand: false))
        }
        return matches.min { $0.rank < $1.rank }?.occurrence
    }

    /// The difference of the amount from the expected one; nil beyond the tolerance, in the other direction, or in another account. Own transfers,
    /// and payments of an account that others do not see, count only for an item with the account.
    private func distance(_ item: ExpectedItem, _ movement: AccountMovement) -> Int64? {
        guard let amount = movement.amount(in: item.amount.currency), amount.isNegative == item.amount.isNegative, !amount.isZero else {
            return nil
        }
        guard item.account.map({ $0 == movement.account }) ?? !(movement.isOwnTransfer || movement.isClosed) else { return nil }
        let (difference, isOver) = amount.minorUnits.subtractingReportingOverflow(item.amount.minorUnits)
        guard !isOver, difference.magnitude <= UInt64(item.tolerance) else { return nil }
        return Int64(difference.magnitude)
    }
}
