import CardsModel
import Localization
import Models
import ServiceKit
import Services

/// Finds cards by name, issuer and last digits.
extension CardsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try search.reading.cards().filter { card in
            !card.isRemoved && search.matches(card.nickname ?? "", card.facts.name, card.facts.issuer, card.lastFour ?? "")
        }.map { card in
            let detail = [card.facts.issuer, card.maskedNumber ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
            return SearchHit(
                .card, ObjectReference(card.id), title: .verbatim(card.nickname ?? card.facts.name), subtitle: .verbatim(detail))
        }
    }
}

/// Finds benefits of cards by name, merchant and description.
extension BenefitsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let cards = try search.reading.cards().filter { !$0.isRemoved }
        guard !cards.isEmpty else { return [] }
        let names = Dictionary(cards.map { ($0.id, $0.nickname ?? $0.facts.name) }, uniquingKeysWith: { first, _ in first })
        return try BenefitRepository(search.connection, household: search.household.id).all().compactMap { benefit -> SearchHit? in
            guard !benefit.isRemoved, let card = names[benefit.card],
                search.matches(benefit.terms.name, benefit.terms.merchant ?? "", benefit.terms.details)
            else { return nil }
            return SearchHit(
                .benefit, ObjectReference(benefit.id, in: benefit.card), title: .verbatim(benefit.terms.name), subtitle: .verbatim(card),
                amount: benefit.terms.value)
        }
    }
}
