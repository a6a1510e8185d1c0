package import Models

/// What was done in the household: who, when, what, and whether it can be taken back.
package protocol HistoryServiceProtocol: Sendable {
    /// One page, newest first.
    ///
    /// - Parameters:
    ///   - before: where an earlier page ended; nil: from the newest.
    ///   - limit: 1–200.
    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage
}
