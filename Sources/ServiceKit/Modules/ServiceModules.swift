package import Ledger
package import Storage

/// The registered modules, which the composition root hands in. An extension beside each protocol lists the modules that conform to it.
package struct ServiceModules: Sendable {
    /// The same modules as the ledger sees them; finds those that conform to a protocol.
    package let ledger: LedgerModules
    /// The factory of each service, by its protocol's metatype.
    let services: [ObjectIdentifier: @Sendable (ServiceContext) -> Any]
    /// The migrations of all modules.
    package let migrations: [Migration]
    /// The policies of their tables, by the tables' names.
    package let policies: [String: RowPolicy]

    package init(_ modules: [any ServiceModule]) {
        ledger = LedgerModules(modules)
        services = Dictionary(uniqueKeysWithValues: modules.flatMap(\.services).map { ($0.type, $0.make) })
        migrations = modules.flatMap(\.migrations)
        policies = Dictionary(uniqueKeysWithValues: modules.flatMap(\.policies))
    }
}
