package import Models
package import Services

/// The history of a made-up household.
package struct MockHistoryService: HistoryServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        try await ledger.read { state in
            let limit = min(max(limit, 1), 200)
            let newest = state.audit.reversed().filter { record in before.map { record.id.rawValue < $0.rawValue } ?? true }
            let entries = newest.prefix(limit).map { state.entry(of: $0) }
            return HistoryPage(entries: entries, next: newest.count > limit ? entries.last?.record.id : nil)
        }
    }
}
