import Models
import Services

/// The cards of a made-up household, their benefits, and what was used of them.
struct MockCards: Sendable {
    var catalogue: CardCatalogue
    var cards: [Card]
    var benefits: [Benefit]
    /// In the order in which they were made, undone ones too.
    var uses: [BenefitUse]
    /// Which benefits a transaction could have used.
    var questions: [ID<Transaction>: [ID<Benefit>]]
    /// What was made for a form's key.
    var keyedCards: [String: ID<Card>] = [:]
    var keyedBenefits: [String: ID<Benefit>] = [:]
    var keyedUses: [String: RecordedKey] = [:]

    /// A use that was made for a key, with its change.
    struct RecordedKey: Sendable {
        var use: ID<BenefitUse>
        var change: ID<AuditRecord>
    }

    init(_ data: MockData) {
        catalogue = data.catalogue
        cards = data.cards
        benefits = data.benefits
        uses = data.benefitUses
        questions = data.benefitQuestions
    }

    var resolver: TemplateResolver { TemplateResolver(catalogue: catalogue, cards: cards) }

    func uses(of benefit: ID<Benefit>) -> [BenefitUse] { uses.filter { $0.benefit == benefit } }

    // MARK: - Putting

    /// Puts a row in the place of the one with its id, or behind the others, with another revision; gives what takes that back.
    mutating func put(_ card: Card) -> MockImage {
        let index = cards.firstIndex { $0.id == card.id } ?? cards.endIndex
        let before = index < cards.endIndex ? cards[index] : nil
        var stored = card
        stored.revision = (before?.revision ?? 0) + 1
        cards.replaceSubrange(index..<(before == nil ? index : index + 1), with: CollectionOfOne(stored))
        return .card(card.id, before: before, revision: stored.revision)
    }

    mutating func put(_ benefit: Benefit) -> MockImage {
        let index = benefits.firstIndex { $0.id == benefit.id } ?? benefits.endIndex
        let before = index < benefits.endIndex ? benefits[index] : nil
        var stored = benefit
        stored.revision = (before?.revision ?? 0) + 1
        benefits.replaceSubrange(index..<(before == nil ? index : index + 1), with: CollectionOfOne(stored))
        return .benefit(benefit.id, before: before, revision: stored.revision)
    }

    mutating func put(_ use: BenefitUse) -> MockImage {
        let index = uses.firstIndex { $0.id == use.id } ?? uses.endIndex
        let before = index < uses.endIndex ? uses[index] : nil
        var stored = use
        stored.revision = (before?.revision ?? 0) + 1
        uses.replaceSubrange(index..<(before == nil ? index : index + 1), with: CollectionOfOne(stored))
        return .use(use.id, before: before, revision: stored.revision)
    }

    /// Puts back what was there before a change, or takes away what it made.
    ///
    /// - Throws: `ServiceError.conflict` where the row was changed since.
    mutating func putBack(_ image: MockImage) throws -> MockImage? {
        switch image {
        case .card(let id, let before, let revision):
            guard var row = cards.first(where: { $0.id == id }), row.revision == revision else { throw ServiceError.conflict }
            if let before { row = before } else { row.isRemoved = true }
            return put(row)
        case .benefit(let id, let before, let revision):
            guard var row = benefits.first(where: { $0.id == id }), row.revision == revision else { throw ServiceError.conflict }
            if let before { row = before } else { row.isRemoved = true }
            return put(row)
        case .use(let id, let before, let revision):
            guard var row = uses.first(where: { $0.id == id }), row.revision == revision else { throw ServiceError.conflict }
            if let before { row = before } else { row.state = .undone }
            return put(row)
        case .group, .goal, .attached, .detached: return nil
        }
    }
}
