import CardsModel
import Models
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// What Home says of subscriptions first. Today is 27 May 2026.
@Suite struct SubscriptionInsightTests {

    private func home() async throws -> (home: TestHousehold, checking: Account) {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 9_000_00, on: TestHousehold.today.adding(days: -300))
        try await home.add(-1_00, in: checking, payee: "Shop", category: "groceries")
        return (home, checking)
    }

    private func add(
        _ home: TestHousehold, _ name: String, in days: Int, _ cycle: BillingCycle = .monthly, price: Int64 = 10_00
    ) async throws -> Subscription {
        try await home.services.subscriptions().addSubscription(
            SubscriptionDraft(name: name, price: home.money(price), cycle: cycle, next: TestHousehold.today.adding(days: days)))
    }

    private func insight(_ home: TestHousehold) async throws -> SubscriptionInsight? {
        try await home.services.overview().fetchHome().parts.insight as? SubscriptionInsight
    }

    @Test func subscriptionsThatRenewThisWeekAreNamed() async throws {
        let (home, _) = try await home()
        _ = try await add(home, "Later", in: 8)
        _ = try await add(home, "Single", in: 2, .once)
        #expect(try await insight(home) == nil)
        let films = try await add(home, "Films", in: 7, price: 12_00)
        guard case .subscriptionsRenew(let first, let names, let day, let total) = try await insight(home) else {
            Issue.record("Nothing is said of what renews")
            return
        }
        #expect(first == films.id && names == ["Films"] && day == TestHousehold.today.adding(days: 7) && total.total == home.money(12_00))
        let gym = try await add(home, "Gym", in: 1)
        guard case .subscriptionsRenew(gym.id, ["Gym", "Films"], _, let both) = try await insight(home) else {
            Issue.record("The earliest does not come first")
            return
        }
        #expect(both.total == home.money(22_00))
    }

    @Test func anIncreaseOfAPriceIsFound() async throws {
        let (home, checking) = try await home()
        let today = TestHousehold.today
        let service = home.services.subscriptions()
        let films = try await service.addSubscription(
            SubscriptionDraft(
                name: "Films", price: home.money(10_00), cycle: .monthly, next: today.adding(days: 20), started: today.adding(days: -200)))
        for back in [72, 41, 11] {
            try await home.add(-10_00, in: checking, payee: "Films", category: "entertainment", day: today.adding(days: -back))
        }
        #expect(try await insight(home) == nil)
        try await home.add(-12_00, in: checking, payee: "Films", category: "entertainment", day: today)
        let transaction = try #require(
            try await home.allEntries(EntryQuery(account: checking.id)).first { $0.amount == home.money(-12_00) })
        try? await service.link(transaction.id, to: films.id)
        #expect(
            try await insight(home)
                == .priceIncrease(films.id, name: "Films", from: home.money(10_00), to: home.money(12_00), day: today))
    }
}
