import Ledger
package import Models
package import Services
package import Storage

/// A module that forecasts the balances of accounts.
package protocol BalanceForecasting: ServiceModule {
    /// The expected balances of an account at the end of some days from tomorrow on; empty if nothing changes, and if they do not fit 64 bits.
    func balances(of account: Account, days: Int, in context: ServiceContext, on connection: Connection) throws -> [DatedAmount]
}

extension ServiceModules {
    /// The modules that forecast balances.
    package var balanceForecasting: [any BalanceForecasting] { ledger.extending() }
}
