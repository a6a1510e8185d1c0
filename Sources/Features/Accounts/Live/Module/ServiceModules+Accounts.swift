import Ledger
package import ServiceKit

extension ServiceModules {
    /// The modules of accounts, in the order of `ServiceModules.standard`.
    package static let accounts: [any ServiceModule] = [AccountsModule(), AccountRemovalUndo()]

    /// The modules of exchange rates and of checks, in the order of `ServiceModules.standard`.
    package static let ratesAndChecks: [any ServiceModule] = [RatesModule(), ReconciliationModule()]
}

// Accounts extend the ledger twice, so they have a module for each; that of the ledger knows no services.
extension AccountRemovalUndo: ServiceModule {}
