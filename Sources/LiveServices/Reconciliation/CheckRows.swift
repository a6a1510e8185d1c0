import Ledger
import Models
import Storage

/// The closed days and the open check of an account follow it.
struct CheckRows: AccountDependent {
    var tables: [SnapshotTable] { CheckRepository.tables }
    var isRestoredFromCopies: Bool { true }

    func move(_ merge: AccountMergeStep) throws {
        try repository(merge.write).move(
            from: merge.absorbed, to: merge.target, closingsBefore: (merge.unchangedBefore.absorbed, merge.unchangedBefore.target))
    }

    func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try repository(write).deleteAll(of: account) }

    private func repository(_ write: UnitOfWork) -> CheckRepository { CheckRepository(write.connection, household: write.household) }
}
