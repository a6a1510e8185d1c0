import CardsModel
import Models
import Services
import TestSupport
import Testing

/// Cards on the home screen and in the calendar.
@Suite struct CardHomeTests {

    private func home(_ household: CardHousehold) async throws -> HomeOverview { try await household.services.overview().fetchHome() }

    /// The value of what expires within a week, none of it today; nil where Home does not speak of it.
    private func expiring(_ household: CardHousehold) async throws -> [Int64]? {
        try await home(household).parts.insights.lazy.compactMap { insight -> [Int64]? in
            guard case .benefitsExpire(let sums)? = insight as? CardInsight else { return nil }
            return sums.map(\.minorUnits)
        }.first
    }

    @Test func whatEndsTodayComesBeforeAFeeAndThatBeforeWhatIsThere() async throws {
        // The fee of a card opened on 5 June.
        let household = try await CardHousehold(today: "2026-05-31")
        let card = try await household.add(opened: "2025-06-05")
        let ride = try await household.benefit("Ride credit", of: card)
        let membership = try await household.benefit("Membership credit", of: card)
        #expect(
            try await home(household).parts.insight as? CardInsight
                == .benefitExpiresToday(
                    card: card.id, benefit: ride.id, cardName: "Platinum", name: "Ride credit", left: try CardHousehold.money(15_00)))
        for benefit in [ride, membership] { _ = try await household.benefits.use(id: benefit.id, BenefitUseDraft()) }
        let fee = CardInsight.cardFee(
            card: card.id, name: "Platinum", fee: try CardHousehold.money(895_00), day: try CardHousehold.day("2026-06-05"))
        // What expires within a week comes before the fee, what is there after it.
        let said = try await home(household).parts.insights.compactMap { $0 as? CardInsight }
        #expect(said.dropFirst().first == fee && said.count == 3)
        #expect(try await home(household).due.map(\.title) == ["Platinum"])
        try household.pass(to: "2026-06-05")
        #expect(try await home(household).due.map(\.day.description) == ["2026-06-05"])
        try household.pass(to: "2026-06-06")
        guard case .benefitsAvailable(let worth) = try await home(household).parts.insight as? CardInsight else {
            Issue.record("Nothing is said of what is there")
            return
        }
        #expect(worth.minorUnits == 15_00 + 100_00 + 12_95 + 100_00 + 120_00)
    }

    @Test func whatIsLostWithinAWeekIsAddedUp() async throws {
        let household = try await CardHousehold(today: "2026-05-24")
        let card = try await household.add()
        #expect(try await expiring(household) == [27_95])
        try household.pass(to: "2026-05-23")
        #expect(try await expiring(household) == nil)
        try household.pass(to: "2026-05-24")
        _ = try await household.cards.apply(.block(.stolen), id: card.id, replacement: nil)
        #expect(try await expiring(household) == nil)
    }

    @Test func aHouseholdWithoutTransactionsIsToldTheFirstStep() async throws {
        let household = try await CardHousehold()
        #expect(try await home(household).parts.insight is FirstStep)
        let account = try await household.account()
        try await household.home.add(-1_00, in: account)
        #expect(try await home(household).parts.insight == nil)
    }
}
