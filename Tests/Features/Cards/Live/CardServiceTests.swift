import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

@testable import CardsLive
@testable import CardsModel
@testable import Installation

@Suite struct CardServiceTests {

    // MARK: - Value

    /// The fee year is nearly over, but none of it is recorded.
    @Test func ofACardThatWasJustAddedItIsTooEarlyToSay() async throws {
        let household = try await CardHousehold()
        _ = try await household.add(opened: "2025-06-01")
        func recommendation() async throws -> CardRecommendation? {
            try await household.cards.fetchWallet().cards.first?.value.recommendation
        }
        #expect(try await recommendation() == .tooEarlyToSay)
        try household.pass(to: "2026-05-30")
        #expect(try await recommendation() == .tooEarlyToSay)
        // The 91st day, in the next fee year.
        try household.pass(to: "2026-08-30")
        #expect(try await recommendation() == .considerCancelling)
    }

    @Test func whatIsKnownBeginsWithTheFirstUse() async throws {
        let household = try await CardHousehold()
        let card = try await household.add(opened: "2026-01-01")
        try household.pass(to: "2026-06-30")
        func recommendation() async throws -> CardRecommendation? {
            try await household.cards.fetchWallet().cards.first?.value.recommendation
        }
        #expect(try await recommendation() == .tooEarlyToSay)
        let meal = try #require(try await household.cards.fetchCard(id: card.id).card.benefits.first { $0.oneUse.minorUnits == 100_00 })
        var draft = BenefitUseDraft(amount: try CardHousehold.money(20_00))
        draft.day = try CardHousehold.day("2026-04-01")
        _ = try await household.benefits.use(id: meal.benefit.id, draft)
        #expect(try await recommendation() == .considerCancelling)
    }

    /// A fee of 895 and one yearly credit of 600, used on the first day: at most -32.96 %, on every day of the year.
    @Test(arguments: ["2026-01-15", "2026-02-20", "2026-04-05", "2026-08-01", "2026-12-31"])
    func aYearlyCreditThatWasUsedIsNotUsedAgain(day: String) async throws {
        let household = try await CardHousehold(today: "2026-01-02")
        let facts = CardFacts(name: "Club", issuer: "", network: .visa, annualFee: try CardHousehold.money(895_00))
        let card = try await household.cards.addCard(
            CardDraft(product: .custom(facts), opened: try CardHousehold.day("2026-01-01")))
        let terms = BenefitTerms(name: "Credit", value: try CardHousehold.money(600_00), frequency: .annual)
        let benefit = try await household.benefits.addBenefit(to: card.id, terms, key: nil)
        try household.pass(to: "2026-01-15")
        var draft = BenefitUseDraft(amount: try CardHousehold.money(600_00))
        draft.day = try CardHousehold.day("2026-01-02")
        _ = try await household.benefits.use(id: benefit.id, draft)
        try household.pass(to: day)
        let value = try #require(try await household.cards.fetchWallet().cards.first).value
        #expect(value.recommendation == .considerCancelling)
        #expect(value.expected.minorUnits == 600_00 && value.expectedReturn == -32_96)
    }

    // MARK: - Adding

    @Test func aCardOfTheCatalogueBringsItsBenefits() async throws {
        let household = try await CardHousehold()
        let card = try await household.add(opened: "2026-02-01")
        let wallet = try await household.cards.fetchWallet()
        let stored = try #require(wallet.cards.first)
        #expect(wallet.cards.count == 1)
        #expect(stored.displayName == "Platinum" && stored.issuerName == "Bank" && !stored.isCustomCard)
        // The ride, the meal, the membership, two hotels and the test; the miles are claimed automatically.
        #expect(stored.totalAvailableValue.minorUnits == 15_00 + 100_00 + 12_95 + 100_00 + 120_00)
        #expect(stored.formattedTotalValue == "$347.95")
        #expect(stored.value.redeemed.minorUnits == 100_00)
        #expect(stored.availableBenefitsCount == 5)
        #expect(try await household.left(card)["Miles"] == 0)
    }

