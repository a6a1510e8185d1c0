package import Models
package import Services

/// Manages the wallet: cards, benefits, and the value of cards compared with their fees.
package protocol CardServiceProtocol: Sendable {
    /// The data of the wallet screen, from one snapshot.
    func fetchWallet() async throws -> Wallet

    /// The data of a card's screens, from one snapshot; also for removed cards.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchCard(id: ID<Card>) async throws -> CardDetails

    /// The products and accounts for the new-card form.
    ///
    /// - Parameter search: words of issuer and name; empty for all products.
    func fetchCatalogue(search: String) async throws -> CatalogueListing

    /// Redeemed and lost value by card, category and period.
    func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport

    /// Cards for a purchase, best first: by the remaining value of benefits that the purchase would use. Cards without such benefits are
    /// omitted.
    func bestCards(for purchase: CardPurchase) async throws -> [BestCard]

    /// Adds a card with the benefits of its product. Existing charges in its account use benefits immediately, in the current cycles.
    ///
    /// A draft with a known key adds nothing and returns the existing card.
    ///
    /// - Throws: `ServiceError.rule` for a text that is blank, too long or contains a card number; `.notFound` for an unknown product or
    ///   account.
    func addCard(_ draft: CardDraft) async throws -> Card

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`.
    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card

    /// Sorts the wallet; cards that are not listed follow in their current order.
    func orderCards(_ ids: [ID<Card>]) async throws

    /// Records the limits that the member has set at the bank.
    ///
    /// - Throws: `ServiceError.rule` for a limit that is not above zero, or above the card's maximum; `.conflict`.
    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card

    /// Applies a status transition to a card.
    ///
    /// - Parameter plastic: number and expiry of a replacement card.
    /// - Throws: `ServiceError.rule` for an invalid transition.
    func apply(_ step: CardTransition, id: ID<Card>, replacement: CardReplacement?) async throws -> Card

    /// Removes a card from the wallet; its history is kept, and it can be restored.
    ///
    /// - Returns: the change, which can be undone.
    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord>

    /// Records ended cycles and their lost value, applies automatic claims, synchronises with a new catalogue, and notifies of expiring
    /// benefits and fees. Idempotent.
    ///
    /// - Returns: the lost and claimed benefits, by card and benefit, then by day.
    @discardableResult func runDue(today: Day) async throws -> [ClosedBenefit]
}

extension DependencyContainer {
    package func cards() -> any CardServiceProtocol { service() }
}
