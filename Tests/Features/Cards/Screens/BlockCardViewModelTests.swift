import CardsModel
import Localization
import Models
import Navigation
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Cards

struct BlockCardViewModelTests {
    private let services: DependencyContainer
    private let app = AppNavigatorSpy()
    private let coordinator: CardsCoordinator

    private let cards: [Card]

    init() async throws {
        let installation = try await SampleInstallation()
        services = try installation.services()
        cards = installation.sample.cards
        coordinator = CardsCoordinator(app: app)
    }

    private func loaded(_ place: Int = 0) async -> BlockCardViewModel {
        let model = BlockCardViewModel(CardsContext(services, coordinator), cardId: cards[place].id.description)
        await model.loadData()
        return model
    }

    private func stored(_ model: BlockCardViewModel) async throws -> Card {
        try await services.cards().fetchCard(id: #require(ID<Card>(model.cardId))).card.card
    }

    @Test(arguments: ["", "bored"])
    func withoutAReasonNothingIsBlocked(reason: String) async throws {
        let model = await loaded()
        #expect(model.canBlock && !model.canReplace)
        model.reason = reason
        await model.block()
        #expect(model.reasonError?.english == "Choose what happened")
        #expect(try await stored(model).status == .active && app.notices.isEmpty)
    }

    @Test func somethingSuspiciousLeadsBackToTheCardAndIsLifted() async throws {
        let model = await loaded()
        model.reason = "suspicious"
        await model.block()
        #expect(try await stored(model).status == .blocked)
        #expect(app.notices.map(\.text.english) == ["Travel and dinners blocked"])
        #expect(coordinator.topRoute == .cards(.detail(cardId: model.cardId)))
        await model.unblock()
        #expect(try await stored(model).status == .active)
        #expect(app.notices.last?.text.english == "Travel and dinners is active again" && coordinator.hasMoved)
    }

    @Test(arguments: [CardBlockReason.lost, .stolen, .damaged])
    func aCardThatIsGoneStaysBlockedAndLeadsToANewOne(reason: CardBlockReason) async throws {
        let model = await loaded()
        model.reason = reason.rawValue
        await model.block()
        // The same screen goes on with the new card.
        #expect(!coordinator.hasMoved)
        await model.loadData()
        #expect(model.canReplace && !model.canBlock && model.blockedFor == reason)
        await model.unblock()
        #expect(model.problem != nil)
        #expect(try await stored(model).status == .blocked)
    }

    @Test func theNewCardHasOtherDigitsAndWaits() async throws {
        let model = await loaded(4)
        (model.lastFour, model.expiry) = (" 0938 ", "05/31")
        await model.replace()
        let card = try await stored(model)
        #expect(card.status == .pendingActivation && card.lastFour == "0938" && card.expiry?.description == "2031-05")
        #expect(app.notices.map(\.text.english) == ["The new card waits to be activated"])
        #expect(coordinator.topRoute == .cards(.detail(cardId: model.cardId)))
    }

    @Test func aWholeNumberIsRefusedAndTheFieldIsEmptied() async throws {
        let model = await loaded(4)
        (model.lastFour, model.expiry) = ("4111 1111 1111 1111", "4111-1111-1111-1111")
        await model.replace()
        #expect(model.lastFour.isEmpty && model.lastFourError == RuleViolation.cardNumber.text)
        #expect(model.expiry.isEmpty && model.expiryError == RuleViolation.cardNumber.text)
        (model.lastFour, model.expiry) = ("12", "13/31")
        await model.replace()
        #expect(model.lastFour == "12" && model.lastFourError?.english == "Enter the last four digits")
        #expect(model.expiry == "13/31" && model.expiryError == ExpiryText.violation)
        #expect(try await stored(model) == cards[4])
        #expect(!coordinator.hasMoved)
    }

    @Test func anIdThatNoCardHasIsNotFound() async {
        let model = BlockCardViewModel(CardsContext(services), cardId: "crd_0123456789ABC")
        await model.loadData()
        #expect(model.state == .error(.notFound))
    }
}
