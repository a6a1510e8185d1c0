import Ledger
package import Models
package import StatementFiles
package import Storage

/// A module with budgets of categories, which exports of the ledger in plain text contain.
package protocol BudgetExporting: ServiceModule {
    /// The budgets.
    ///
    /// - Parameter ledgerAccounts: what the export contains, in the order of `ExportHeader.accounts`.
    func budgets(of ledgerAccounts: [LedgerAccountID], in household: Household, on connection: Connection) throws -> [ExportedBudget]
}

extension ServiceModules {
    /// The modules with budgets.
    package var budgetExporting: [any BudgetExporting] { ledger.extending() }
}
