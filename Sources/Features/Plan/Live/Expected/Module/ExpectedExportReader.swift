import Models
import PlanModel
import ServiceKit
import Storage
import WireModels

/// Reads expected items for a JSON export.
struct ExpectedExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [JSONExportSection("expectedItems", write: items)] }

    /// By id; those of the account, if there is only one.
    private func items(into output: JSONExportOutput) throws {
        let occurrences = ExpectedOccurrenceRepository(source.connection, household: source.household)
        for item in try ExpectedItemRepository(source.connection, household: source.household).all() where !item.isRemoved {
            guard source.scope.account == nil || item.account.map({ source.scope.contains($0) }) == true else { continue }
            try output.record(ExpectedItemExport(item, occurrences: try occurrences.all(of: item.id)))
        }
    }
}
