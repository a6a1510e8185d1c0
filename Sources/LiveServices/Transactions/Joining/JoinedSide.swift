import Ledger
import Models
import Services
import Storage

/// One side of a transfer that is joined: a transaction that moves money between one own account and a category.
struct JoinedSide {
    let group: TransactionGroup
    let part: Transaction
    /// The own account.
    let account: LedgerAccountRecord
    /// Whether the money leaves the account.
    let isOutgoing: Bool

    /// The day on the account's side.
    var day: Day { isOutgoing ? part.sourceDay : part.destinationDay }

    /// - Throws: `ServiceError.rule` if the group is anything else.
    init(_ group: TransactionGroup, in write: UnitOfWork) throws {
        let touched = try Set(group.parts.flatMap { [$0.source, $0.destination] }).compactMap { try write.ledgerAccounts.find($0) }
        let own = touched.filter { $0.role == .own }
        guard !touched.contains(where: { $0.role == .receivable }) else { throw ServiceError.rule(.transactionIsShared) }
        guard own.count == 1, let account = own.first, !touched.contains(where: { $0.role == .conversion }) else {
            throw ServiceError.rule(.joinOfTransfer)
        }
        guard !touched.contains(where: { $0.role == .equity }) else { throw ServiceError.rule(.joinOfAdjustment) }
        guard let part = group.parts.first, group.parts.count == 1 else { throw ServiceError.rule(.joinOfSplit) }
        guard group.status == .completed else { throw ServiceError.rule(.joinNotCompleted) }
        self.group = group
        self.part = part
        self.account = account
        isOutgoing = part.source == account.id
    }
}
