import Models
import PlanModel
import ServiceKit
import Storage
import WireModels

/// Reads budgets, and which categories are part of others, for a JSON export.
struct BudgetExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("categoryParts", write: parts), .ofHousehold("budgets", write: budgets)] }

    /// By part.
    private func parts(into output: JSONExportOutput) throws {
        for (child, parent) in try CategoryParentRepository(source.connection, household: source.household).all().pairs {
            try output.record(CategoryPartExport(part: child, whole: parent))
        }
    }

    /// By category and month.
    private func budgets(into output: JSONExportOutput) throws {
        let budgets = try BudgetRepository(source.connection, household: source.household).all()
        for (category, budget) in budgets.sorted(by: { $0.key < $1.key }) {
            for step in budget.steps { try output.record(BudgetExport(step, of: category)) }
        }
    }
}
