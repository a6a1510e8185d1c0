package import Models
package import RecurrenceModel
package import Services

/// Manages recurring income and bills. A transaction that fits an open occurrence completes it in the write that posts it.
package protocol ExpectedServiceProtocol: Sendable {
    /// All items, the next ones first, from one snapshot.
    func fetchExpected() async throws -> ExpectedOverview

    /// An item with its open and its settled occurrences.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchExpected(id: ID<ExpectedItem>) async throws -> ExpectedDetails

    /// The choices of a form.
    func fetchChoices() async throws -> ExpectedChoices

    /// Recurring series in the ledger that are neither expected nor a subscription: income, rent, loans, bills.
    func fetchFound() async throws -> FoundList

    /// Adds an item, and completes its occurrences with existing transactions of its payee.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown account or category.
    func addExpected(_ draft: ExpectedDraft) async throws -> ExpectedItem

    /// - Throws: `ServiceError.rule`; `.notFound`; `.conflict` for another revision.
    func updateExpected(id: ID<ExpectedItem>, _ draft: ExpectedDraft, revision: Int64) async throws -> ExpectedItem

    /// - Returns: the change, which can be undone.
    func deleteExpected(id: ID<ExpectedItem>) async throws -> ID<AuditRecord>

    /// Settles an open occurrence: completed without a transaction, or skipped.
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
    /// Completed, without a transaction of its own.
    case came
    /// Completed by a transaction, regardless of its payee and amount.
    case transaction(ID<Transaction>)
    /// Skipped.
    case skipped
}
