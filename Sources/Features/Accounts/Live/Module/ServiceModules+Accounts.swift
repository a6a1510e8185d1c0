import Ledger
package import ServiceKit

extension ServiceModules {
    /// The modules of accounts, in the order of `ServiceModules.standard`.
    package static let accounts: [any ServiceModule] = [AccountsModule(), AccountRemovalUndo(), AccountSharingUndo()]

    /// The modules of exchange rates and of checks, in the order of `ServiceModules.standard`.
    package static let ratesAndChecks: [any ServiceModule] = [RatesModule(), ReconciliationModule()]
}

// Accounts extend the ledger several times, so they have a module for each; those of the ledger know no services.
extension AccountRemovalUndo: ServiceModule {}
extension AccountSharingUndo: ServiceModule {}
