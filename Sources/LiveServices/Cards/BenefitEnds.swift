import Models
import Storage

/// The last days on which benefits can be used, each with the remaining value of its cycle. Benefits that are ignored or claimed automatically, and
/// cycles without a remaining value, have none. Their notifications are separate.
struct BenefitEnds: DueSource {
    let isReminded = false
    /// Home lists them in a separate section.
    let isOnHome = false

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
                        path: "/cards/\(card.id)/benefits/\(benefit.id)"))
            }
            day = end.adding(days: 1)
        }
        return items
    }
}
