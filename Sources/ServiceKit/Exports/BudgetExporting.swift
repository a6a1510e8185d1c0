import Ledger
package import Models
package import StatementFiles
package import Storage

/// A module that adds budgets of categories to exports of the ledger in formats that have them.
package protocol BudgetExporting: ServiceModule {
    /// The budgets, in the order of their categories.
    ///
    /// - Parameter ledgerAccounts: the ledger accounts of the export; a budget names its category by the position among them.
    func budgets(of ledgerAccounts: [LedgerAccountID], in household: Household, on connection: Connection) throws -> [ExportedBudget]
}

extension ServiceModules {
    /// The modules that add budgets to exports of the ledger.
    package var budgetExporting: [any BudgetExporting] { ledger.extending() }
}
