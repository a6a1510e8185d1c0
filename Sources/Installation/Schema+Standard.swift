import ServiceKit
package import Storage

extension Schema {
    /// The tables of the program: those of the ledger and those of the modules, and what names several features.
    ///
    /// - Throws: `StorageError.other` if two migrations have one version, or a version is missing.
    package static var standard: Schema {
        get throws { try checked.get() }
    }

    private static let checked: Result<Schema, any Error> = Result {
        try Schema(
            base + ServiceModules.standard.migrations + [.notificationPaths, .householdKeys], policies: ServiceModules.standard.policies)
    }
}
