import Models
package import Services

/// Home of a made-up household.
package struct MockOverviewService: OverviewServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchHome() async throws -> HomeOverview {
        try await ledger.read { try $0.home() }
    }
}
