package import Models
package import Services

/// The wallet of a made-up household, with the rules of the real one.
package struct MockCardService: CardServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchWallet() async throws -> Wallet {
        try await ledger.read { try $0.wallet() }
    }

    package func fetchCard(id: ID<Card>) async throws -> CardDetails {
        try await ledger.read { try $0.details(of: try $0.card(id)) }
    }

    package func fetchCatalogue(search: String) async throws -> CatalogueListing {
        try await ledger.read { state in
            CatalogueListing(
                version: state.cards.catalogue.version, products: state.cards.catalogue.search(search),
                accounts: state.sortedAccounts().filter { !$0.isArchived })
        }
    }

    package func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport {
        try await ledger.read { $0.value(query) }
    }

    package func bestCards(for purchase: CardPurchase) async throws -> [BestCard] {
        try await ledger.read { $0.bestCards(for: purchase) }
    }

    // MARK: - Changing

    package func addCard(_ draft: CardDraft) async throws -> Card {
        try await ledger.write { try $0.addCard(draft) }
    }

    package func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card {
        try await ledger.write { try $0.updateCard(id, edit, revision: revision) }
    }

    package func orderCards(_ ids: [ID<Card>]) async throws {
        try await ledger.write { try $0.orderCards(ids) }
    }

    package func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        try await ledger.write { try $0.setLimits(id, limits, maxima: maxima, revision: revision) }
    }

    package func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card {
        try await ledger.write { try $0.take(step, id, plastic) }
    }

    package func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.deleteCard(id) }
    }

    // MARK: - What is due

    package func runDue(today: Day) async throws {
        try await ledger.write { state in
            let now = state.context.today
            state.context.today = max(today, now)
            state.claim()
            state.context.today = now
        }
    }
}
