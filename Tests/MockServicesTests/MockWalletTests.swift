import MockServices
import Models
import Services
import Testing

/// The wallet of the made-up household.
@Suite struct MockWalletTests {
    private let services = DependencyContainer.mock()

    private func benefit(_ name: String) async throws -> WalletBenefit {
        let all = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil)
        return try #require(all.map(\.benefit).first { $0.displayName == name })
    }

    @Test func itShowsFiveCardsAndBenefitsInAllStates() async throws {
        let wallet = try await services.cards().fetchWallet()
        #expect(
            wallet.cards.map(\.displayName) == [
                "Travel and dinners", "Hearth Rewards", "Skyward Business", "Corner shop club", "Lantern Travel",
            ])
        #expect(wallet.cards.map(\.cardStatus) == [.active, .active, .pendingActivation, .active, .blocked])
        #expect(Set(wallet.cards.map(\.cardGradient)).count == 5)
        #expect(wallet.cards.map(\.isCustomCard) == [false, false, false, true, false])
        let benefits = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil)
        #expect(benefits.count == 21)
        #expect(Set(benefits.map(\.benefit.displayStatus)) == Set(BenefitStatus.allCases))
        let days = Set(benefits.filter { $0.benefit.displayStatus == .available }.map(\.benefit.daysRemaining))
        #expect(days.isSuperset(of: [0, 1, 3, 4, 7, .max]))
        #expect(wallet.questions.map(\.payee) == ["Osteria Finestra"])
        #expect(wallet.questions.first?.choices.map(\.benefit.displayName) == ["Dining credit", "Weekend table"])
        #expect(wallet.available.map(\.currency.code) == ["EUR", "USD"])
        #expect(wallet.next.map(\.benefit.daysRemaining) == [0, 1, 3, 4, 4])
        #expect(try await services.benefits().fetchBenefits(card: nil, expiringWithin: 3).map(\.benefit.daysRemaining) == [0, 1, 3])
        let card = try await services.cards().fetchCard(id: Card.previews[2].id)
        #expect(card.bonus?.isReached == false)
        #expect(card.account?.name == "Dollar account" && card.source?.name == "Card notes")
    }

    @Test func homeSaysWhatExpiresToday() async throws {
        let home = try await services.overview().fetchHome()
        guard case .benefitExpiresToday(_, _, _, let name, _) = home.insight else {
            Issue.record("\(String(describing: home.insight))")
            return
        }
        #expect(name == "Lounge day pass")
        #expect(home.expiringBenefits.map(\.currency.code) == ["EUR", "USD"])
        #expect(try await DependencyContainer.mock(data: .empty).overview().fetchHome().insight == .firstStep)
    }

    @Test func theMultiYearOneIsUsedTheRollingOneLosesNothingAndEndedCyclesAreLost() async throws {
        let fast = try await benefit("Border fast lane")
        #expect(fast.displayStatus == .used && fast.frequencyLabel == "/4yr")
        let history = try await services.benefits().fetchBenefit(id: fast.benefit.id).history
        #expect(history.map(\.lost.minorUnits) == [0])
        let hotel = try await services.benefits().fetchBenefit(id: try await benefit("Hotel credit").benefit.id).history
        #expect(hotel.map(\.lost.minorUnits) == [0, 300_00])
        #expect(hotel.map { $0.cycle?.first } == [Day("2026-01-01"), Day("2025-07-01")])
    }

    @Test func usesAreRecordedRefusedTakenBackAndPutBack() async throws {
        let rides = try await benefit("Ride credit")
        let part = BenefitUseDraft(amount: .preview(4_00), key: "once")
        let first = try await services.benefits().use(id: rides.benefit.id, part)
        #expect(try await services.benefits().use(id: rides.benefit.id, part) == first)
        #expect(try await benefit("Ride credit").displayValue == "€11")
        #expect(
            await failure { _ = try await services.benefits().use(id: rides.benefit.id, BenefitUseDraft(amount: .preview(12_00))) }
                == .rule("Only €11 is left"))
        _ = try await services.benefits().use(id: rides.benefit.id, BenefitUseDraft())
        #expect(try await benefit("Ride credit").displayStatus == .used)
        let change = try await services.benefits().undoLastUse(of: rides.benefit.id)
        #expect(try await benefit("Ride credit").displayValue == "€11")
        _ = try await services.transactions().undo(change, allowsClosedDays: false)
        #expect(try await benefit("Ride credit").displayStatus == .used)
    }

    @Test func anAnswerUsesTheBenefitAndEndsTheQuestion() async throws {
        let question = try #require(try await services.cards().fetchWallet().questions.first)
        let dining = try #require(question.choices.first).benefit
        try await services.benefits().answer(question.transaction, with: dining.benefit.id)
        #expect(try await services.cards().fetchWallet().questions.isEmpty)
        let links = try await services.benefits().fetchLinks(of: [question.transaction])
        #expect(links.map(\.benefitName) == ["Dining credit"] && links.map(\.isCredit) == [false])
        #expect(try await benefit("Dining credit").standing.left.minorUnits == 62_50 - min(question.amount.minorUnits, 62_50))
        #expect(await failure { try await services.benefits().answer(question.transaction, with: nil) } == .notFound)
    }

    @Test func aCardIsAddedOnceBlockedAndReplaced() async throws {
        let draft = CardDraft(product: .catalogue("harbour-meridian"), nickname: "Second", lastFour: "1234", key: "once")
        let card = try await services.cards().addCard(draft)
        #expect(try await services.cards().addCard(draft).id == card.id)
        #expect(try await services.benefits().fetchBenefits(card: card.id, expiringWithin: nil).count == 9)
        #expect(
            await failure { _ = try await services.cards().take(.unblock, id: card.id, plastic: nil) }
                == .rule("The card is active already"))
        _ = try await services.cards().take(.block(.lost), id: card.id, plastic: nil)
        #expect(
            await failure { _ = try await services.cards().take(.unblock, id: card.id, plastic: nil) }
                == .rule("A card that was lost is replaced, not unblocked"))
        let replaced = try await services.cards().take(.replace, id: card.id, plastic: CardPlastic(lastFour: "9876"))
        #expect(replaced.status == .pendingActivation && replaced.lastFour == "9876" && replaced.blockReason == nil)
        let change = try await services.cards().deleteCard(id: card.id)
        #expect(try await services.cards().fetchWallet().cards.count == 5)
        _ = try await services.transactions().undo(change, allowsClosedDays: false)
        #expect(try await services.cards().fetchWallet().cards.count == 6)
    }

    @Test func numbersOfCardsAreRefused() async throws {
        let custom = CardFacts(name: "4111 1111 1111 1111", issuer: "", network: .visa)
        let drafts = [
            CardDraft(product: .custom(custom)), CardDraft(product: .catalogue("harbour-meridian"), nickname: "4111111111111111"),
            CardDraft(product: .catalogue("harbour-meridian"), lastFour: "4111111111111111"),
        ]
        for draft in drafts {
            #expect(await failure { _ = try await services.cards().addCard(draft) } == .rule(CardNumber.refusal))
        }
    }

    @Test func theBestCardHasTheMostLeftForThePurchase() async throws {
        let rides = try await services.cards().bestCards(for: .merchant("KESTREL CABS 22"))
        // The other card with rides waits to be activated.
        #expect(rides.map(\.card.displayName) == ["Travel and dinners"] && rides.map(\.left.minorUnits) == [15_00])
        let travel = try await services.cards().bestCards(for: .category(.dining))
        #expect(travel.map(\.card.displayName) == ["Travel and dinners", "Hearth Rewards", "Corner shop club"])
        #expect(try await services.cards().bestCards(for: .merchant("Nobody")).isEmpty)
    }

    @Test func valueIsBrokenDownByCardCategoryAndMonth() async throws {
        let report = try await services.cards().fetchValue(CardValueQuery(first: Day.preview.adding(days: -365), last: .preview))
        let total = report.byCard.reduce(0) { $0 + $1.redeemed.minorUnits }
        #expect(total > 0 && report.byCategory.reduce(0) { $0 + $1.redeemed.minorUnits } == total)
        #expect(report.byMonth.reduce(0) { $0 + $1.redeemed.minorUnits } == total)
        #expect(report.currency.code == "EUR" && report.leftOut.map(\.code) == ["USD"])
    }

    @Test func aViewerChangesNothing() async throws {
        let viewer = DependencyContainer.mock(data: MockData.household.seen(by: .viewer))
        #expect(await failure { _ = try await viewer.cards().deleteCard(id: Card.preview.id) } == .unauthorized)
        #expect(await failure { _ = try await viewer.benefits().use(id: Benefit.preview.id, BenefitUseDraft()) } == .unauthorized)
    }
}
