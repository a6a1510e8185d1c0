import Ledger
import Models
import PeopleModel
import Services
import Storage
import TransactionsModel

/// One side of a transfer that is joined: a transaction that moves money between one own account and a category. For a split, the part with the
/// amount of the other side.
struct JoinedSide {
    let group: TransactionGroup
    /// Index of the transaction in the group.
    let index: Int
    /// The own account.
    let account: LedgerAccountRecord
    /// Whether the account is debited.
    let isOutgoing: Bool

    var part: Transaction { group.parts[index] }
    var isSplit: Bool { group.parts.count > 1 }
    /// The day on the account's side.
    var day: Day { isOutgoing ? part.sourceDay : part.destinationDay }

    /// - Parameter other: the transaction of the other side.
    /// - Throws: `ServiceError.rule` if the group is anything else.
    init(_ group: TransactionGroup, with other: TransactionGroup, in write: UnitOfWork) throws {
        let touched = try Set(group.parts.flatMap { [$0.source, $0.destination] }).compactMap { try write.ledgerAccounts.find($0) }
        let own = touched.filter { $0.role == .own }
        guard !touched.contains(where: { $0.role == .receivable }) else { throw ServiceError.rule(.transactionIsShared) }
        guard own.count == 1, let account = own.first, !touched.contains(where: { $0.role == .conversion }) else {
            throw ServiceError.rule(.joinOfTransfer)
        }
        guard !touched.contains(where: { $0.role == .equity }) else { throw ServiceError.rule(.joinOfAdjustment) }
        guard let index = Self.index(in: group, of: other) else { throw ServiceError.rule(.joinOfSplit) }
        guard group.status == .completed else { throw ServiceError.rule(.joinNotCompleted) }
        self.group = group
        self.index = index
        self.account = account
        isOutgoing = group.parts[index].source == account.id
    }

    /// The only transaction of the group; for a split, the first one with the amount of the other side, unless that is a split.
    private static func index(in group: TransactionGroup, of other: TransactionGroup) -> Int? {
        guard group.parts.count > 1 else { return group.parts.isEmpty ? nil : 0 }
        guard other.parts.count == 1, let amount = other.parts.first?.amount else { return nil }
        return group.parts.firstIndex { $0.amount == amount }
    }
}
