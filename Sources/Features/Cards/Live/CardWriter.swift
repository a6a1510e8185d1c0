import CardsModel
import Ledger
import Models
import ServiceKit
import Services

/// Changes cards and benefits within a unit of work.
struct CardWriter {
    let write: UnitOfWork
    let cards: CardRepository
    let benefits: BenefitRepository
    let uses: BenefitUseRepository
    private let context: ServiceContext
    let today: Day

    init(_ write: UnitOfWork, context: ServiceContext, today: Day? = nil) throws {
        self.write = write
        self.context = context
        self.today = try today ?? context.today()
        cards = CardRepository(write.connection, household: write.household)
        benefits = BenefitRepository(write.connection, household: write.household)
        uses = BenefitUseRepository(write.connection, household: write.household)
    }

    // MARK: - Rows

    /// A card that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`, also for a removed card.
    func card(_ id: ID<Card>) throws -> Card {
        let card = try write.named(in: CardRepository.init).find(id).existing()
        try write.touch([card.account])
        return card
    }

    /// A benefit of a card that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`, also for a removed benefit.
    func benefit(_ id: ID<Benefit>) throws -> Benefit { try write.named(in: BenefitRepository.init).find(id).existing() }

    /// A use of such a benefit, also an undone one.
    ///
    /// - Throws: `ServiceError.notFound`.
    func use(_ id: ID<BenefitUse>) throws -> BenefitUse {
        guard let use = try write.named(in: BenefitUseRepository.init).find(id) else { throw ServiceError.notFound }
        return use
    }

    /// Updates a card that was read in this unit of work.
    ///
    /// - Returns: the card with its new revision.
    /// - Throws: `ServiceError.conflict` if its revision changed.
    func save(_ card: Card) throws -> Card { try card.revised(cards.update(card)) }

    /// Updates a benefit that was read in this unit of work.
    ///
    /// - Throws: `ServiceError.conflict` if its revision changed.
    func save(_ benefit: Benefit) throws -> Benefit { try benefit.revised(benefits.update(benefit)) }

    /// The display name of a card.
    func name(of card: Card) -> String { card.nickname ?? resolver(card).resolveName(for: card) }

    func name(of benefit: Benefit, _ card: Card) -> String { resolver(card).resolveName(for: benefit) }

    private func resolver(_ card: Card) -> TemplateResolver { TemplateResolver(catalogue: context.catalogue, cards: [card]) }

    // MARK: - Cycles

    /// Records ended cycles and automatic claims up to yesterday. Called before a change of a card or benefit, so that the change applies
    /// from today.
    func close(_ card: Card, _ only: [Benefit]? = nil) throws {
        let end = card.end(on: today)
        let closed = try benefits.closedThrough()
        for benefit in try only ?? benefits.all(of: card.id) {
            let through = closed[benefit.id] ?? today
            let known = try uses.all(of: benefit.id)
            let catchUp = BenefitCatchUp(benefit, opened: card.opened, uses: known, closedThrough: through, end: end, today: today)
            for claim in catchUp.claims {
                try uses.insert(
                    BenefitUse(
                        id: write.makeID(), benefit: benefit.id, day: claim.day, amount: claim.amount, posted: claim.amount,
                        state: .posted))
            }
            let last = catchUp.missed.last?.cycle.last
            // A benefit that is ignored or whose card has ended loses no value, but its cycles still end.
            let until = end != nil || benefit.mode == .ignore ? today.adding(days: -1) : last
            if let until, until > through { try benefits.close(catchUp.missed, of: benefit.id, through: until) }
        }
    }

    /// Restarts a benefit's cycles at the current one, if its terms or the card's opening day define other cycles: earlier ones are not
    /// known to be lost. Deletes automatic claims before the account's opening day.
    func beginCycles(_ benefit: Benefit, of card: Card) throws {
        for use in try uses.all(of: benefit.id) where !use.isManual && use.charge == nil && use.credit == nil {
            if let opened = card.opened, use.day < opened { try uses.delete(use.id) }
        }
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: try uses.all(of: benefit.id))
        guard let first = calendar.cycle(containing: today)?.first else { return }
        try benefits.close([], of: benefit.id, through: min(first, today).adding(days: -1))
    }

    // MARK: - Statements

    /// Matches the transactions of a card's account with its benefits: those of the fee year and of the current cycles.
    func matchExistingCharges(_ card: Card) throws {
        let tracker = try write.observer(of: BenefitsModule.self)
        tracker.clearCaches()
        guard let account = card.account else { return }
        var first = CardFeeYear(containing: today, opened: card.opened).first
        for benefit in try benefits.all(of: card.id) {
            let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since)
            if let cycle = calendar.cycle(containing: today) { first = min(first, cycle.first) }
        }
        try tracker.recordAll(at: account, since: max(first, today.adding(days: -Self.lookbackDays)))
    }

    /// The number of days back for which transactions are matched for a new card: a year, plus the maximum delay of a credit.
    private static let lookbackDays = 366 + BenefitUse.creditDays
}
