package import Models
package import Services

/// Orders of a made-up household that return.
package struct MockStandingOrderService: StandingOrderServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder {
        try await ledger.write { try $0.addStandingOrder(draft) }
    }

    package func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails {
        try await ledger.read { try $0.details(of: try $0.standingOrder(id)) }
    }

    package func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder {
        try await ledger.write { try $0.skipNext(id, on: day) }
    }

    package func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder {
        try await ledger.write { try $0.update(id, edit, revision: revision) }
    }

    package func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder {
        try await ledger.write { try $0.endStandingOrder(id) }
    }
}
