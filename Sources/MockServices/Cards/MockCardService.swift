package import Models
package import Services

package struct MockCardService: CardServiceProtocol {
    let ledger: MockLedger

    init(_ ledger: MockLedger) { self.ledger = ledger }

    package func fetchWallet() async throws -> Wallet { throw ServiceError.serverError(501) }
    package func fetchCard(id: ID<Card>) async throws -> CardDetails { throw ServiceError.serverError(501) }
    package func fetchCatalogue(search: String) async throws -> CatalogueListing { throw ServiceError.serverError(501) }
    package func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport { throw ServiceError.serverError(501) }
    package func bestCards(for purchase: CardPurchase) async throws -> [BestCard] { throw ServiceError.serverError(501) }
    package func addCard(_ draft: CardDraft) async throws -> Card { throw ServiceError.serverError(501) }
    package func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card { throw ServiceError.serverError(501) }
    package func orderCards(_ ids: [ID<Card>]) async throws { throw ServiceError.serverError(501) }
    package func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        throw ServiceError.serverError(501)
    }
    package func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card { throw ServiceError.serverError(501) }
    package func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    package func runDue(today: Day) async throws { throw ServiceError.serverError(501) }
}
