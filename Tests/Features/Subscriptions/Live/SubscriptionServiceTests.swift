import Models
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// Lists, figures and concurrent changes. Today is 27 May 2026.
@Suite struct SubscriptionServiceTests {

    private func draft(
        _ home: TestHousehold, _ name: String, _ units: Int64, _ cycle: BillingCycle = .monthly, in days: Int = 3
    ) -> SubscriptionDraft {
        SubscriptionDraft(name: name, price: home.money(units), cycle: cycle, next: TestHousehold.today.adding(days: days))
    }

    @Test func oneOfTwoWhoEditIsToldOfTheOther() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        let gym = try await service.addSubscription(draft(home, "Gym", 30_00))
        var first = draft(home, "Gym", 32_00)
        first.notes = "First"
        _ = try await service.updateSubscription(id: gym.id, first, revision: gym.revision)
        await #expect(throws: ServiceError.conflict) {
            _ = try await service.updateSubscription(id: gym.id, draft(home, "Studio", 35_00), revision: gym.revision)
        }
        #expect(try await service.fetchSubscription(id: gym.id).summary.subscription.name == "Gym")
    }

    @Test func aFormSubmittedTwiceAddsOne() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        var gym = draft(home, "Gym", 30_00)
        gym.key = "form-1"
        let ids = [try await service.addSubscription(gym).id, try await service.addSubscription(gym).id]
        #expect(ids[0] == ids[1])
        #expect(try await service.fetchSubscriptions().subscriptions.count == 1)
    }

    @Test func listsAreFilteredSearchedAndSorted() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        _ = try await service.addSubscription(draft(home, "Alpha", 5_00, in: 9))
        var shared = draft(home, "Bravo", 120_00, .yearly, in: 2)
        shared.sharing = SubscriptionSharing(others: 5)
        _ = try await service.addSubscription(shared)
        let paused = try await service.addSubscription(draft(home, "Charlie", 8_00, in: 1))
        _ = try await service.apply(.pause, id: paused.id, on: nil)
        let overview = try await service.fetchSubscriptions()
        func names(_ filter: SubscriptionFilter, _ search: String = "", _ order: SubscriptionOrder = .name) -> [String] {
            overview.subscriptions(filter, search: search, by: order).map(\.subscription.name)
        }
        #expect(names(.all) == ["Alpha", "Bravo", "Charlie"])
        #expect(names(.active) == ["Alpha", "Bravo"] && names(.paused) == ["Charlie"] && names(.inactive) == ["Charlie"])
        #expect(names(.shared) == ["Bravo"] && names(.personal) == ["Alpha", "Charlie"] && names(.trial) == [])
        #expect(names(.all, "BRÁVO") == ["Bravo"])
        #expect(names(.all, "", .next) == ["Bravo", "Alpha", "Charlie"])
        #expect(names(.all, "", .price) == ["Bravo", "Charlie", "Alpha"])
        #expect(names(.all, "", .yearlyCost) == ["Charlie", "Alpha", "Bravo"])
        // $120 a year shared by six is $20 a year.
        #expect(overview.subscriptions.first { $0.subscription.name == "Bravo" }?.myYearly == home.money(20_00))
        // What runs costs $5 and $10 a month in full; the paused one costs nothing. Within a week the shared one is charged in full.
        #expect(overview.fullMonthly.total == home.money(15_00) && overview.fullYearly.total == home.money(180_00))
        #expect(overview.next7.total == home.money(120_00))
    }

    @Test func statisticsCountMyShare() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        _ = try await service.addSubscription(draft(home, "Weekly", 10_00, .every(1, .week)))
        var shared = draft(home, "Shared", 120_00, .yearly, in: 20)
        shared.sharing = SubscriptionSharing(others: 5)
        _ = try await service.addSubscription(shared)
        let gym = try await service.addSubscription(draft(home, "Gym", 30_00))
        _ = try await service.apply(.cancel, id: gym.id, on: nil)
        let statistics = try await service.fetchStatistics()
        #expect(statistics.yearly.total == home.money(521_79 + 20_00 + 360_00))
        #expect(statistics.next7.total == home.money(10_00))
        #expect(statistics.saved.total == home.money(360_00))
    }

    @Test func aMonthHasEveryChargeOnItsDay() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        _ = try await service.addSubscription(draft(home, "Weekly", 10_00, .every(1, .week)))
        let month = try await service.fetchMonth(Month(of: TestHousehold.today).adding(months: 1))
        #expect(month.charges.map(\.charge.day.dayOfMonth) == [6, 13, 20, 27])
        #expect(month.total.total == home.money(40_00))
    }

    @Test func aYearlyOfferIsComparedWithItsArithmetic() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        var gym = draft(home, "Gym", 30_00)
        gym.yearlyOffer = home.money(300_00)
        let added = try await service.addSubscription(gym)
        let suggestions = try await service.fetchSubscriptions().suggestions
        #expect(
            suggestions == [
                .yearlyIsCheaper(
                    added.id, name: "Gym", yearly: home.money(360_00), offer: home.money(300_00), saving: home.money(60_00))
            ])
    }

    @Test func aTrialIsToldOfBeforeItEnds() async throws {
        let home = try await TestHousehold()
        let service = home.services.subscriptions()
        var paper = draft(home, "Paper", 9_90, in: 6)
        paper.trial = SubscriptionTrial(until: TestHousehold.today.adding(days: 5), price: home.money(0))
        let added = try await service.addSubscription(paper)
        #expect(
            try await service.fetchSubscriptions().suggestions == [
                .trialEnds(
                    added.id, name: "Paper", until: TestHousehold.today.adding(days: 5), then: home.money(9_90), yearly: home.money(118_80))
            ])
    }
}
