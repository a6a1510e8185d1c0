import HouseholdModel
import ServiceKit
import Storage
import WireModels

/// Reads the history for a JSON export.
struct HistoryExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("history", write: history)] }

    /// Oldest first.
    private func history(into output: JSONExportOutput) throws {
        try AuditRepository(source.connection, household: source.household).all { try output.record(HistoryExport($0)) }
    }
}