    @Test func aFormThatIsSentTwiceMakesOneCard() async throws {
        let household = try await CardHousehold()
        let first = try await household.add(key: "once")
        #expect(try await household.add(key: "once").id == first.id)
        #expect(try await household.cards.fetchWallet().cards.count == 1)
    }

    @Test func aCustomCardIsCalledAsSomebodySaid() async throws {
        let household = try await CardHousehold()
        let card = try await household.cards.addCard(
            CardDraft(product: .custom(CardFacts(name: " Blue card ", issuer: "", network: .visa)), nickname: "For trips", lastFour: "3456")
        )
        let stored = try await household.cards.fetchCard(id: card.id).card
        #expect(stored.displayName == "For trips" && stored.isCustomCard && stored.maskedNumber == "**** **** **** 3456")
        #expect(stored.card.facts.name == "Blue card")
        #expect(stored.value.recommendation == .keep && stored.value.returnRate == nil)
    }

    @Test func ofANumberOnlyTheLastFourDigitsAreEverKept() async throws {
        let household = try await CardHousehold()
        let facts = CardFacts(name: "Card", issuer: "Bank", network: .visa)
        let number = "4111 1111 1111 1111"
        var numbered = facts
        numbered.name = "Card \(number)"
        for draft in [
            CardDraft(product: .custom(facts), lastFour: number), CardDraft(product: .custom(facts), nickname: number),
            CardDraft(product: .custom(numbered)), CardDraft(product: .custom(facts), lastFour: "34567"),
        ] {
            #expect(await brokenRule { _ = try await household.cards.addCard(draft) } == RuleViolation.cardNumber.description)
        }
        let card = try await household.cards.addCard(CardDraft(product: .custom(facts)))
        var edit = CardEdit(card)
        edit.bonus = SignUpBonus(spend: try CardHousehold.money(1), by: try CardHousehold.day("2026-06-01"), reward: number)
        let numberedEdit = edit
        let edited = await brokenRule { _ = try await household.cards.updateCard(id: card.id, numberedEdit, revision: 1) }
        #expect(edited == RuleViolation.cardNumber.description)
        let terms = BenefitTerms(name: "Credit", details: number, value: try CardHousehold.money(1), frequency: .monthly)
        let added = await brokenRule { _ = try await household.benefits.addBenefit(to: card.id, terms, key: nil) }
        #expect(added == RuleViolation.cardNumber.description)
        let bytes = try await household.context.read { connection in
            try connection.all("SELECT name || issuer || COALESCE(nickname, '') || COALESCE(last_four, '') FROM card") { $0.text(0) }
        }
        #expect(bytes.allSatisfy { !$0.contains("1111") })
    }

    @Test(arguments: [
        ("", "Card name is required"), ("   ", "Card name is required"),
        (String(repeating: "x", count: 101), "Card name has at most 100 characters"),
    ])
    func aNameHasOneToAHundredCharacters(name: String, sentence: String) async throws {
        let household = try await CardHousehold()
        let draft = CardDraft(product: .custom(CardFacts(name: name, issuer: "", network: .visa)))
        #expect(await brokenRule { _ = try await household.cards.addCard(draft) } == sentence)
    }

