import Ledger
package import ServiceKit

extension ServiceModules {
    /// The modules of statements and uploads, in the order of `ServiceModules.standard`.
    package static let imports: [any ServiceModule] = [StatementsModule(), StatementRows(), UploadsModule()]
    /// The module of the accounts that lines name as their counterpart, in the same way.
    package static let namedTransfers: [any ServiceModule] = [NamedTransferRows()]
}

// A feature that extends the ledger twice has a module for each; those of the ledger know no services.
extension NamedTransferRows: ServiceModule {}
extension StatementRows: ServiceModule {}
