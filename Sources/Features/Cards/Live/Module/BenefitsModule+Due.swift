import CardsModel
import Models
import ServiceKit
import Services

/// The last days on which benefits can be used, each with what is left in its cycle. Benefits that are ignored or claimed by themselves, and
/// cycles without a rest, have none. They have notifications of their own.
extension BenefitsModule: DueSource {
    var isReminded: Bool { false }
    /// Home lists them in a section of their own.
    var isOnHome: Bool { false }

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        let cards = try reading.cards().filter { $0.end(on: first) == nil }
        guard !cards.isEmpty else { return [] }
        let benefits = try BenefitRepository(reading.connection, household: reading.household).all().filter {
            !$0.isRemoved && $0.mode == .remind
        }
        let uses = try BenefitUseRepository(reading.connection, household: reading.household).all(of: benefits.map(\.id))
        let byCard = Dictionary(grouping: benefits, by: \.card)
        return cards.flatMap { card in
            (byCard[card.id] ?? []).flatMap { Self.items(of: $0, card, uses: uses[$0.id] ?? [], from: first, through: last) }
        }
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try items(from: first, through: last, in: reading)
    }

    private static func items(
        of benefit: Benefit, _ card: Card, uses: [BenefitUse], from first: Day, through last: Day
    ) -> [DueItem] {
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: uses.filter(\.counts))
        let title = "\(benefit.terms.name) (\(card.nickname ?? card.facts.name))"
        var items: [DueItem] = []
        var day = max(first, benefit.since)
        while day <= last, let end = calendar.cycle(containing: day)?.last, end <= last {
            let left = BenefitProgress(benefit, opened: card.opened, uses: uses, hasEnded: card.end(on: end) != nil, today: end).left
            if !left.isZero {
                items.append(
                    DueItem(
                        key: "\(benefit.id)/\(end)", day: end, title: title, kind: .benefitEnds, amount: left, direction: .neutral,
                        object: ObjectReference(benefit.id, in: card.id)))
            }
            day = end.adding(days: 1)
        }
        return items
    }
}
