package import Ledger

/// The modules of the program, handed in by the composition root. Beside each protocol that they conform to stands the list of those that do.
package struct ServiceModules: Sendable {
    /// What they extend of the ledger; finds those of a protocol.
    package let ledger: LedgerModules
    /// What makes each service, by the protocol's metatype.
    let services: [ObjectIdentifier: @Sendable (ServiceContext) -> Any]

    package init(_ modules: [any ServiceModule]) {
        ledger = LedgerModules(modules)
        services = Dictionary(uniqueKeysWithValues: modules.flatMap(\.services).map { ($0.type, $0.make) })
    }
}
