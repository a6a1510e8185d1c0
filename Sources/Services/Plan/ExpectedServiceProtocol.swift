package import Models

/// Manages income and bills that return. A transaction that fits an open occurrence completes it in the write that posts it.
package protocol ExpectedServiceProtocol: Sendable {

    // MARK: - Reading

    /// All items, the next ones first, from one snapshot.
    func fetchExpected() async throws -> ExpectedOverview

    /// An item with its open and its settled occurrences.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchExpected(id: ID<ExpectedItem>) async throws -> ExpectedDetails

    /// What a form offers to choose from.
    func fetchChoices() async throws -> ExpectedChoices

    /// What recurs in the ledger and is neither expected nor a subscription: income, rent, loans, bills.
    func fetchFound() async throws -> ExpectedFound

    // MARK: - Changing

    /// Adds an item, and completes its occurrences with transactions of its payee that are there.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown account or category.
    func addExpected(_ draft: ExpectedDraft) async throws -> ExpectedItem

    /// - Throws: `ServiceError.rule`; `.notFound`; `.conflict` for another revision.
    func updateExpected(id: ID<ExpectedItem>, _ draft: ExpectedDraft, revision: Int64) async throws -> ExpectedItem

    /// - Returns: the change, which can be undone.
    func deleteExpected(id: ID<ExpectedItem>) async throws -> ID<AuditRecord>

    /// Settles an open occurrence: it came without a transaction, or is skipped.
    ///
    /// - Parameter day: the scheduled day.
    /// - Throws: `ServiceError.notFound`; `.conflict` if it is settled already.
    func settle(_ id: ID<ExpectedItem>, on day: Day, _ settlement: ExpectedSettlement) async throws

    /// Opens a settled occurrence again.
    ///
    /// - Throws: `ServiceError.notFound`; `.conflict` if it is open.
    func reopen(_ id: ID<ExpectedItem>, on day: Day) async throws
}

extension DependencyContainer {
    package func expected() -> any ExpectedServiceProtocol { service() }
}

/// How a member settles an occurrence.
package enum ExpectedSettlement: Hashable, Sendable {
    /// It came, without a transaction of its own.
    case came
    /// By a transaction, whatever its payee and amount are.
    case transaction(ID<Transaction>)
    /// It will not come this time.
    case skipped
}
