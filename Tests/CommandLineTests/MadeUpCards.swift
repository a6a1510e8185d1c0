import Models
import Services

struct MadeUpCards: CardServiceProtocol {
    let household: MadeUpHousehold

    private var holdings: MadeUpHousehold.Holdings { household.holdings }

    private func find(_ id: ID<Card>) throws -> WalletCard {
        guard let card = holdings.cards.first(where: { $0.card.id == id }) else { throw ServiceError.notFound }
        return card
    }

    // MARK: - Reading

    func fetchWallet() async throws -> Wallet {
        try household.call("fetchWallet")
        return Wallet(cards: holdings.cards, questions: [], available: [], expiring: [], next: [])
    }

    func fetchCard(id: ID<Card>) async throws -> CardDetails {
        try household.call("fetchCard")
        return CardDetails(
            card: try find(id), account: nil, accounts: [], bonus: nil, questions: [], catalogueVersion: holdings.catalogue.version,
            source: nil)
    }

    func fetchCatalogue(search: String) async throws -> CatalogueListing {
        try household.call("fetchCatalogue \(search)")
        return CatalogueListing(version: holdings.catalogue.version, products: holdings.catalogue.search(search), accounts: [])
    }

    func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport { throw ServiceError.notFound }
    func bestCards(for purchase: CardPurchase) async throws -> [BestCard] { throw ServiceError.notFound }

    // MARK: - Changing

    func addCard(_ draft: CardDraft) async throws -> Card {
        try household.call("addCard")
        household.remember(draft)
        guard let card = holdings.cards.first?.card else { throw ServiceError.notFound }
        return card
    }

    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card {
        try household.call("updateCard \(revision)")
        household.remember(edit)
        return try find(id).card
    }

    func orderCards(_ ids: [ID<Card>]) async throws { throw ServiceError.notFound }

    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        throw ServiceError.notFound
    }

    func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card { throw ServiceError.notFound }

    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> {
        try household.call("deleteCard")
        _ = try find(id)
        return ID(rawValue: 77)
    }

    func runDue(today: Day) async throws { try household.call("runDue \(today)") }
}
