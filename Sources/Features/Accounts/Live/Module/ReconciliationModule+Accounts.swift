import Ledger
import Models
import Storage

/// The closed days, the open check and the balances stated by hand of an account follow it.
extension ReconciliationModule: AccountDependent {
    var topics: Set<Topic> { [.accounts] }
    var tables: [SnapshotTable] { CheckRepository.tables }
    var isRestoredFromCopies: Bool { true }
    var dependentPrecedence: Int { -1 }

    func move(_ merge: AccountMergeStep) throws {
        try repository(merge.write).move(
            from: merge.absorbed, to: merge.target, closingsBefore: (merge.unchangedBefore.absorbed, merge.unchangedBefore.target))
    }

    func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try repository(write).deleteAll(of: account) }

    func currencyWillChange(of account: ID<Account>, in write: UnitOfWork) throws {
        try CheckpointRepository(write.connection, household: write.household).deleteManual(of: account)
    }

    private func repository(_ write: UnitOfWork) -> CheckRepository { CheckRepository(write.connection, household: write.household) }
}
