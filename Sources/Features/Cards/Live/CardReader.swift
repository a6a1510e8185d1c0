import CardsModel
import Models
import ServiceKit
import Services
import Storage

/// Reads the detailed wallet in one snapshot: a household has few cards, and every card screen needs nearly all of them.
struct CardReader {
    /// All cards including removed ones, in wallet order.
    let cards: [Card]
    let resolver: TemplateResolver
    private let benefits: [ID<Card>: [Benefit]]
    private let uses: [ID<Benefit>: [BenefitUse]]
    private let records: [ID<Benefit>: [BenefitCycleRecord]]
    private let closed: [ID<Benefit>: Day]
    private let currencies: [ID<Account>: Currency]
    private let context: ServiceContext
    private let today: Day

    /// - Parameters:
    ///   - first: start of the uses and ended cycles to read, besides those needed for the current status; nil: the fee years.
    ///   - detailed: a benefit whose complete history is read.
    ///   - cards: all cards, if they were read already.
    init(
        _ connection: Connection, context: ServiceContext, today: Day? = nil, since first: Day? = nil,
        fullHistoryOf detailed: ID<Benefit>? = nil, cards: [Card]? = nil
    ) throws {
        self.context = context
        let today = try today ?? context.today()
        self.today = today
        let household = context.household.id
        let cards = try cards ?? CardRepository(connection, household: household).all()
        self.cards = cards
        resolver = TemplateResolver(catalogue: context.catalogue, cards: cards)
        guard !cards.isEmpty else {
            (benefits, uses, records, closed, currencies) = ([:], [:], [:], [:], [:])
            return
        }
        let accounts = try LedgerAccountRepository(connection, household: household).all(
            cards.compactMap(\.account).map { LedgerAccountID($0) })
        currencies = Dictionary(
            accounts.values.compactMap { record in record.currency.map { (ID(rawValue: record.id.rawValue), $0) } },
            uniquingKeysWith: { first, _ in first })
        let repository = BenefitRepository(connection, household: household)
        let all = try repository.all()
        benefits = Dictionary(grouping: all, by: \.card)
        closed = try repository.closedThrough()
        let kept = Set(cards.filter { !$0.isRemoved }.map(\.id))
        let earliestClosed = all.filter { kept.contains($0.card) && !$0.isRemoved }.compactMap { [closed] in closed[$0.id] }.min() ?? today
        let since = min(today.adding(days: -Self.lookbackDays), earliestClosed, first ?? today)
        let useRepository = BenefitUseRepository(connection, household: household)
        var uses = try useRepository.all(since: since)
        let whole = all.filter { $0.id == detailed || $0.isLong }.map(\.id)
        uses.merge(try useRepository.all(of: whole)) { $1 }
        self.uses = uses
        var records = try repository.cycles(endingSince: since)
        if let detailed { records[detailed] = try repository.cycles(of: detailed) }
        self.records = records
    }

    /// Covers the days of a fee year and of the longest cycle of up to a year.
    private static let lookbackDays = 2 * 366

    // MARK: - Cards

