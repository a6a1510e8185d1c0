package import Models

/// Fetches the data of transaction screens, each from one snapshot.
package protocol TransactionScreenServiceProtocol: Sendable {
    /// One page of an account's entries.
    ///
    /// - Parameter query: builds the query from the account and the categories; its account has to be that account.
    /// - Throws: `ServiceError.notFound`.
    func fetchList(
        account: ID<Account>, asking query: @Sendable (Account, [Category]) -> EntryQuery
    ) async throws -> AccountTransactions

    /// One page of entries of all accounts that match a text, with accounts, people and groups of that name.
    ///
    /// - Parameter locale: the locale for parsing amounts; nil accepts digits with a decimal point only.
    func search(_ text: String, in locale: LocaleFormat?, after: EntryCursor?) async throws -> SearchResults

    /// - Throws: `ServiceError.notFound` if one of them does not exist.
    func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails

    /// - Parameters:
    ///   - account: nil for the default one, otherwise the first.
    ///   - copying: a transaction to copy with today's day.
    /// - Throws: `ServiceError.notFound`; `.rule` for a transaction that cannot be copied: a currency exchange.
    func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction
}

extension TransactionScreenServiceProtocol {
    /// One page of entries of all accounts that match a text.
    package func search(_ text: String, after: EntryCursor?) async throws -> SearchResults {
        try await search(text, in: nil, after: after)
    }
}
