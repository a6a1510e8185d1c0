import CardsModel
import Models
import Services
import Testing

/// A wallet whose cards the statements of a household use: every cycle of two years is used, posted or lost, and some lines are asked about.
struct SteppedCards: Sendable {
    let card: ID<Card>
    let benefit: ID<Benefit>

    /// Before the lines are there, so that each of them uses what it can.
    init(_ services: DependencyContainer, on account: Account, since opened: Day) async throws {
        let facts = CardFacts(
            name: "Harbour Reserve", issuer: "Haven Bank", network: .visa,
            annualFee: Money(minorUnits: 95_00, currency: account.currency))
        var draft = CardDraft(product: .custom(facts), account: account.id, lastFour: "4417", opened: opened)
        let card = try await services.cards().addCard(draft).id
        self.card = card
        func add(_ name: String, _ value: Int64, _ frequency: BenefitFrequency, _ patterns: [String]) async throws -> ID<Benefit> {
            let terms = BenefitTerms(
                name: name, category: .shopping, value: Money(minorUnits: value, currency: account.currency), frequency: frequency,
                chargePatterns: patterns)
            return try await services.benefits().addBenefit(to: card, terms, key: nil).id
        }
        benefit = try await add("Ride credit", 15_00, .monthly, ["Shop 7*"])
        for number in [10, 11, 12, 15, 16, 17] { _ = try await add("Credit \(number)", 20_00, .quarterly, ["Shop \(number)*"]) }
        // Which of these two a line used is asked.
        for name in ["Dinners", "Lunches"] { _ = try await add(name, 50_00, .annual, ["Shop 22*"]) }
        let visits = try await add("Lounge visit", 30_00, .perOccasion, [])
        for _ in 0..<3 { _ = try await services.benefits().use(id: visits, BenefitUseDraft()) }
        draft.account = nil
        for _ in 0..<3 { _ = try await services.cards().addCard(draft) }
    }

    /// The screens of cards.
    var paths: [String] {
        let path = "/cards/\(card)"
        return [
            "/cards", "/cards?order=1", "/cards/new", "/cards/new?custom=1", "/cards/expiring", "/cards/value", "/cards/fees",
            "/cards/value?period=12-months",
            "/cards/best?category=shopping", "/cards/best?merchant=shop", path, path + "/settings", path + "/limits", path + "/block",
            path + "/activate", path + "/benefits/new", path + "/benefits/\(benefit)", path + "/benefits/\(benefit)/edit",
        ]
    }
}
