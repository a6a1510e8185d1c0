import Models
import Services
import Storage

/// Changes of cards and benefits inside one write.
struct CardWriting {
    let write: LedgerWrite
    let cards: CardRepository
    let benefits: BenefitRepository
    let uses: BenefitUseRepository
    private let context: ServiceContext
    let today: Day

    init(_ write: LedgerWrite, context: ServiceContext, today: Day? = nil) throws {
        self.write = write
        self.context = context
        self.today = try today ?? context.today()
        cards = CardRepository(write.connection, household: write.household)
        benefits = BenefitRepository(write.connection, household: write.household)
        uses = BenefitUseRepository(write.connection, household: write.household)
    }

    // MARK: - Rows

    /// - Throws: `ServiceError.notFound`, for a card that was removed, too.
    func card(_ id: ID<Card>) throws -> Card {
        guard let card = try cards.find(id), !card.isRemoved else { throw ServiceError.notFound }
        return card
    }

    /// - Throws: `ServiceError.notFound`, for a benefit that was removed, too.
    func benefit(_ id: ID<Benefit>) throws -> Benefit {
        guard let benefit = try benefits.find(id), !benefit.isRemoved else { throw ServiceError.notFound }
        return benefit
    }

    /// Writes a card that was read in this write.
    ///
    /// - Returns: the card as it is now.
    func save(_ card: Card) throws -> Card {
        guard try cards.update(card) else { throw ServiceError.conflict }
        var saved = card
        saved.revision += 1
        return saved
    }

    /// Writes a benefit that was read in this write.
    func save(_ benefit: Benefit) throws -> Benefit {
        guard try benefits.update(benefit) else { throw ServiceError.conflict }
        var saved = benefit
        saved.revision += 1
        return saved
    }

    /// What a card or a benefit is called.
    func name(of card: Card) -> String { card.nickname ?? resolver(card).resolveName(for: card) }

    func name(of benefit: Benefit, _ card: Card) -> String { resolver(card).resolveName(for: benefit) }

    private func resolver(_ card: Card) -> TemplateResolver { TemplateResolver(catalogue: context.catalogue, cards: [card]) }

    // MARK: - Time

    /// Records what the days up to yesterday brought: before anything of a card or a benefit changes, so that a change counts from now on.
    func close(_ card: Card, _ only: [Benefit]? = nil) throws {
        let end = card.end(on: today)
        let closed = try benefits.closedThrough()
        for benefit in try only ?? benefits.all(of: card.id) {
            let through = closed[benefit.id] ?? today
            let known = try uses.all(of: benefit.id)
            let closing = BenefitClosing(benefit, opened: card.opened, uses: known, closedThrough: through, end: end, today: today)
            for claim in closing.claims {
                try uses.insert(
                    BenefitUse(
                        id: write.makeID(), benefit: benefit.id, day: claim.day, amount: claim.amount, posted: claim.amount,
                        state: .posted))
            }
            let last = closing.missed.last?.cycle.last
            // A benefit that gives nothing just now has nothing to lose: time goes on for it.
            let until = end != nil || benefit.mode == .ignore ? today.adding(days: -1) : last
            if let until, until > through { try benefits.close(closing.missed, of: benefit.id, through: until) }
        }
    }

    /// Lets the cycles of a benefit begin anew with the one that today is in, where its terms or the card's opening day say other ones: what is before it is
    /// not known to be lost. What claimed itself before the account was opened goes.
    func beginCycles(_ benefit: Benefit, of card: Card) throws {
        for use in try uses.all(of: benefit.id) where !use.isByHand && use.charge == nil && use.credit == nil {
            if let opened = card.opened, use.day < opened { try uses.delete(use.id) }
        }
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: try uses.all(of: benefit.id))
        guard let first = calendar.cycle(containing: today)?.first else { return }
        try benefits.close([], of: benefit.id, through: min(first, today).adding(days: -1))
    }

    // MARK: - Statements

    /// Lets what is in the ledger of a card's account use its benefits: of the fee year, and of the cycles that today is in.
    func useWhatIsThere(_ card: Card) throws {
        write.book.benefits.lookAgain()
        guard let account = card.account else { return }
        var first = CardFeeYear(containing: today, opened: card.opened).first
        for benefit in try benefits.all(of: card.id) {
            let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since)
            if let cycle = calendar.cycle(containing: today) { first = min(first, cycle.first) }
        }
        try write.book.benefits.noteAll(at: account, since: max(first, today.adding(days: -Self.reach)))
    }

    /// How far back the ledger is looked through for a card that has just come: a year, and what a credit may be late.
    private static let reach = 366 + BenefitUse.creditDays
}
