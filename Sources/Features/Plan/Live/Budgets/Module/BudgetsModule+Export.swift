import Models
import ServiceKit
import StatementFiles
import Storage

/// Budgets in exports of the ledger in plain text.
extension BudgetsModule: BudgetExporting {
    func budgets(of ledgerAccounts: [LedgerAccountID], in household: Household, on connection: Connection) throws -> [ExportedBudget] {
        let budgets = try BudgetRepository(connection, household: household.id).all()
        guard !budgets.isEmpty else { return [] }
        let builder = BudgetExportBuilder(household: household)
        let parts = try CategoryParentRepository(connection, household: household.id).all()
        return ledgerAccounts.enumerated().flatMap { index, id -> [ExportedBudget] in
            let category: ID<Models.Category> = ID(rawValue: id.rawValue)
            // `hledger` adds the budget of a part to that of its parent; here it is included in it.
            if let parent = parts.parent(of: category), budgets[parent] != nil { return [] }
            return budgets[category].map { builder.budgets(of: $0, category: index) } ?? []
        }
    }
}
