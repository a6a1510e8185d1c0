package import Models

/// The audit history of the household.
package protocol HistoryServiceProtocol: Sendable {
    /// One page, newest first.
    ///
    /// - Parameters:
    ///   - before: the end of the previous page; nil for the newest.
    ///   - limit: 1–200.
    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage
}
