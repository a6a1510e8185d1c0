import Models
import SavingsModel
import ServiceKit

/// Reads savings plans and goals for a JSON export.
struct SavingsExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] {
        [
            JSONExportSection("savingsPlans", write: plans),
            JSONExportSection("goals", write: goals),
        ]
    }

    /// By account.
    private func plans(into output: JSONExportOutput) throws {
        let plans = try SavingsPlanRepository(source.connection, household: source.household).all()
        for account in source.accounts {
            if let plan = plans[account.id] { try output.record(SavingsPlanExport(plan, of: account.id)) }
        }
    }

    /// In their order; those with a part from the account, if there is only one.
    private func goals(into output: JSONExportOutput) throws {
        for goal in try SavingsGoalRepository(source.connection, household: source.household).all() where !goal.isRemoved {
            guard source.scope.account == nil || goal.parts.contains(where: { source.scope.contains($0.account) }) else { continue }
            try output.record(GoalExport(goal))
        }
    }
}
