package import Models

extension Connection {
    /// Takes the lock of a household for the rest of the transaction, so that what the write reads stays as it is until its commit. Nothing
    /// happens on an engine whose writes are serialized.
    package func lock(_ household: ID<Household>) throws {
        guard let statement = dialect.householdLock else { return }
        try query(statement, .id(household)) { _ in }
    }
}
