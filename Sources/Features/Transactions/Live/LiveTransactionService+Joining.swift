import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

extension LiveTransactionService {
    func joinTransactions(
        _ first: ID<Transaction>, with second: ID<Transaction>, allowsClosedDays: Bool
    ) async throws -> LedgerChange {
        try await context.write([.transactions, .accounts]) { write in
            write.allowsClosedDays = allowsClosedDays
            let result = try TransactionJoiner(write).join(
                try group(first, revision: nil, in: write), with: try group(second, revision: nil, in: write))
            let id = try write.record(
                .joinTransactions, subject: try subject(of: [result.group], in: write), image: result.image)
            return LedgerChange(id: id, transactions: [result.group])
        }
    }

    func dismissTransfer(of id: ID<Transaction>, with others: [ID<Transaction>]) async throws -> ID<AuditRecord> {
        try await context.write([.transactions]) { write in
            let transaction = try group(id, revision: nil, in: write)
            let others = try unique(others)
            guard !others.contains(id) else { throw ServiceError.rule(.joinOfOne) }
            let dismissals = TransferDismissalRepository(write.connection, household: write.household)
            for other in others {
                try write.touch(try group(other, revision: nil, in: write))
                try dismissals.insert(id, other)
            }
            try write.touch(transaction)
            return try write.record(
                .dismissTransfer, subject: try subject(of: [transaction], in: write),
                reference: DismissedTransfers(transaction: id, others: others).reference)
        }
    }
}
