import Ledger
import Models
import StatementFiles
import TransferModel

/// The references that orders have at the bank.
extension TransfersModule: OpenEntryReferences {
    var maximumDistance: Int { 10 }

    /// The reference in a line; banks write dates and numbers that look like references, so it has to belong to an order.
    func reference(in line: StatementLine, write: UnitOfWork) throws -> String? {
        let transfers = TransferRepository(write.connection, household: write.household)
        let reference = [line.reference ?? "", line.memo, line.payee].lazy.compactMap { TransferReference.first(in: $0) }.first
        guard let reference, try transfers.isTaken(reference) else { return nil }
        return reference.description
    }

    func reference(of group: ID<Transaction>, write: UnitOfWork) throws -> String? {
        try TransferRepository(write.connection, household: write.household).find(group: group)?.reference.description
    }
}
