import CardsModel
import ServiceKit
import Storage

/// Reads the facts of statement lines that transactions lack for a JSON export.
struct LineFactsExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [JSONExportSection("lineFacts", write: facts)] }

    /// By transaction.
    private func facts(into output: JSONExportOutput) throws {
        try BenefitLineRepository(source.connection, household: source.household).all(of: source.scope.account) { transaction, line in
            try output.record(LineFactsExport(transaction: transaction, purchaseDay: line.purchaseDay, payee: line.payee))
        }
    }
}
