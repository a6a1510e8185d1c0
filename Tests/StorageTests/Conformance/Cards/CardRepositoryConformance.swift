import Models
import Storage
import StorageTestSupport
import Testing

@testable import CardsLive
@testable import CardsModel

struct CardRepositoryConformance {
    private static let full = Card(
        id: ID(rawValue: .max), account: .checking, product: "p",
        facts: CardFacts(
            name: .awkward, issuer: "Bänk", network: .girocard, gradient: CardGradient(start: 0xFFFFFF, end: 0), annualFee: .dollar(.max)),
        ownFacts: Set(CardFact.allCases), nickname: .awkward, lastFour: "0012", expiry: Month(of: "2030-12-01"), opened: "1999-12-31",
        added: "2026-01-01", status: .blocked, blockReason: .stolen,
        limits: CardLimits(dailyPurchase: .euro(1), dailyWithdrawal: .euro(2), online: .dollar(3), contactless: .euro(.max)),
        maxima: CardLimits(online: .dollar(9)), bonus: SignUpBonus(spend: .dollar(5), by: "2026-06-30", reward: "Ü"), position: 7,
        isRemoved: true, revision: 3)

    @Test(arguments: ConformingEngine.allCases) func aCardIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CardRepository.init) { cards in
            for card in [Self.full, .sample(1)] { try cards.insert(card, catalogue: "1") }
        }
        try await households.write(CardRepository.init, of: .neighbor) { cards in
            var other = Card.sample(1)
            other.limits.online = .euro(77)
            try cards.insert(other, catalogue: "1")
        }
        let found = try await households.read(CardRepository.init) { try [$0.find(Self.full.id), $0.find(1), $0.find(2)] }
        #expect(found == [Self.full, .sample(1), nil])
        #expect(try await households.read(CardRepository.init, of: .neighbor) { try $0.find(Self.full.id) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func cardsAreInTheOrderOfTheWallet(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.read(CardRepository.init) { try $0.all() } == [])
        #expect(try await households.read(CardRepository.init) { try $0.hasAny() } == false)
        let cards: [Card] = [
            .sample(1, account: .cash, position: 2), .sample(4, account: .savings, position: 1, isRemoved: true), .sample(3, position: 1),
            .sample(2, account: .checking),
        ]
        try await households.write(CardRepository.init) { repository in for card in cards { try repository.insert(card, catalogue: "1") } }
        #expect(try await households.read(CardRepository.init) { try $0.all().map(\.id) } == [2, 3, 4, 1])
        #expect(try await households.read(CardRepository.init) { try $0.accounts() } == [.cash, .checking])
        #expect(try await households.read(CardRepository.init) { try $0.hasAny() })
        #expect(try await households.read(CardRepository.init, of: .neighbor) { try $0.hasAny() } == false)
        #expect(try await households.read(CardRepository.init, of: .neighbor) { try $0.accounts() } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([Self.full, .sample(1)])
        var edited = Card.sample(Self.full.id)
        (edited.product, edited.revision) = (Self.full.product, 3)
        edited.limits.online = .euro(4)
        let update = edited
        let results = try await households.write(CardRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 4
        #expect(try await households.read(CardRepository.init) { try $0.find(Self.full.id) } == edited)
        #expect(try await households.read(CardRepository.init) { try $0.find(1) } == .sample(1))
        #expect(try await households.read(CardRepository.init, of: .neighbor) { try $0.find(Self.full.id) } == Self.full)
    }

    @Test(arguments: ConformingEngine.allCases) func outdatedCardsHaveAnotherCatalogue(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1), .sample(2)])
        try await households.write(CardRepository.init) { try $0.setCatalogue("2", of: 1) }
        let outdated = try await households.read(CardRepository.init) {
            try [$0.outdated("1"), $0.outdated("2"), $0.outdated("3").sorted()]
        }
        #expect(outdated == [[1], [2], [1, 2]])
        #expect(try await households.read(CardRepository.init, of: .neighbor) { try $0.outdated("1") } == [])
    }

    @Test(arguments: ConformingEngine.allCases) func cardsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert()
        var (wrongDigits, wrongFee, wrongLimit) = (Card.sample(2), Card.sample(2), Card.sample(2))
        wrongDigits.lastFour = "123"
        wrongFee.facts.annualFee = .euro(-1)
        wrongLimit.limits.online = .euro(0)
        for card in [.sample(1), wrongDigits, wrongFee, wrongLimit] {
            #expect(try await households.rejects(CardRepository.init) { try $0.insert(card, catalogue: "1") })
        }
        #expect(try await households.read(CardRepository.init) { try $0.all().map(\.id) } == [1])
    }
}
