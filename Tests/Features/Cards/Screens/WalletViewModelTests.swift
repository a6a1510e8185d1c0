import CardsModel
import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Cards

struct WalletViewModelTests {
    private func loaded(_ services: DependencyContainer? = nil) async throws -> WalletViewModel {
        let services = if let services { services } else { try await DependencyContainer.sample() }
        let model = WalletViewModel(CardsContext(services))
        await model.loadData()
        return model
    }

    @Test func theWalletShowsItsCardsAndWhatIsLostFirst() async throws {
        let model = try await loaded()
        #expect(model.cards.count == 8)
        #expect(model.next.first?.benefit.daysRemaining == 0)
        #expect(model.available != nil && !model.expiring.isEmpty)
        #expect(model.questions.count == 1)
    }

    @Test func whatIsLostNextStandsUnderItsLastDay() async throws {
        let model = try await loaded()
        let headings = model.next.map { model.heading(of: $0)?.english }
        #expect(headings.first??.hasPrefix("Use by ") == true)
        // Each day is named once, above its first benefit.
        let days = Set(model.next.map(\.benefit.daysRemaining))
        #expect(headings.compactMap(\.self).count == days.count)
    }

    @Test func usingABenefitLeavesLess() async throws {
        let model = try await loaded()
        let item = try #require(model.next.first { $0.canUse })
        let before = try #require(model.available)
        await model.use(item)
        await model.refresh()
        #expect(!model.next.contains { $0.id == item.id })
        #expect(try #require(model.available).minorUnits < before.minorUnits || model.available?.currency != before.currency)
    }

    @Test func aCardMovesByOnePlaceAndNotBeyondTheEnds() async throws {
        let model = try await loaded()
        let order = model.cards.map(\.id)
        await model.move(order[0], by: -1)
        await model.move(order[7], by: 1)
        await model.refresh()
        #expect(model.cards.map(\.id) == order)
        await model.move(order[2], by: -1)
        await model.refresh()
        #expect(model.cards.map(\.id) == [order[0], order[2], order[1]] + order[3...])
    }

    @Test func anAnswerEndsTheQuestion() async throws {
        let model = try await loaded()
        await model.answer(try #require(model.questions.first), with: nil)
        await model.refresh()
        #expect(model.questions.isEmpty)
    }

    @Test func aFailureIsTheWholeScreensAndAnEmptyWalletIsNone() async throws {
        #expect(try await loaded(.sample(failing: .serverError(503))).state == .error(.serverError(503)))
        let empty = try await loaded(.sample(.empty))
        #expect(empty.state == .loaded && empty.cards.isEmpty)
    }
}
