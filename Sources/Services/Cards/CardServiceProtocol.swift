package import Models

/// The wallet: cards, what they give back, and whether they are worth their fee (`product.md` section 7).
package protocol CardServiceProtocol: Sendable {

    // MARK: - Reading

    /// The first screen, from one snapshot.
    func fetchWallet() async throws -> Wallet

    /// A card with all that its screens name, from one snapshot; one that was removed, too.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchCard(id: ID<Card>) async throws -> CardDetails

    /// What the form for a new card offers.
    ///
    /// - Parameter search: words of issuer and name; empty: all products.
    func fetchCatalogue(search: String) async throws -> CatalogueListing

    /// What cards brought, by card, category and period.
    func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport

    /// Cards to pay with, the best first: by what is left of benefits that such a purchase would use. Cards that bring nothing are not among them.
    func bestCards(for purchase: CardPurchase) async throws -> [BestCard]

    // MARK: - Changing

    /// Adds a card with the benefits of its product. Charges that are in its account's ledger already use benefits at once, in the cycles of today.
    ///
    /// A draft whose key was used already makes nothing; the card it made the first time comes back.
    ///
    /// - Throws: `ServiceError.rule` for a text that is blank, too long or holds a card's number; `.notFound` for an unknown product or account.
    func addCard(_ draft: CardDraft) async throws -> Card

    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.rule`, `.notFound`.
    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card

    /// Puts the wallet in an order; cards that are not named follow in the order that they have.
    func orderCards(_ ids: [ID<Card>]) async throws

    /// What the member has set at the bank.
    ///
    /// - Throws: `ServiceError.rule` for a limit that is not above zero, or above the card's maximum; `.conflict`.
    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card

    /// Takes a step in the life of a card.
    ///
    /// - Parameter plastic: number and expiry of the new card, of a replacement.
    /// - Throws: `ServiceError.rule` for a step that there is not.
    func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card

    /// Takes a card out of the wallet. What it gave stays in the history, and it can come back.
    ///
    /// - Returns: the change, to take it back.
    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord>

    // MARK: - What is due

    /// Records the cycles that have ended and what was lost of them, claims what claims itself, takes over a new catalogue, and tells of
    /// what expires and of fees. It can run as often as it likes.
    func runDue(today: Day) async throws
}
