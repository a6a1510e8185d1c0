package import Models
package import Services

/// The audit history of the household.
package protocol HistoryServiceProtocol: Sendable {
    /// The kinds of changes, in the order of the filter.
    var kinds: [HistoryKind] { get }

    /// One page, newest first.
    ///
    /// A filter examines a bounded number of changes at a time, so a page may have fewer changes, even none, and still be followed by another one.
    ///
    /// - Parameters:
    ///   - before: the end of the previous page; nil for the newest.
    ///   - limit: 1–200.
    func fetchHistory(_ filter: HistoryFilter, before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage

    /// Undoes a change by its object: see `HistoryEntry.Undo`.
    ///
    /// - Parameters:
    ///   - force: also undo transactions that were changed since.
    ///   - allowsClosedDays: also undo entries on closed days.
    /// - Throws: `ServiceError.notFound`, `.rule` if it was undone already.
    func undo(_ object: ObjectReference, force: Bool, allowsClosedDays: Bool) async throws -> ObjectUndo
}

extension DependencyContainer {
    package func history() -> any HistoryServiceProtocol { service() }
}

extension HistoryServiceProtocol {
    /// One page of all changes, newest first.
    package func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        try await fetchHistory(HistoryFilter(), before: before, limit: limit)
    }
}
