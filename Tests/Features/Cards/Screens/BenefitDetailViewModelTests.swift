import CardsModel
import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Cards

struct BenefitDetailViewModelTests {
    private let services: DependencyContainer

    init() async throws {
        services = try await .sample()
    }

    private func loaded(_ name: String) async throws -> BenefitDetailViewModel {
        let all = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil)
        let listing = try #require(all.first { $0.benefit.displayName == name })
        let model = BenefitDetailViewModel(
            CardsContext(services), benefitId: listing.benefit.id.description, cardId: listing.card.description)
        await model.loadData()
        return model
    }

    @Test func theFormBeginsWithAllThatOneUseCanBeToday() async throws {
        let model = try await loaded("Ride credit")
        #expect(model.canUse)
        #expect(model.amount == "15.00" && model.day == services.context.today.description)
    }

    @Test func whatIsWrongStandsBesideItsField() async throws {
        let model = try await loaded("Ride credit")
        model.amount = "16"
        await model.use()
        #expect(model.amountError?.english == "Only €15 is left" && model.dayError == nil)
        model.amount = "5"
        model.day = services.context.today.adding(days: 1).description
        await model.use()
        #expect(model.amountError == nil && model.dayError?.english == "Choose a day up to today")
        model.amount = "4111 1111 1111 1111"
        await model.use()
        #expect(model.amountError == RuleViolation.cardNumber.text && model.amount.isEmpty)
    }

    @Test func aUseIsInTheHistoryUntilItIsTakenBack() async throws {
        let model = try await loaded("Ride credit")
        model.amount = "4"
        await model.use()
        await model.refresh()
        let use = try #require(model.details?.history.first?.uses.first?.use)
        #expect(use.amount.minorUnits == 4_00 && use.isManual)
        await model.undo(use)
        await model.refresh()
        #expect(model.details?.history.first?.used.isZero == true)
        #expect(model.details?.history.first?.uses.first?.use.state == .undone)
    }

    @Test func anotherCardsBenefitIsNotFound() async throws {
        let model = try await loaded("Ride credit")
        let other = BenefitDetailViewModel(CardsContext(services), benefitId: model.benefitId, cardId: "crd_0123456789ABC")
        await other.loadData()
        #expect(other.state == .error(.notFound))
    }

    @Test func anOlderVersionOfTheModeIsAConflict() async throws {
        let model = try await loaded("Ride credit")
        let revision = try #require(Int64(model.revision))
        model.revision = String(revision - 1)
        model.mode = .ignore
        await model.setMode()
        #expect(model.modeError != nil && model.revision == String(revision))
        await model.setMode()
        await model.refresh()
        #expect(model.details?.benefit.benefit.mode == .ignore && !model.canUse)
    }
}
