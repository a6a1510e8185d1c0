package import Models

/// How one household of a backup is added to a database.
package struct HouseholdRestoration: Sendable {
    /// Chooses a household of the backup, which may have several.
    let choose: @Sendable ([Household]) throws -> Household
    /// What is checked besides the ledger.
    let others: HouseholdCheck
    /// Says what is wrong with the household's content; nil if nothing is.
    let fault: @Sendable (ID<Household>, Connection) throws -> String?
    /// Changes the copy of the backup before the household is taken from it.
    let adapt: @Sendable (Connection) throws -> Void

    package init(
        choosing choose: @escaping @Sendable ([Household]) throws -> Household, checking others: @escaping HouseholdCheck,
        fault: @escaping @Sendable (ID<Household>, Connection) throws -> String?,
        adapting adapt: @escaping @Sendable (Connection) throws -> Void
    ) {
        self.choose = choose
        self.others = others
        self.fault = fault
        self.adapt = adapt
    }

    /// The first thing that is wrong with a household; nil if nothing is.
    func firstFault(of household: ID<Household>, on connection: Connection) throws -> String? {
        do {
            if let fault = try fault(household, connection) { return fault }
            return try LedgerCheckRepository(connection, household: household).check(others).differences.first
        } catch let error as MoneyError {
            return error.description
        }
    }
}
