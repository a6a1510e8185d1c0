import Ledger
import Models
import Storage
import TransferModel

/// Transfers and standing orders from or to an account follow it. The undo of a merge moves them back with their changes since.
extension TransfersModule: AccountDependent {
    var topics: Set<Topic> { [.transfers] }
    var tables: [SnapshotTable] { TransferRepository.tables }

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        try RowSnapshotRepository(merge.write.connection, household: merge.write.household)
            .copyRows(of: merge.absorbed, in: tables, to: merge.rows)
    }

    func move(_ merge: AccountMergeStep) throws { try repository(merge.write).move(from: merge.absorbed, to: merge.target) }

    func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try repository(write).deleteAll(of: account) }

    func restore(_ restoration: AccountRestoration) throws { try repository(restoration.write).restore(restoration.rows) }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try repository(write).namedInHistory(of: account)
    }

    private func repository(_ write: UnitOfWork) -> TransferRepository {
        TransferRepository(write.connection, household: write.household)
    }
}