    /// Cards that are not removed.
    func wallet() -> [WalletCard] { cards.filter { !$0.isRemoved }.map(card) }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Card>) throws -> Card {
        guard let card = cards.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return card
    }

    /// A card with the totals of its fee year; ignored benefits are not counted.
    func card(_ card: Card) -> WalletCard {
        let year = CardFeeYear(containing: today, opened: card.opened)
        let counted = (benefits[card.id] ?? []).filter { $0.mode != .ignore }
        let used = counted.flatMap { benefit in
            uses(of: benefit, card).filter { $0.counts && year.contains($0.day) }.map { (use: $0, isRecorded: benefit.mode == .remind) }
        }
        let lost = counted.flatMap { ended(of: $0, card).filter { $0.cycle.last.map(year.contains) ?? false }.map(\.lost) }
        let outlooks = counted.map { benefit in
            var resolved = benefit
            resolved.terms = resolver.resolveTerms(for: benefit)
            return BenefitOutlook(
                resolved, opened: card.opened, uses: uses(of: benefit, card), hasEnded: hasEnded(card), year: year, today: today)
        }
        return WalletCard(
            card, benefits: (benefits[card.id] ?? []).map { benefit($0, of: card) }, redeemed: used.map(\.use.value), lost: lost,
            outlooks: outlooks, firstUse: used.filter(\.isRecorded).map(\.use.day).min(), resolver: resolver,
            currency: card.account.flatMap { currencies[$0] } ?? householdCurrency,
            today: today, locale: locale)
    }

    // MARK: - Benefits

    /// All benefits including removed ones, each with its card.
    func allBenefits() -> [(benefit: Benefit, card: Card)] {
        cards.flatMap { card in (benefits[card.id] ?? []).map { ($0, card) } }
    }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Benefit>) throws -> (benefit: Benefit, card: Card) {
        guard let found = known(id) else { throw ServiceError.notFound }
        return found
    }

    /// A benefit with its card; nil if it was not read.
    func known(_ id: ID<Benefit>) -> (benefit: Benefit, card: Card)? { allBenefits().first { $0.benefit.id == id } }

    func benefit(_ benefit: Benefit, of card: Card) -> WalletBenefit {
        WalletBenefit(
            benefit, opened: card.opened, uses: uses(of: benefit, card), hasEnded: hasEnded(card), resolver: resolver, today: today,
            locale: locale)
    }

    func listing(_ benefit: Benefit, of card: Card) -> BenefitListing {
        BenefitListing(card: card.id, cardName: name(of: card), benefit: self.benefit(benefit, of: card))
    }

    /// Benefits of the wallet that are not ignored, in the order in which to use them.
    func listings(card: ID<Card>? = nil) -> [BenefitListing] {
        let all = allBenefits().filter { benefit, owner in
            !owner.isRemoved && !benefit.isRemoved && benefit.mode != .ignore && (card.map { $0 == owner.id } ?? true)
        }
        return all.map { listing($0.benefit, of: $0.card) }.sorted { WalletBenefit.isBefore($0.benefit, $1.benefit) }
    }

    /// All uses of a benefit: stored ones, and automatic claims that are not recorded yet.
    func uses(of benefit: Benefit, _ card: Card) -> [BenefitUse] {
        let stored = uses[benefit.id] ?? []
        guard benefit.mode == .claimsItself else { return stored }
        let claimed = catchUp(of: benefit, card).claims.enumerated().map { index, claim in
            BenefitUse(
                id: ID(rawValue: -Int64(index) - 1), benefit: benefit.id, day: claim.day, amount: claim.amount, posted: claim.amount,
                state: .posted)
        }
        return stored + claimed
    }

    /// The ended cycles of a benefit: recorded ones, and those that are not recorded yet.
    func ended(of benefit: Benefit, _ card: Card) -> [BenefitCycleRecord] {
        (records[benefit.id] ?? []) + catchUp(of: benefit, card).missed
    }

    /// Uses the stored terms; those of a new catalogue apply once it is applied.
    func catchUp(of benefit: Benefit, _ card: Card) -> BenefitCatchUp {
        BenefitCatchUp(
            benefit, opened: card.opened, uses: uses[benefit.id] ?? [], closedThrough: closed[benefit.id] ?? today,
            end: card.end(on: today),
            today: today)
    }

    func hasEnded(_ card: Card) -> Bool { card.end(on: today) != nil }

    var locale: LocaleFormat { context.locale ?? .englishUS }
    var householdCurrency: Currency { context.household.currency }

    func name(of card: Card) -> String {
        card.nickname.flatMap { $0.isEmpty ? nil : $0 } ?? resolver.resolveName(for: card)
    }
}

extension Benefit {
    /// Whether its status may depend on a use of years ago.
    fileprivate var isLong: Bool { terms.alignment == .rolling || (terms.frequency.months ?? 0) > 12 }
}
