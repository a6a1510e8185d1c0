package import CardsModel
import Installation
package import Models
package import ServiceKit
package import Services
import Storage
import Synchronization
import TestTools
import Testing

/// A household with a small card catalogue and an adjustable day.
package struct CardHousehold {
    package let home: TestHousehold
    package let context: ServiceContext
    package let services: DependencyContainer
    private let clock: DayClock

    /// - Parameter today: the initial day.
    package init(today: String = "2026-05-20", catalogue: CardCatalogue? = nil) async throws {
        home = try await TestHousehold()
        let clock = DayClock(try Self.day(today))
        self.clock = clock
        let (now, days) = (home.context.clock.now, clock)
        context = try Self.context(home, HouseholdClock(now: now, today: { days.today }), catalogue ?? Self.catalogue())
        services = DependencyContainer(live: context)
    }

    private static func context(_ home: TestHousehold, _ clock: HouseholdClock, _ catalogue: CardCatalogue) throws -> ServiceContext {
        var context = home.context.with(clock: clock)
        context.resources = ServiceResources(catalogue)
        return context
    }

    /// The services of the same household with another catalogue.
    package func with(_ catalogue: CardCatalogue) throws -> DependencyContainer {
        DependencyContainer(live: try Self.context(home, context.clock, catalogue))
    }

    package var cards: any CardServiceProtocol { services.cards() }
    package var benefits: any BenefitServiceProtocol { services.benefits() }

    package func pass(to day: String) throws { clock.set(try Self.day(day)) }

    package static func day(_ text: String) throws -> Day { try #require(Day(text)) }

    package static func money(_ units: Int64) throws -> Money { Money(minorUnits: units, currency: try #require(Currency(code: "USD"))) }

    // MARK: - Catalogue

    /// A card with a ride, a meal, a membership, a hotel, a test every four years, and automatically claimed miles.
    package static func catalogue(
        version: String = "1", fee: Int64 = 895_00, ride: Int64 = 15_00, without gone: Set<String> = []
    ) throws -> CardCatalogue {
        let source = FactSource(name: "A list", address: "https://example.org", asOf: try day("2026-01-01"))
        func benefit(_ code: String, _ terms: BenefitTerms, _ mode: BenefitMode = .remind) -> BenefitTemplate {
            BenefitTemplate(code: code, terms: terms, mode: mode, source: source)
        }
        let all = [
            benefit(
                "ride",
                BenefitTerms(
                    name: "Ride credit", merchant: "Uber", category: .transportation, value: try money(ride), frequency: .monthly,
                    bonuses: [BenefitBonus(month: 12, amount: try money(20_00))], chargePatterns: ["*uber*"],
                    creditPatterns: ["*uber*credit*"])),
            benefit(
                "meal",
                BenefitTerms(
                    name: "Dining credit", merchant: "Resy", category: .dining, value: try money(100_00), frequency: .quarterly,
                    chargePatterns: ["*resy*"], creditPatterns: ["*resy*credit*"])),
            benefit(
                "membership",
                BenefitTerms(
                    name: "Membership credit", merchant: "Walmart+", category: .shopping, value: try money(12_95), frequency: .monthly,
                    chargePatterns: ["*walmart+*"], creditPatterns: ["*walmart+ credit*"])),
            benefit(
                "hotel",
                BenefitTerms(
                    name: "Hotel credit", category: .travel, value: try money(50_00), frequency: .annual, alignment: .anniversary,
                    usesPerCycle: 2, creditPatterns: ["*hotel credit*"])),
            benefit(
                "test",
                BenefitTerms(
                    name: "Traveller test", category: .travel, value: try money(120_00), frequency: .months(48), alignment: .rolling)),
            benefit(
                "miles",
                BenefitTerms(
                    name: "Miles", category: .travel, value: try money(100_00), frequency: .annual, alignment: .anniversary), .claimsItself),
        ]
        let facts = CardFacts(name: "Platinum", issuer: "Bank", network: .amex, annualFee: try money(fee))
        return CardCatalogue(
            version: version,
            cards: gone.contains("card")
                ? [] : [CardTemplate(code: "platinum", facts: facts, benefits: all.filter { !gone.contains($0.code) }, source: source)])
    }

    // MARK: - Cards

    package func account(_ name: String = "Card account") async throws -> Account {
        try await home.account(name, .credit, currency: try Self.money(0).currency)
    }

    package func add(_ account: Account? = nil, opened: String? = nil, nickname: String = "", key: String? = nil) async throws -> Card {
        try await cards.addCard(
            CardDraft(
                product: .catalogue("platinum"), account: account?.id, nickname: nickname, opened: try opened.map(Self.day), key: key))
    }

    /// Finds a benefit of a card by its name.
    package func benefit(_ name: String, of card: Card) async throws -> WalletBenefit {
        let details = try await cards.fetchCard(id: card.id)
        return try #require(details.card.benefits.first { $0.displayName == name })
    }

    /// The remaining value of a card's benefits in minor units, by name.
    package func left(_ card: Card) async throws -> [String: Int64] {
        Dictionary(
            try await cards.fetchCard(id: card.id).card.benefits.map { ($0.displayName, $0.progress.left.minorUnits) },
            uniquingKeysWith: { first, _ in first })
    }

    /// All stored uses, questions and cycles, without the ids of uses.
    package func rows() async throws -> [String] {
        try await context.read { connection in
            try connection.all(
                "SELECT benefit, day, amount, posted, state, charge, credit, is_by_hand FROM benefit_use ORDER BY 1, 2, 6, 7"
            ) { "use \($0.values)" }
                + connection.all("SELECT * FROM benefit_question ORDER BY 1, 2, 3") { "question \($0.values)" }
                + connection.all("SELECT * FROM benefit_cycle ORDER BY 1, 2, 3") { "cycle \($0.values)" }
        }
    }
}

private final class DayClock: Sendable {
    private let day: Mutex<Day>

    init(_ day: Day) { self.day = Mutex(day) }

    var today: Day { day.withLock { $0 } }
    func set(_ new: Day) { day.withLock { $0 = new } }
}
