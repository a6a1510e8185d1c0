import Ledger

/// A module that keeps files of households outside of the database.
package protocol HouseholdRemoving: ServiceModule {
    /// Deletes the files of a household that was removed. What cannot be deleted is logged.
    func removeFiles(of household: ServiceContext)
}

extension ServiceModules {
    /// Deletes the files of a household that was removed.
    package func removeFiles(of household: ServiceContext) {
        let modules: [any HouseholdRemoving] = ledger.extending()
        for module in modules { module.removeFiles(of: household) }
    }
}
