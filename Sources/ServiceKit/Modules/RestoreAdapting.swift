import Ledger
package import Storage

/// A module that changes a backup before it replaces the database, or before one household is taken from it, such as what was to be done once
/// and may have been done since.
package protocol RestoreAdapting: ServiceModule {
    /// Changes a copy of the backup with the current schema, in all households.
    func adaptRestored(_ connection: Connection) throws
}

extension ServiceModules {
    /// Lets all modules change a backup before it replaces the database.
    @Sendable package func adaptRestored(_ connection: Connection) throws {
        let modules: [any RestoreAdapting] = ledger.extending()
        for module in modules { try module.adaptRestored(connection) }
    }
}
