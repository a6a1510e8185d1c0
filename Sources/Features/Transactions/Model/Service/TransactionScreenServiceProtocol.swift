package import Models
package import Services

/// Fetches the data of transaction screens, each from one snapshot.
package protocol TransactionScreenServiceProtocol: Sendable {
    /// One page of the entries of an account or of all accounts, in which a transfer between two of them is one entry. The first page has count and
    /// sums of the whole list.
    ///
    /// - Parameters:
    ///   - account: the account of the list; nil for all accounts, of which the query may choose some.
    ///   - order: for orders other than newest first, `offset` is the position of the page instead of the query's cursor.
    ///   - query: builds the query from the account, if it is the list of one, and the choices.
    /// - Throws: `ServiceError.notFound`.
    func fetchList(
        account: ID<Account>?, order: EntryOrder, offset: Int, asking query: @Sendable (Account?, TransactionListChoices) -> EntryQuery
    ) async throws -> TransactionList

    /// All transactions of a list, newest first, at most 5,000.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchSelection(
        account: ID<Account>?, asking query: @Sendable (Account?, TransactionListChoices) -> EntryQuery
    ) async throws -> TransactionDetails

    /// - Throws: `ServiceError.notFound` if one of them does not exist.
    func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails

    /// - Parameters:
    ///   - account: nil for the default one, otherwise the first.
    ///   - copying: a transaction to copy with today's day.
    /// - Throws: `ServiceError.notFound`; `.rule` for a transaction that cannot be copied: a currency exchange.
    func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction

    /// The category that a new transaction gets from its payee, if none is chosen; nil if the payee has none yet.
    func fetchCategory(of payee: String, isIncome: Bool) async throws -> ID<Category>?

    /// Writes a list of transactions as CSV, at most the 5,000 newest. Records the export in the security log.
    ///
    /// - Throws: `ServiceError.notFound` for an unknown account; `.confirmationNeeded` in the browser for several accounts without a recent
    ///   confirmation.
    func exportList(_ query: EntryQuery, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws
}

extension DependencyContainer {
    package func transactionScreens() -> any TransactionScreenServiceProtocol { service() }
}

extension TransactionScreenServiceProtocol {
    /// One page of an account's entries, newest first.
    package func fetchList(
        account: ID<Account>, asking query: @Sendable (Account?, TransactionListChoices) -> EntryQuery
    ) async throws -> TransactionList {
        try await fetchList(account: account, order: .newest, offset: 0, asking: query)
    }
}
