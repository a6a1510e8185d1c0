import Models
import Storage
import WireModels

/// Reads budgets for a JSON export.
struct BudgetExportReader: ExportSource {
    private let source: JSONExportSource

    init(_ source: JSONExportSource) {
        self.source = source
    }

    var sections: [JSONExportSection] { [.ofHousehold("budgets", write: budgets)] }

    /// By category and month.
    private func budgets(into output: JSONExportOutput) throws {
        let budgets = try BudgetRepository(source.connection, household: source.household).all()
        for (category, budget) in budgets.sorted(by: { $0.key < $1.key }) {
            for step in budget.steps { try output.record(BudgetExport(step, of: category)) }
        }
    }
}
