package import Models
package import Storage

/// The source data of the readers of a JSON export: one snapshot, the scope, and the ledger accounts.
package struct JSONExportSource {
    package let connection: Connection
    package let household: ID<Household>
    package let scope: JSONExportScope
    package let modules: ServiceModules
    package let ledgerAccounts: [LedgerAccountRecord]
    /// The own accounts in the scope, in the order of their ids.
    package let accounts: [Account]
    package let paths: ObjectPaths

    /// - Parameters:
    ///   - ledgerAccounts: all ledger accounts of the household, in the order of their ids.
    ///   - paths: the paths of objects.
    package init(
        _ connection: Connection, household: ID<Household>, scope: JSONExportScope, modules: ServiceModules,
        ledgerAccounts: [LedgerAccountRecord], paths: @escaping ObjectPaths = { _ in nil }
    ) {
        self.connection = connection
        self.household = household
        self.scope = scope
        self.modules = modules
        self.ledgerAccounts = ledgerAccounts
        self.paths = paths
        accounts = ledgerAccounts.compactMap { $0.toAccount() }.filter { scope.contains($0.id) }
    }
}
