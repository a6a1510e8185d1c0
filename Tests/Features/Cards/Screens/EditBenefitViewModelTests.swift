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

struct EditBenefitViewModelTests {
    private let services: DependencyContainer
    private let app = AppNavigatorSpy()
    private let coordinator: CardsCoordinator

    private let cards: [Card]
    /// The ride credit, as the catalogue has it.
    private let benefit: Benefit

    init() async throws {
        let installation = try await SampleInstallation()
        services = try installation.services()
        cards = installation.sample.cards
        benefit = installation.sample.benefits[0]
        coordinator = CardsCoordinator(app: app)
    }

    private func loaded(card: String? = nil) async -> EditBenefitViewModel {
        let (card, id) = (card ?? benefit.card.description, benefit.id.description)
        coordinator.setStack([
            .cards(.wallet), .cards(.detail(cardId: card)), .cards(.benefitDetail(cardId: card, benefitId: id)),
            .cards(.editBenefit(cardId: card, benefitId: id)),
        ])
        let model = EditBenefitViewModel(
            CardsContext(services, coordinator), benefitId: id, cardId: card)
        await model.loadData()
        return model
    }

    private func stored() async throws -> Benefit {
        try await services.benefits().fetchBenefit(id: benefit.id).benefit.benefit
    }

    private var screen: AppRoute {
        .cards(.benefitDetail(cardId: benefit.card.description, benefitId: benefit.id.description))
    }

    @Test func savingKeepsWhatWasTypedAndLeadsToTheBenefit() async throws {
        let model = await loaded()
        #expect(model.form.name == "Ride credit" && model.form.value == "15.00" && !model.canReset)
        model.form.value = "18"
        model.form.charges = "*kestrel*\n\n Harbour cabs* "
        await model.save()
        let changed = try await stored()
        #expect(changed.terms.value.minorUnits == 18_00 && changed.terms.chargePatterns == ["*kestrel*", "Harbour cabs*"])
        #expect(changed.ownFacts == [.value, .patterns] && changed.terms.details == benefit.terms.details)
        #expect(coordinator.topRoute == screen && app.notices.map(\.text.english) == ["Saved"])
    }

    @Test func anOlderVersionIsAConflictAndSavesNothingUntilItIsSavedAgain() async throws {
        let model = await loaded()
        let revision = try #require(Int64(model.form.revision))
        model.form.revision = String(revision - 1)
        model.form.value = "18"
        await model.save()
        #expect(model.form.isConflict && model.form.errors.form?.english.contains("Somebody else changed this benefit") == true)
        #expect(model.form.value == "18" && model.form.revision == String(revision))
        #expect(try await stored().terms == benefit.terms)
        #expect(!coordinator.hasMoved)
        await model.save()
        #expect(try await stored().terms.value.minorUnits == 18_00)
    }

    @Test func whatAPersonHasSetIsTakenBack() async throws {
        let changed = await loaded()
        changed.form.value = "18"
        await changed.save()
        let model = await loaded()
        #expect(model.canReset && model.form.value == "18.00")
        await model.reset()
        #expect(try await stored().terms == benefit.terms)
        #expect(try await stored().ownFacts.isEmpty)
        #expect(coordinator.topRoute == screen && app.notices.last?.text.english == "The catalogue's details are restored")
        #expect(await !loaded().canReset)
    }

    @Test func anOlderVersionIsNotTakenBack() async throws {
        let model = await loaded()
        model.form.revision = "0"
        await model.reset()
        #expect(model.form.isConflict && !coordinator.hasMoved)
    }

    @Test func aWholeNumberIsRefusedInEveryFieldWhichIsEmptied() async throws {
        let fields: [(ReferenceWritableKeyPath<EditBenefitViewModel, String>, KeyPath<EditBenefitViewModel, LocalizedText?>)] = [
            (\.form.name, \.form.errors[.name]), (\.form.merchant, \.form.errors[.merchant]), (\.form.value, \.form.errors[.value]),
            (\.form.months, \.form.errors[.months]), (\.form.uses, \.form.errors[.uses]), (\.form.bonus, \.form.errors[.bonus]),
            (\.form.charges, \.form.errors[.charges]), (\.form.credits, \.form.errors[.credits]), (\.form.ends, \.form.errors[.ends]),
        ]
        for (field, error) in fields {
            let model = await loaded()
            model[keyPath: field] = "4111 1111 1111 1111"
            await model.save()
            #expect(model[keyPath: field].isEmpty, "\(field)")
            #expect(model[keyPath: error] == RuleViolation.cardNumber.text, "\(field)")
        }
        #expect(!coordinator.hasMoved)
        #expect(try await stored() == benefit)
    }

    @Test func removingNamesWhatGoesAndCanBeTakenBack() async throws {
        let model = await loaded()
        #expect(model.removeQuestion.english == "Remove Ride credit from Travel and dinners? Coffer keeps its history.")
        await model.remove()
        #expect(coordinator.topRoute == .cards(.detail(cardId: model.cardId)))
        #expect(app.notices.first?.text.english == "Ride credit removed" && app.notices.first?.undo != nil)
        let left = try await services.benefits().fetchBenefits(card: benefit.card, expiringWithin: nil)
        #expect(!left.contains { $0.benefit.id == benefit.id })
    }

    @Test func anotherCardsBenefitIsNotFound() async {
        #expect(await loaded(card: cards[1].id.description).state == .error(.notFound))
    }
}
