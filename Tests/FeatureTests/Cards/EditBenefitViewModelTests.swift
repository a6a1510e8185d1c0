import MockServices
import Models
import Navigation
import Services
import Testing

@testable import Cards

struct EditBenefitViewModelTests {
    private let services = DependencyContainer.mock()
    private let app = NavigatingSpy()
    private let coordinator: CardsCoordinator

    init() {
        coordinator = CardsCoordinator(app: app)
    }

    /// The ride credit, as the catalogue has it.
    private static let benefit = Benefit.previews[0]

    private func loaded(card: String = benefit.card.description) async -> EditBenefitViewModel {
        let model = EditBenefitViewModel(
            benefitId: Self.benefit.id.description, cardId: card, service: services.benefits(), context: services.context,
            coordinator: coordinator)
        await model.loadData()
        return model
    }

    private func stored() async throws -> Benefit {
        try await services.benefits().fetchBenefit(id: Self.benefit.id).benefit.benefit
    }

    private var screen: Link {
        Link(.cards(.benefitDetail(cardId: Self.benefit.card.description, benefitId: Self.benefit.id.description)))
    }

    @Test func savingKeepsWhatWasTypedAndLeadsToTheBenefit() async throws {
        let model = await loaded()
        #expect(model.form.name == "Ride credit" && model.form.value == "15.00" && !model.canReset)
        model.form.value = "18"
        model.form.charges = "*kestrel*\n\n Harbour cabs* "
        await model.save()
        let benefit = try await stored()
        #expect(benefit.terms.value.minorUnits == 18_00 && benefit.terms.chargePatterns == ["*kestrel*", "Harbour cabs*"])
        #expect(benefit.ownFacts == [.value, .patterns] && benefit.terms.details == Self.benefit.terms.details)
        #expect(app.opened == [screen] && app.notices.map(\.text) == ["Saved"])
    }

    @Test func anOlderVersionIsAConflictAndSavesNothingUntilItIsSavedAgain() async throws {
        let model = await loaded()
        let revision = try #require(Int64(model.revision))
        model.revision = String(revision - 1)
        model.form.value = "18"
        await model.save()
        #expect(model.isConflict && model.errors.form?.contains("Somebody else changed this benefit") == true)
        #expect(model.form.value == "18" && model.revision == String(revision))
        #expect(try await stored().terms == Self.benefit.terms)
        #expect(app.opened.isEmpty)
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
        #expect(try await stored().terms == Self.benefit.terms)
        #expect(try await stored().ownFacts.isEmpty)
        #expect(app.opened == [screen, screen] && app.notices.last?.text == "The catalogue's words count again")
        #expect(await !loaded().canReset)
    }

    @Test func anOlderVersionIsNotTakenBack() async throws {
        let model = await loaded()
        model.revision = "0"
        await model.reset()
        #expect(model.isConflict && app.opened.isEmpty)
    }

    @Test func aWholeNumberIsRefusedInEveryFieldWhichIsEmptied() async throws {
        let fields: [(ReferenceWritableKeyPath<EditBenefitViewModel, String>, KeyPath<EditBenefitViewModel, String?>)] = [
            (\.form.name, \.errors.name), (\.form.merchant, \.errors.merchant), (\.form.value, \.errors.value),
            (\.form.months, \.errors.months), (\.form.uses, \.errors.uses), (\.form.bonus, \.errors.bonus),
            (\.form.charges, \.errors.charges), (\.form.credits, \.errors.credits), (\.form.ends, \.errors.ends),
        ]
        for (field, error) in fields {
            let model = await loaded()
            model[keyPath: field] = "4111 1111 1111 1111"
            await model.save()
            #expect(model[keyPath: field].isEmpty, "\(field)")
            #expect(model[keyPath: error] == CardNumber.refusal, "\(field)")
        }
        #expect(app.opened.isEmpty)
        #expect(try await stored() == Self.benefit)
    }

    @Test func removingNamesWhatGoesAndCanBeTakenBack() async throws {
        let model = await loaded()
        #expect(model.removeQuestion == "Remove Ride credit from Travel and dinners? What it gave stays in the history.")
        await model.remove()
        #expect(app.opened == [Link(.cards(.detail(cardId: model.cardId)))])
        #expect(app.notices.first?.text == "Ride credit removed" && app.notices.first?.undo != nil)
        let left = try await services.benefits().fetchBenefits(card: Self.benefit.card, expiringWithin: nil)
        #expect(!left.contains { $0.benefit.id == Self.benefit.id })
    }

    @Test func anotherCardsBenefitIsNotFound() async {
        #expect(await loaded(card: Card.previews[1].id.description).state == .error(.notFound))
    }
}
