import CardsModel
import Models
import ServiceKit
import Services
import TestSupport
import Testing

/// Cards of accounts whose entries a member does not see are not there for him.
@Suite struct CardReachTests {
    private static let facts = CardFacts(name: "Mine", issuer: "Bank", network: .visa)

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aCardOfAClosedAccountIsLikeNone(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let card = try #require(household.objects(of: account).first(.card, as: Card.self))
        let (own, cards) = (try await household.services(of: .anna).cards(), try await household.services(of: .ben).cards())
        let before = try await own.fetchCard(id: card).card.card
        await household.expectUnseen(card, "editing") {
            let edit = CardEdit(facts: Self.facts, account: nil, nickname: "", lastFour: "", expiry: nil, opened: nil, bonus: nil)
            _ = try await cards.updateCard(id: $0, edit, revision: 1)
        }
        await household.expectUnseen(card, "limits") {
            _ = try await cards.setLimits(id: $0, CardLimits(), maxima: CardLimits(), revision: 1)
        }
        await household.expectUnseen(card, "blocking") { _ = try await cards.apply(.block(.lost), id: $0, replacement: nil) }
        await household.expectUnseen(card, "deleting") { _ = try await cards.deleteCard(id: $0) }
        #expect(try await own.fetchCard(id: card).card.card == before)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aBenefitOfAClosedAccountIsLikeNone(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let objects = household.objects(of: account)
        let card = try #require(objects.first(.card, as: Card.self))
        let benefit = try #require(objects.first(.benefit, as: Benefit.self))
        let use = try #require(objects.benefitUses.first)
        let benefits = try await household.services(of: .ben).benefits()
        let terms = BenefitTerms(
            name: "Mine", category: .transportation, value: Money(minorUnits: 5_00, currency: .euro), frequency: .monthly)
        await household.expectUnseen(card, "adding") { _ = try await benefits.addBenefit(to: $0, terms, key: nil) }
        await household.expectUnseen(benefit, "editing") {
            _ = try await benefits.updateBenefit(id: $0, terms, mode: .ignore, revision: 1)
        }
        await household.expectUnseen(benefit, "resetting") { _ = try await benefits.resetBenefit(id: $0, revision: 1) }
        await household.expectUnseen(benefit, "removing") { _ = try await benefits.removeBenefit(id: $0) }
        await household.expectUnseen(benefit, "using") { _ = try await benefits.use(id: $0, BenefitUseDraft()) }
        await household.expectUnseen(benefit, "undoing the last use") { _ = try await benefits.undoLastUse(of: $0) }
        await household.expectUnseen(use, "undoing a use") { _ = try await benefits.undoUse(id: $0) }
        // Who has the account still can.
        _ = try await household.services(of: .anna).benefits().undoUse(id: use)
    }

    @Test func aCardIsNotMovedToAnAccountThatIsNotSeen() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.account, as: Account.self))
        let balance = try #require(household.objects(of: .annaBalance).first(.account, as: Account.self))
        let own = try #require(household.objects(of: .benPrivate).first(.card, as: Card.self))
        let cards = try await household.services(of: .ben).cards()
        let card = try await cards.fetchCard(id: own).card.card
        func move(_ card: Card, to account: ID<Account>) async throws {
            var edit = CardEdit(card)
            edit.account = account
            _ = try await cards.updateCard(id: card.id, edit, revision: card.revision)
        }
        await household.expectUnseen(hidden, "moving") { try await move(card, to: $0) }
        await household.expectUnseen(hidden, "adding") {
            _ = try await cards.addCard(CardDraft(product: .custom(Self.facts), account: $0))
        }
        await #expect(throws: ServiceError.rule(.accountBalanceOnly)) { try await move(card, to: balance) }
    }

    /// Of three cards that a member sees among five the last becomes the first; the others stay where they are.
    @Test func orderingCardsMovesThoseThatAreSeen() async throws {
        let household = try await DividedHousehold()
        let (all, seen) = (try await household.commandLine().cards(), try await household.services(of: .ben).cards())
        let before = try await all.fetchWallet().cards.map(\.card.id)
        let shown = try await seen.fetchWallet().cards.map(\.card.id)
        #expect(before.count > shown.count && shown.count > 1)
        let unseen = try #require(household.objects(of: .annaPrivate).first(.card, as: Card.self))
        try await seen.orderCards([unseen] + shown.reversed())
        #expect(try await seen.fetchWallet().cards.map(\.card.id) == shown.reversed())
        let after = try await all.fetchWallet().cards.map(\.card.id)
        for (old, new) in zip(before, after) where !shown.contains(old) { #expect(old == new) }
    }

    @Test func whatHappensToACardIsSeenByWhoSeesItsAccount() async throws {
        let household = try await DividedHousehold()
        let card = try #require(household.objects(of: .annaPrivate).first(.card, as: Card.self))
        let anna = try await household.services(of: .anna)
        let change = try await anna.cards().deleteCard(id: card)
        try await household.expectUnknown(change, to: .ben)
        try await anna.transactions().undo(change)
        #expect(try await anna.cards().fetchCard(id: card).card.card.isRemoved == false)
        // The undo is as little known.
        let undo = try #require(try await anna.transactions().history(limit: 1).first)
        try await household.expectUnknown(undo.id, to: .ben)
        let shared = try #require(household.objects(of: .shared).first(.card, as: Card.self))
        let seen = try await anna.cards().deleteCard(id: shared)
        try await household.services(of: .ben).transactions().undo(seen)
    }
}
