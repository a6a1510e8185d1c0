import Models
import ServiceKit
import Services
import StatementFiles
import TransactionsModel

extension LiveTransactionScreenService {
    func exportList(_ query: EntryQuery, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
        if query.account == nil { try await context.requireConfirmation() }
        try await context.longRead { connection in
            let reader = try TransactionListReader(connection, household: context.household.id, account: query.account) { _, _ in query }
            var output = ByteOutput(emit: emit)
            try output.write(EntryCSV.head)
            for entry in try reader.entries() { try output.write(EntryCSV.row(entry)) }
            try output.flush()
        }
        try await context.logDataExport(.exported)
    }
}
