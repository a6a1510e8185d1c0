import CardsModel
import CommandTestSupport
import Models
import Services
import TestTools
import Testing

/// Cards for a session's household.
extension CommandSession {

    /// A product with a ride credit of 15 a month and 20 more in December.
    private static func product(_ code: String, _ issuer: String, _ name: String) -> CardTemplate {
        let source = FactSource(name: "A list", address: "https://example.org", asOf: day("2026-01-18"))
        let rides = BenefitTerms(
            name: "Rides", merchant: "Uber", category: .transportation, value: .dollars(15_00), frequency: .monthly,
            bonuses: [BenefitBonus(month: 12, amount: .dollars(20_00))], chargePatterns: ["*uber*"], creditPatterns: ["*uber*credit*"])
        return CardTemplate(
            code: code, facts: CardFacts(name: name, issuer: issuer, network: .amex, annualFee: .dollars(895_00)),
            benefits: [BenefitTemplate(code: "rides", terms: rides, source: source)], source: source)
    }

    static let cardCatalogue = CardCatalogue(
        version: "2026.11.21",
        cards: [
            product("amex-platinum", "American Express", "Platinum Card"),
            product("amex-business-platinum", "American Express", "Business Platinum Card"),
            product("chase-reserve", "Chase", "Sapphire Reserve"),
            product("chase-reserve-business", "Chase", "Sapphire Reserve for Business"),
            product("cafe", "Crédit Café", "Crème"),
        ])

    /// The day on which the card was added.
    static let cardAdded = day("2026-05-05")

    /// A household in dollars without cards, with an account Checking.
    static func withoutCards() async throws -> CommandSession {
        let session = try await CommandSession(catalogue: cardCatalogue, currency: currency("USD"))
        try await session.addAccount("Checking", .credit, "USD")
        return session
    }

    /// With a Platinum Card of Checking since May, and a benefit of its own.
    static func withCard() async throws -> CommandSession {
        let session = try await withoutCards()
        let services = session.services(on: cardAdded)
        let card = try await services.cards().addCard(
            CardDraft(
                product: .catalogue("amex-platinum"), account: try await session.account("Checking").id, lastFour: "1005",
                opened: day("2026-01-05")))
        _ = try await services.benefits().addBenefit(
            to: card.id, BenefitTerms(name: "Repair, \"screen\"", value: .dollars(50_00), frequency: .perOccasion), key: nil)
        return session
    }
}

extension CommandSession {

    func card(_ name: String = "Platinum Card") async throws -> WalletCard {
        try #require(try await services().cards().fetchWallet().cards.first { $0.displayName == name })
    }

    func benefit(_ name: String = "Rides", of card: String = "Platinum Card") async throws -> WalletBenefit {
        try #require(try await self.card(card).benefits.first { $0.displayName == name })
    }

    /// What of a benefit was used in its cycles, newest first; undone uses are left out.
    func uses(of benefit: ID<Benefit>) async throws -> [BenefitUse] {
        try await services().benefits().fetchBenefit(id: benefit).history.flatMap { $0.uses.map(\.use) }.filter(\.counts)
    }
}

extension Money {
    static func dollars(_ cents: Int64) -> Money { money(cents, "USD") }
}
