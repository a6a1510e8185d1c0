import ServiceKit
import Storage
import TransactionsModel
import WireModels

/// Reads category rules for a JSON export.
struct RuleExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("rules", write: rules)] }

    /// In evaluation order.
    private func rules(into output: JSONExportOutput) throws {
        for rule in try RuleRepository(source.connection, household: source.household).all() { try output.record(RuleExport(rule)) }
    }
}
