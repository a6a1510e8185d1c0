package import Models

/// A transaction of a recorded change, as the history shows and checks it without reading the undo image.
package struct AuditGroup: Hashable, Sendable {
    /// The side of a transaction's first part.
    package struct Side: Hashable, Sendable {
        /// The ledger account.
        package let ledgerAccount: LedgerAccountID
        /// The day on this side.
        package let day: Day
        /// What all parts move, as seen from the ledger account.
        package let amount: Money
    }

    /// The group's id.
    package let id: ID<Transaction>
    /// The revision after the change; 0 if the group was removed.
    let revision: Int64
    /// Source and destination of the first part after the change, or before its removal; empty if they are not known.
    package let sides: [Side]

    /// How many transactions of one change are listed; the history does not check larger changes.
    static let limit = 40

    /// - Parameter sides: of the first part; empty if they are not known.
    init(id: ID<Transaction>, revision: Int64, sides: [Side] = []) {
        self.id = id
        self.revision = revision
        self.sides = sides
    }

    /// - Parameters:
    ///   - change: the change of a group.
    ///   - state: the group after the change, or before its removal; nil if it is not known.
    init(_ change: GroupChange, state: TransactionGroup?) throws(MoneyError) {
        var sides: [Side] = []
        if let state, let part = state.parts.first {
            for (ledgerAccount, day) in [(part.source, part.sourceDay), (part.destination, part.destinationDay)] {
                sides.append(
                    Side(
                        ledgerAccount: ledgerAccount, day: state.day(at: ledgerAccount) ?? day,
                        amount: try state.amount(at: ledgerAccount, in: part.amount.currency)))
            }
        }
        self.init(id: ID(rawValue: change.id), revision: change.newRevision, sides: sides)
    }
}
