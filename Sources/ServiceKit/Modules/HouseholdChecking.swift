import Ledger
package import Models
package import Storage

/// What a module checks of a household beside its ledger.
package protocol HouseholdChecking: ServiceModule {
    /// The differences between stored and recomputed sums, a sentence each.
    func differences(of household: ID<Household>, on connection: Connection) throws -> [String]

    /// IBANs as they are stored, which may be empty, with the objects that have them: `person 7`.
    func ibans(of household: ID<Household>, on connection: Connection) throws -> [(owner: String, iban: String)]
}

extension ServiceModules {
    package var checks: [any HouseholdChecking] { ledger.extending() }

    /// The differences that the modules find.
    @Sendable package func differences(of household: ID<Household>, on connection: Connection) throws -> [String] {
        try checks.flatMap { try $0.differences(of: household, on: connection) }
    }
}
