import Models
import Services
import Storage

/// Reads the whole wallet inside one snapshot: a household has a handful of cards, and every screen of them asks for nearly all.
struct CardReader {
    /// Removed ones too, in the order of the wallet.
    let cards: [Card]
    let resolver: TemplateResolver
    private let benefits: [ID<Card>: [Benefit]]
    private let uses: [ID<Benefit>: [BenefitUse]]
    private let records: [ID<Benefit>: [BenefitCycleRecord]]
    private let closed: [ID<Benefit>: Day]
    private let context: ServiceContext
    private let today: Day

    init(_ connection: Connection, context: ServiceContext, today: Day? = nil) throws {
        self.context = context
        self.today = today ?? context.clock.today()
        let household = context.household.id
        cards = try CardRepository(connection, household: household).all()
        resolver = TemplateResolver(catalogue: context.catalogue, cards: cards)
        let repository = BenefitRepository(connection, household: household)
        guard !cards.isEmpty else {
            (benefits, uses, records, closed) = ([:], [:], [:], [:])
            return
        }
        benefits = Dictionary(grouping: try repository.all(), by: \.card)
        uses = try BenefitUseRepository(connection, household: household).all()
        records = Dictionary(grouping: try repository.cycles(), by: \.benefit).mapValues { $0.map(\.record) }
        closed = try repository.closedThrough()
    }

    // MARK: - Cards

    /// Those of the wallet.
    func wallet() -> [WalletCard] { cards.filter { !$0.isRemoved }.map(card) }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Card>) throws -> Card {
        guard let card = cards.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return card
    }

    /// A card with what its fee year brought; ignored benefits count nowhere.
    func card(_ card: Card) -> WalletCard {
        let year = CardFeeYear(containing: today, opened: card.opened)
        let counted = (benefits[card.id] ?? []).filter { $0.mode != .ignore }
        let redeemed = counted.flatMap { uses(of: $0, card).filter { $0.counts && year.contains($0.day) }.map(\.value) }
        let lost = counted.flatMap { ended(of: $0, card).filter { $0.cycle.last.map(year.contains) ?? false }.map(\.lost) }
        return WalletCard(
            card, benefits: (benefits[card.id] ?? []).map { benefit($0, of: card) }, redeemed: redeemed, lost: lost, resolver: resolver,
            currency: householdCurrency, today: today, locale: locale)
    }

    // MARK: - Benefits

    /// All benefits, removed ones too, each with its card.
    func allBenefits() -> [(benefit: Benefit, card: Card)] {
        cards.flatMap { card in (benefits[card.id] ?? []).map { ($0, card) } }
    }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Benefit>) throws -> (benefit: Benefit, card: Card) {
        guard let found = allBenefits().first(where: { $0.benefit.id == id }) else { throw ServiceError.notFound }
        return found
    }

    func benefit(_ benefit: Benefit, of card: Card) -> WalletBenefit {
        WalletBenefit(
            benefit, opened: card.opened, uses: uses(of: benefit, card), hasEnded: hasEnded(card), resolver: resolver, today: today,
            locale: locale)
    }

    func listing(_ benefit: Benefit, of card: Card) -> BenefitListing {
        BenefitListing(card: card.id, cardName: name(of: card), benefit: self.benefit(benefit, of: card))
    }

    /// Benefits of the wallet that count, those to be used first before others.
    func listings(card: ID<Card>? = nil) -> [BenefitListing] {
        let all = allBenefits().filter { benefit, owner in
            !owner.isRemoved && !benefit.isRemoved && benefit.mode != .ignore && (card.map { $0 == owner.id } ?? true)
        }
        return all.map { listing($0.benefit, of: $0.card) }.sorted { WalletBenefit.isBefore($0.benefit, $1.benefit) }
    }

    /// All uses of a benefit: those that are stored, and what has claimed itself since anybody recorded it.
    func uses(of benefit: Benefit, _ card: Card) -> [BenefitUse] {
        let stored = uses[benefit.id] ?? []
        guard benefit.mode == .claimsItself else { return stored }
        let claimed = closing(of: benefit, card).claims.enumerated().map { index, claim in
            BenefitUse(
                id: ID(rawValue: -Int64(index) - 1), benefit: benefit.id, day: claim.day, amount: claim.amount, posted: claim.amount,
                state: .posted)
        }
        return stored + claimed
    }

    /// The cycles of a benefit that have ended: those that are recorded, and those that nobody has looked at yet.
    func ended(of benefit: Benefit, _ card: Card) -> [BenefitCycleRecord] {
        (records[benefit.id] ?? []) + closing(of: benefit, card).missed
    }

    func closing(of benefit: Benefit, _ card: Card) -> BenefitClosing {
        var resolved = benefit
        resolved.terms = resolver.resolveTerms(for: benefit)
        return BenefitClosing(
            resolved, opened: card.opened, uses: uses[benefit.id] ?? [], closedThrough: closed[benefit.id] ?? today,
            hasEnded: hasEnded(card), today: today)
    }

    func hasEnded(_ card: Card) -> Bool { card.isRemoved || !card.status(on: today).hasBenefits }

    var locale: LocaleFormat { context.locale ?? .englishUS }
    var householdCurrency: Currency { context.household.currency }

    func name(of card: Card) -> String {
        card.nickname.flatMap { $0.isEmpty ? nil : $0 } ?? resolver.resolveName(for: card)
    }
}
