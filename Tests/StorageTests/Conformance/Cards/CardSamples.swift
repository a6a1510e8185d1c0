import CardsModel
import Models
import Storage
import StorageTestSupport

@testable import CardsLive

extension Card {
    static func sample(_ id: ID<Card>, account: ID<Account>? = nil, position: Int = 0, isRemoved: Bool = false) -> Card {
        Card(
            id: id, account: account, facts: CardFacts(name: "Card", issuer: "Bank", network: .visa), added: "2026-01-01",
            position: position,
            isRemoved: isRemoved)
    }
}

extension Benefit {
    static func sample(_ id: ID<Benefit>, of card: ID<Card> = 1, position: Int = 0, isRemoved: Bool = false) -> Benefit {
        Benefit(
            id: id, card: card, terms: BenefitTerms(name: "Benefit", value: .dollar(10_00), frequency: .monthly), since: "2026-01-01",
            position: position, isRemoved: isRemoved)
    }
}

extension BenefitUse {
    static func sample(
        _ id: ID<BenefitUse>, of benefit: ID<Benefit> = 1, on day: Day = "2026-03-10", amount minorUnits: Int64 = 5_00,
        state: State = .used,
        charge: ID<Transaction>? = nil, credit: ID<Transaction>? = nil
    ) -> BenefitUse {
        BenefitUse(id: id, benefit: benefit, day: day, amount: .dollar(minorUnits), state: state, charge: charge, credit: credit)
    }
}

extension TestHouseholds {
    /// Inserts cards and benefits into both households.
    func insert(_ cards: [Card] = [.sample(1)], _ benefits: [Benefit] = []) async throws {
        for household in [ID<Household>.own, .neighbor] {
            try await write(of: household) { connection in
                for card in cards { try CardRepository(connection, household: household).insert(card, catalogue: "1") }
                let repository = BenefitRepository(connection, household: household)
                for benefit in benefits { try repository.insert(benefit, closedThrough: "2026-01-31") }
            }
        }
    }
}
