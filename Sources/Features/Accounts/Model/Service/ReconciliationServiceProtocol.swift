package import Models
package import Services

/// Reconciles an account with a paper statement: entries are ticked until the difference is 0, then the day is closed.
package protocol ReconciliationServiceProtocol: Sendable {
    /// An account with its reconciliation in progress, if any.
    ///
    /// - Parameter after: the end of the previous page of entries; nil for the newest.
    /// - Throws: `ServiceError.notFound`.
    func fetchCheck(account: ID<Account>, after: EntryCursor?) async throws -> StatementCheck

    /// Starts a reconciliation, or changes day or balance of the one in progress; ticks are kept.
    ///
    /// - Parameter since: the first day, if the account has no closed day yet; nil for the first of the day's month.
    /// - Throws: `ServiceError.rule` for a day that is closed or in the future.
    func startCheck(account: ID<Account>, day: Day, stated: Money, since: Day?) async throws -> AccountCheck

    /// Sets the ticks of the listed entries; ticks of other entries are kept.
    ///
    /// - Parameter after: the page to return.
    /// - Throws: `ServiceError.rule` if no reconciliation is in progress; `.notFound` if an entry is not part of it.
    func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>, after: EntryCursor?
    ) async throws -> AccountCheck

    /// Closes the day of the reconciliation. Entries that are not ticked are carried into the next one.
    ///
    /// - Throws: `ServiceError.rule` unless the difference is 0.
    func close(account: ID<Account>) async throws

    /// Cancels the reconciliation in progress.
    func cancelCheck(account: ID<Account>) async throws

    /// Reopens the last closed day.
    ///
    /// - Throws: `ServiceError.rule` if there is none.
    func reopen(account: ID<Account>) async throws
}

extension DependencyContainer {
    package func reconciliation() -> any ReconciliationServiceProtocol { service() }
}

extension ReconciliationServiceProtocol {
    /// The first page of the reconciliation in progress.
    package func fetchCheck(account: ID<Account>) async throws -> StatementCheck { try await fetchCheck(account: account, after: nil) }

    /// Starts a reconciliation after the last closed day, or with the day's month.
    package func startCheck(account: ID<Account>, day: Day, stated: Money) async throws -> AccountCheck {
        try await startCheck(account: account, day: day, stated: stated, since: nil)
    }

    /// Sets ticks and returns the first page.
    package func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>
    ) async throws -> AccountCheck {
        try await tick(account: account, ticked: ticked, of: listed, after: nil)
    }
}
