import Models
import Services

struct MockStandingOrderService: StandingOrderServiceProtocol {
    let ledger: MockLedger

    init(_ ledger: MockLedger) { self.ledger = ledger }

    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder { throw ServiceError.serverError(501) }
    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails { throw ServiceError.serverError(501) }
    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder { throw ServiceError.serverError(501) }
    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder { throw ServiceError.serverError(501) }
    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder { throw ServiceError.serverError(501) }
}