    @Test func aNicknameHasAtMostFiftyCharacters() async throws {
        let household = try await CardHousehold()
        _ = try await household.add(nickname: String(repeating: "é", count: 50))
        #expect(
            await brokenRule { _ = try await household.add(nickname: String(repeating: "é", count: 51)) }
                == "A nickname has at most 50 characters")
    }

    // MARK: - Changing

    @Test func whatAPersonHasSetStandsAgainstTheCatalogue() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        var edit = CardEdit(card)
        edit.facts.annualFee = try CardHousehold.money(650_00)
        let edited = try await household.cards.updateCard(id: card.id, edit, revision: card.revision)
        #expect(edited.ownFacts == [.annualFee])
        // A newer catalogue with other values.
        let newer = try household.with(try CardHousehold.catalogue(version: "2", fee: 995_00, ride: 25_00))
        try await newer.cards().runDue(today: household.context.clock.today())
        let details = try await newer.cards().fetchCard(id: card.id).card
        #expect(details.annualFee == (try CardHousehold.money(650_00)))
        #expect(try #require(details.benefits.first { $0.displayName == "Ride credit" }).rawValue.minorUnits == 25_00)
        // Matching uses the new terms, too.
        let stored = try await household.context.read { try BenefitRepository($0, household: household.context.household.id).all() }
        #expect(stored.contains { $0.terms.value.minorUnits == 25_00 })
    }

    @Test func aCardOutlivesItsProductAndSaysSo() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let newer = try household.with(try CardHousehold.catalogue(version: "2", without: ["card"]))
        try await newer.cards().runDue(today: household.context.clock.today())
        let details = try await newer.cards().fetchCard(id: card.id)
        let fee = try CardHousehold.money(895_00)
        #expect(details.card.displayName == "Platinum" && details.card.annualFee == fee)
        #expect(details.card.isProductMissing && details.source == nil)
        #expect(details.card.benefits.allSatisfy { $0.isTemplateMissing })
        #expect(details.card.totalAvailableValue.minorUnits == 347_95)
    }

    @Test func aNewBenefitOfTheProductComesToTheCard() async throws {
        let household = try await CardHousehold(catalogue: try CardHousehold.catalogue(without: ["meal"]))
        let card = try await household.add()
        #expect(try await household.left(card)["Dining credit"] == nil)
        let newer = try household.with(try CardHousehold.catalogue(version: "2"))
        try await newer.cards().runDue(today: household.context.clock.today())
        #expect(try await newer.cards().fetchCard(id: card.id).card.benefits.contains { $0.displayName == "Dining credit" })
    }

    @Test func whoSawAnOlderRevisionIsToldSo() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        var edit = CardEdit(card)
        edit.nickname = "One"
        _ = try await household.cards.updateCard(id: card.id, edit, revision: card.revision)
        edit.nickname = "Two"
        let late = edit
        await #expect(throws: ServiceError.conflict) {
            try await household.cards.updateCard(id: card.id, late, revision: card.revision)
        }
    }

    @Test func theOrderOfTheWalletIsTheirs() async throws {
        let household = try await CardHousehold()
        let (one, two, three) = (
            try await household.add(nickname: "1"), try await household.add(nickname: "2"), try await household.add(nickname: "3")
        )
        try await household.cards.orderCards([three.id, one.id])
        #expect(try await household.cards.fetchWallet().cards.map(\.id) == [three.id, one.id, two.id])
    }

    @Test func limitsStayWithinWhatTheBankAllows() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let maxima = CardLimits(online: try CardHousehold.money(1_000_00))
        let tooMuch = CardLimits(online: try CardHousehold.money(1_000_01))
        #expect(
            await brokenRule { _ = try await household.cards.setLimits(id: card.id, tooMuch, maxima: maxima, revision: 1) }
                == "This card allows $1,000 at most")
        let limits = CardLimits(dailyPurchase: try CardHousehold.money(500_00), online: try CardHousehold.money(1_000_00))
        _ = try await household.cards.setLimits(id: card.id, limits, maxima: maxima, revision: 1)
        let stored = try await household.cards.fetchCard(id: card.id).card.card
        #expect(stored.limits == limits && stored.maxima == maxima)
    }

    @Test func aLostCardIsReplacedAndASuspicionLifted() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        _ = try await household.cards.apply(.block(.lost), id: card.id, replacement: nil)
        #expect(
            await brokenRule { _ = try await household.cards.apply(.unblock, id: card.id, replacement: nil) }
                == "A card that was lost is replaced, not unblocked")
        let replacement = CardReplacement(lastFour: "9999", expiry: Month(of: try CardHousehold.day("2031-04-01")))
        let replaced = try await household.cards.apply(.replace, id: card.id, replacement: replacement)
        #expect(replaced.status == .pendingActivation && replaced.lastFour == "9999" && replaced.blockReason == nil)
        #expect(try await household.cards.apply(.activate, id: card.id, replacement: nil).status == .active)
        _ = try await household.cards.apply(.block(.suspicious), id: card.id, replacement: nil)
        #expect(try await household.cards.apply(.unblock, id: card.id, replacement: nil).status == .active)
    }

    @Test func aRemovedCardKeepsItsHistoryAndCanComeBack() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let ride = try await household.benefit("Ride credit", of: card)
        _ = try await household.benefits.use(id: ride.id, BenefitUseDraft())
        let change = try await household.cards.deleteCard(id: card.id)
        #expect(try await household.cards.fetchWallet().cards.isEmpty)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.first?.used.minorUnits == 15_00)
        let year = CardValueQuery(first: try CardHousehold.day("2026-01-01"), last: try CardHousehold.day("2026-12-31"))
        #expect(try await household.cards.fetchValue(year).byCard.first?.redeemed.minorUnits == 115_00)
        await #expect(throws: ServiceError.notFound) { try await household.cards.apply(.deactivate, id: card.id, replacement: nil) }
        try await household.services.transactions().undo(change)
        #expect(try await household.cards.fetchWallet().cards.map(\.id) == [card.id])
    }

    @Test func theBonusFollowsTheLedger() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let checking = try await household.home.account("Checking", currency: account.currency)
        let card = try await household.add(account, opened: "2026-04-01")
        try await household.home.add(-300_00, in: account, payee: "Shop", day: try CardHousehold.day("2026-04-20"))
        try await household.home.add(-900_00, in: account, payee: "Before", day: try CardHousehold.day("2026-03-20"))
        try await household.home.add(40_00, in: account, payee: "Shop", day: try CardHousehold.day("2026-04-25"))
        // Paying the bill is not a refund.
        try await household.home.add(-260_00, in: checking, to: account, day: try CardHousehold.day("2026-05-02"))
        var edit = CardEdit(card)
        edit.bonus = SignUpBonus(
            spend: try CardHousehold.money(1_000_00), by: try CardHousehold.day("2026-07-01"), reward: "80,000 points")
        _ = try await household.cards.updateCard(id: card.id, edit, revision: card.revision)
        let progress = try #require(try await household.cards.fetchCard(id: card.id).bonus)
        #expect(progress.spent.minorUnits == 260_00 && progress.left.minorUnits == 740_00 && !progress.isReached)
    }

    @Test func theBestCardIsTheOneOfWhichMostIsLeft() async throws {
        let household = try await CardHousehold()
        let (one, two) = (try await household.add(nickname: "One"), try await household.add(nickname: "Two"))
        let ride = try await household.benefit("Ride credit", of: one)
        _ = try await household.benefits.use(id: ride.id, BenefitUseDraft(amount: try CardHousehold.money(5_00)))
        #expect(try await household.cards.bestCards(for: .merchant("Uber trip")).map(\.card.displayName) == ["Two", "One"])
        #expect(try await household.cards.bestCards(for: .category(.dining)).map(\.left.minorUnits) == [100_00, 100_00])
        #expect(try await household.cards.bestCards(for: .category(.wellness)).isEmpty)
        _ = try await household.cards.apply(.block(.stolen), id: two.id, replacement: nil)
        #expect(try await household.cards.bestCards(for: .merchant("uber")).map(\.card.displayName) == ["One"])
    }

    @Test func aViewerChangesNothing() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let services = DependencyContainer(live: household.context.with(role: .viewer))
        #expect(try await services.cards().fetchWallet().cards.count == 1)
        await #expect(throws: ServiceError.unauthorized) { try await services.cards().deleteCard(id: card.id) }
        await #expect(throws: ServiceError.unauthorized) { try await services.cards().orderCards([card.id]) }
    }

    @Test func noFigureIsAsLongAsANumber() async throws {
        let household = try await CardHousehold()
        let number = try CardHousehold.money(4_111_111_111_111_111_00)
        var facts = CardFacts(name: "Card", issuer: "Bank", network: .visa, annualFee: number)
        let draft = CardDraft(product: .custom(facts))
        #expect(await brokenRule { _ = try await household.cards.addCard(draft) } == "An annual fee is too large")
        facts.annualFee = nil
        let card = try await household.cards.addCard(CardDraft(product: .custom(facts)))
        let limits = CardLimits(online: number)
        let violation = await brokenRule { _ = try await household.cards.setLimits(id: card.id, limits, maxima: CardLimits(), revision: 1) }
        #expect(violation == "A limit is too large")
    }
}
