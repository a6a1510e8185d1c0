import Models
import Services

struct LiveCardService: CardServiceProtocol {
    let context: ServiceContext

    func fetchWallet() async throws -> Wallet { throw ServiceError.serverError(501) }
    func fetchCard(id: ID<Card>) async throws -> CardDetails { throw ServiceError.serverError(501) }
    func fetchCatalogue(search: String) async throws -> CatalogueListing { throw ServiceError.serverError(501) }
    func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport { throw ServiceError.serverError(501) }
    func bestCards(for purchase: CardPurchase) async throws -> [BestCard] { throw ServiceError.serverError(501) }
    func addCard(_ draft: CardDraft) async throws -> Card { throw ServiceError.serverError(501) }
    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card { throw ServiceError.serverError(501) }
    func orderCards(_ ids: [ID<Card>]) async throws { throw ServiceError.serverError(501) }
    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        throw ServiceError.serverError(501)
    }
    func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card { throw ServiceError.serverError(501) }
    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    func runDue(today: Day) async throws { throw ServiceError.serverError(501) }
}
