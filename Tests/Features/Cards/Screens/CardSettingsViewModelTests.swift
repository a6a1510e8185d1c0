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

struct CardSettingsViewModelTests {
    private let services: DependencyContainer
    private let app = AppNavigatorSpy()
    private let coordinator: CardsCoordinator

    private let card: Card

    init() async throws {
        let installation = try await SampleInstallation()
        services = try installation.services()
        card = installation.sample.cards[0]
        coordinator = CardsCoordinator(app: app)
    }

    private func loaded() async -> CardSettingsViewModel {
        let id = card.id.description
        coordinator.setStack([.cards(.wallet), .cards(.detail(cardId: id)), .cards(.settings(cardId: id))])
        let model = CardSettingsViewModel(CardsContext(services, coordinator), cardId: card.id.description)
        await model.loadData()
        return model
    }

    private func stored() async throws -> Card { try await services.cards().fetchCard(id: card.id).card.card }

    @Test func theFormBeginsWithTheCardAsItIs() async {
        let model = await loaded()
        #expect(model.form.nickname == "Travel and dinners" && model.form.lastFour == "4417" && model.form.fee == "550.00")
        #expect(model.form.name == "Meridian Reserve" && model.form.bonus.isEmpty)
    }

    @Test func savingKeepsWhatWasTypedAndLeadsToTheCard() async throws {
        let model = await loaded()
        model.form.nickname = " For dinners "
        model.form.fee = "595"
        model.form.lastFour = "0042"
        (model.form.bonus.spend, model.form.bonus.by, model.form.bonus.reward) = (
            "4000", services.context.today.adding(days: 60).description, "60,000 points"
        )
        await model.save()
        let card = try await stored()
        #expect(card.nickname == "For dinners" && card.facts.annualFee?.minorUnits == 595_00 && card.lastFour == "0042")
        #expect(card.ownFacts == [.annualFee])
        #expect(card.bonus?.spend.minorUnits == 4_000_00 && card.bonus?.reward == "60,000 points")
        #expect(coordinator.topRoute == .cards(.detail(cardId: model.cardId)))
        #expect(app.notices.map(\.text.english) == ["Saved"])
    }

    @Test func anOlderVersionIsAConflictAndSavesNothingUntilItIsSavedAgain() async throws {
        let model = await loaded()
        let revision = try #require(Int64(model.form.revision))
        model.form.revision = String(revision - 1)
        model.form.nickname = "Mine"
        await model.save()
        #expect(model.form.isConflict && model.form.errors.form?.english.contains("Somebody else changed this card") == true)
        #expect(model.form.nickname == "Mine" && model.form.revision == String(revision))
        #expect(try await stored().nickname == "Travel and dinners")
        #expect(!coordinator.hasMoved)
        await model.save()
        #expect(try await stored().nickname == "Mine")
    }

    @Test func aWholeNumberIsRefusedInEveryFieldWhichIsEmptied() async throws {
        let fields: [(ReferenceWritableKeyPath<CardSettingsViewModel, String>, KeyPath<CardSettingsViewModel, LocalizedText?>)] = [
            (\.form.nickname, \.form.errors[.nickname]), (\.form.lastFour, \.form.errors[.lastFour]),
            (\.form.expiry, \.form.errors[.expiry]),
            (\.form.opened, \.form.errors[.opened]), (\.form.name, \.form.errors[.name]), (\.form.issuer, \.form.errors[.issuer]),
            (\.form.fee, \.form.errors[.fee]),
            (\.form.bonus.spend, \.form.errors[.spend]), (\.form.bonus.by, \.form.errors[.by]),
            (\.form.bonus.reward, \.form.errors[.reward]),
        ]
        for (field, error) in fields {
            let model = await loaded()
            model[keyPath: field] = "4111 1111 1111 1111"
            await model.save()
            #expect(model[keyPath: field].isEmpty, "\(field)")
            #expect(model[keyPath: error] == RuleViolation.cardNumber.text, "\(field)")
        }
        #expect(!coordinator.hasMoved)
        #expect(try await stored() == card)
    }

    @Test func aBonusIsSaidInFullOrNotAtAll() async throws {
        let model = await loaded()
        model.form.bonus.spend = "4000"
        await model.save()
        #expect(model.form.errors[.by]?.english == "Enter a day" && model.form.errors[.reward]?.english == "Enter the bonus")
        #expect(!coordinator.hasMoved)
        model.form.bonus.spend = ""
        await model.save()
        #expect(try await stored().bonus == nil && coordinator.hasMoved)
    }

    @Test func aCardThatIsCancelledIsSoAtOnce() async throws {
        let model = await loaded()
        await model.apply(.cancel, saying: "Marked as cancelled")
        #expect(try await stored().status == .cancelled)
        #expect(app.notices.map(\.text.english) == ["Marked as cancelled"])
    }

    @Test func removingNamesWhatGoesAndCanBeTakenBack() async throws {
        let model = await loaded()
        #expect(model.removeQuestion.english.hasPrefix("Remove Travel and dinners and its 9 benefits from the wallet?"))
        await model.remove()
        #expect(try await services.cards().fetchWallet().cards.count == 7)
        #expect(coordinator.topRoute == .cards(.wallet))
        #expect(app.notices.first?.text.english == "Travel and dinners removed" && app.notices.first?.undo != nil)
        await model.loadData()
        #expect(model.state == .error(.notFound))
    }
}
