import Ledger
package import Models
package import Storage

/// A module that verifies its rows, as `coffer check` and the verification of a backup do with those of the ledger.
package protocol HouseholdChecking: ServiceModule {
    /// The differences between stored and recomputed sums, a sentence each.
    func differences(of household: ID<Household>, on connection: Connection) throws -> [String]

    /// IBANs as they are stored, which may be empty, with the objects that have them: `person 7`.
    func ibans(of household: ID<Household>, on connection: Connection) throws -> [(owner: String, iban: String)]
}

extension ServiceModules {
    /// The modules that verify their rows.
    package var checks: [any HouseholdChecking] { ledger.extending() }

    /// The differences that all modules find, a sentence each.
    @Sendable package func differences(of household: ID<Household>, on connection: Connection) throws -> [String] {
        try checks.flatMap { try $0.differences(of: household, on: connection) }
    }
}
