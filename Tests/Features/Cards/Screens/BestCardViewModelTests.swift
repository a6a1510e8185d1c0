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

struct BestCardViewModelTests {
    private func loaded(
        merchant: String = "", category: String = "", _ services: DependencyContainer? = nil
    ) async throws -> BestCardViewModel {
        let services = if let services { services } else { try await DependencyContainer.sample() }
        let model = BestCardViewModel(CardsContext(services))
        (model.merchant, model.category) = (merchant, category)
        await model.loadData()
        return model
    }

    @Test func nothingIsFoundBeforeAnythingIsAsked() async throws {
        for category in ["", "boats"] {
            let model = try await loaded(category: category)
            #expect(model.purchase == nil && model.found.isEmpty && model.state == .loaded)
        }
    }

    @Test func theCardThatGivesMostComesFirst() async throws {
        let model = try await loaded(category: "travel")
        #expect(model.purchase == .category(.travel) && model.purchaseName.english == "travel")
        let best = try #require(model.found.first)
        #expect(best.card.displayName == "Travel and dinners")
        #expect(model.found.map(\.left.minorUnits) == model.found.map(\.left.minorUnits).sorted(by: >))
        #expect(model.items(of: best).count == best.benefits.count)
        #expect(model.items(of: best).allSatisfy { !$0.canUse })
        // A card that is blocked does not pay.
        #expect(!model.found.contains { $0.card.cardStatus == .blocked })
    }

    @Test func aMerchantSaysMoreThanACategory() async throws {
        let model = try await loaded(merchant: " Kestrel Cabs ", category: "dining")
        #expect(model.purchase == .merchant("Kestrel Cabs") && model.purchaseName.english == "Kestrel Cabs")
        #expect(model.found.map(\.card.displayName) == ["Travel and dinners"])
        #expect(try #require(model.found.first).benefits.map(\.displayName) == ["Ride credit"])
        #expect(model.link == Link(.cards(.best), query: [QueryItem("merchant", " Kestrel Cabs "), QueryItem("category", "dining")]))
        #expect(model.link(.travel) == Link(.cards(.best), query: [QueryItem("category", "travel")]))
    }

    @Test func whatWasUsedIsNotThereForTheNextPurchase() async throws {
        let services = try await DependencyContainer.sample()
        let before = try #require(try await loaded(merchant: "Kestrel Cabs", services).found.first)
        _ = try await services.benefits().use(id: before.benefits[0].id, BenefitUseDraft(amount: .preview(5_00)))
        let after = try #require(try await loaded(merchant: "Kestrel Cabs", services).found.first)
        #expect(after.left.minorUnits == before.left.minorUnits - 5_00)
    }

    @Test func theNumberOfACardIsRefusedAndTheFieldIsEmptied() async throws {
        let model = try await loaded(merchant: "4111 1111 1111 1111")
        #expect(model.merchant.isEmpty && model.merchantError == RuleViolation.cardNumber.text)
        #expect(model.purchase == nil && model.found.isEmpty)
        #expect(model.link == Link(.cards(.best)))
    }

    @Test func aFailureIsTheWholeScreens() async throws {
        #expect(try await loaded(category: "travel", .sample(failing: .serverError(503))).state == .error(.serverError(503)))
    }
}
