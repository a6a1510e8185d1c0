package import Models

/// Checks an account against a paper statement: entries are ticked until nothing is missing, then the day is closed.
package protocol ReconciliationServiceProtocol: Sendable {
    /// An account with the check under way, if there is one.
    ///
    /// - Parameter after: where the page of its entries begins; nil: at the newest.
    /// - Throws: `ServiceError.notFound`.
    func fetchCheck(account: ID<Account>, after: EntryCursor?) async throws -> StatementCheck

    /// Begins a check, or changes the day or balance of the one under way; ticks stay.
    ///
    /// - Parameter since: where no day of the account is closed yet, the first day to look at; nil: the first of the day's month.
    /// - Throws: `ServiceError.rule` for a day that is closed already or still to come.
    func startCheck(account: ID<Account>, day: Day, stated: Money, since: Day?) async throws -> AccountCheck

    /// Ticks exactly these entries of the check under way; ticks of entries that are not listed stay.
    ///
    /// - Parameter after: the page that is answered.
    /// - Throws: `ServiceError.rule` where no check is under way; `.notFound` where an entry is none of it.
    func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>, after: EntryCursor?
    ) async throws -> AccountCheck

    /// Closes the day of the check. What was not ticked is carried into the next check.
    ///
    /// - Throws: `ServiceError.rule` while the difference is not 0.
    func close(account: ID<Account>) async throws

    /// Drops the check under way.
    func cancelCheck(account: ID<Account>) async throws

    /// Opens the last closed day again.
    ///
    /// - Throws: `ServiceError.rule` where none is closed.
    func reopen(account: ID<Account>) async throws
}

extension ReconciliationServiceProtocol {
    /// The first page of the check under way.
    package func fetchCheck(account: ID<Account>) async throws -> StatementCheck { try await fetchCheck(account: account, after: nil) }

    /// Begins a check after the last closed day, or with the day's month.
    package func startCheck(account: ID<Account>, day: Day, stated: Money) async throws -> AccountCheck {
        try await startCheck(account: account, day: day, stated: stated, since: nil)
    }

    /// Ticks, and answers the first page.
    package func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>
    ) async throws -> AccountCheck {
        try await tick(account: account, ticked: ticked, of: listed, after: nil)
    }
}
