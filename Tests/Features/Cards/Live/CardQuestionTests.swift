import CardsModel
import Models
import Services
import TestSupport
import Testing

/// Of transactions that several benefits fit alike, the newest are asked about.
struct CardQuestionTests {
    /// A card on an account with so many rides, each of which either of two benefits fits.
    private func household(rides: Int) async throws -> (services: DependencyContainer, card: ID<Card>, other: ID<Card>) {
        let home = try await TestHousehold()
        let services = home.services
        let account = try await home.account("Checking")
        let facts = CardFacts(name: "Harbour Reserve", issuer: "Haven Bank", network: .visa)
        let draft = CardDraft(product: .custom(facts), account: account.id, opened: home.today.adding(days: -60))
        let (card, other) = (try await services.cards().addCard(draft).id, try await services.cards().addCard(draft).id)
        for name in ["Rides", "Outings"] {
            let terms = BenefitTerms(
                name: name, category: .transportation, value: Money(minorUnits: 500_00, currency: account.currency), frequency: .annual,
                chargePatterns: ["Tern*"])
            _ = try await services.benefits().addBenefit(to: card, terms, key: nil)
        }
        let lines = (0..<rides).map { "\(home.today.adding(days: $0 - rides)),Tern Rides,-\($0 + 1).00\n" }
        try await home.take("rides.csv", "Date,Description,Amount\n" + lines.joined(), into: account)
        return (services, card, other)
    }

    @Test func theNewestTenAreAskedHoweverManyThereAre() async throws {
        let (services, card, other) = try await household(rides: 13)
        let asked = try await services.cards().fetchWallet().questions
        #expect(asked.count == 10 && BenefitQuestion.maxCount == 10)
        #expect(asked.map(\.day) == asked.map(\.day).sorted(by: >))
        #expect(asked.first?.amount.minorUnits == 13_00 && asked.last?.amount.minorUnits == 4_00)
        #expect(asked.allSatisfy { $0.choices.count == 2 })
        #expect(try await services.cards().fetchCard(id: card).questions == asked)
        #expect(try await services.cards().fetchCard(id: other).questions.isEmpty)
    }

    @Test func anAnswerMakesRoomForAnOlderOne() async throws {
        let (services, card, _) = try await household(rides: 12)
        for left in [10, 10, 9] {
            let next = try #require(try await services.cards().fetchWallet().questions.first)
            try await services.benefits().answer(next.transaction, with: nil)
            #expect(try await services.cards().fetchWallet().questions.count == left)
            await #expect(throws: ServiceError.self) { try await services.benefits().answer(next.transaction, with: nil) }
        }
        _ = try await services.cards().deleteCard(id: card)
        #expect(try await services.cards().fetchWallet().questions.isEmpty)
    }
}
