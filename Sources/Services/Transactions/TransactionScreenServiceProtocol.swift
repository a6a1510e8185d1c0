package import Models

/// Reads whole screens about transactions, each from one snapshot.
package protocol TransactionScreenServiceProtocol: Sendable {
    /// One page of an account's entries.
    ///
    /// - Parameter query: what is asked for, once the account and the categories are known; its account is that of the list.
    /// - Throws: `ServiceError.notFound`.
    func fetchList(
        account: ID<Account>, asking query: @Sendable (Account, [Category]) -> EntryQuery
    ) async throws -> AccountTransactions

    /// One page of what people call by a text, in all accounts.
    ///
    /// - Parameter locale: how an amount may be written; nil: with a point, and nothing else beside the digits.
    func search(_ text: String, in locale: LocaleFormat?, after: EntryCursor?) async throws -> SearchResults

    /// - Throws: `ServiceError.notFound` where one of them is not there.
    func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails

    /// - Parameters:
    ///   - account: nil: the default one, else the first.
    ///   - copying: a transaction that is entered once more, today.
    /// - Throws: `ServiceError.notFound`; `.rule` for a transaction that no draft can enter: a change of currency.
    func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction
}

extension TransactionScreenServiceProtocol {
    /// One page of what people call by a text, in all accounts.
    package func search(_ text: String, after: EntryCursor?) async throws -> SearchResults {
        try await search(text, in: nil, after: after)
    }
}
