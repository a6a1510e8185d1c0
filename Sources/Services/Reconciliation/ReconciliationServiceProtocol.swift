package import Models

/// Checks an account against a paper statement: entries are ticked until nothing is missing, then the day is closed.
package protocol ReconciliationServiceProtocol: Sendable {
    /// The check under way for an account, or nil.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchCheck(account: ID<Account>) async throws -> AccountCheck?

    /// Begins a check, or changes the day or balance of the one under way.
    ///
    /// - Throws: `ServiceError.rule` for a day that is closed already or still to come.
    func startCheck(account: ID<Account>, day: Day, stated: Money) async throws -> AccountCheck

    /// Ticks exactly these entries of the check under way; ticks of entries that are not listed stay.
    func tick(account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>) async throws -> AccountCheck

    /// Closes the day of the check.
    ///
    /// - Throws: `ServiceError.rule` while the difference is not 0.
    func close(account: ID<Account>) async throws

    /// Drops the check under way.
    func cancelCheck(account: ID<Account>) async throws

    /// Opens the last closed day again.
    func reopen(account: ID<Account>) async throws
}
