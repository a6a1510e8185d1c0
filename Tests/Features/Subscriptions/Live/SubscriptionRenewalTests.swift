import Models
import PlanModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

/// Subscriptions that do not renew by themselves. Today is 27 May 2026; the next billing day is 10 June.
@Suite struct SubscriptionRenewalTests {
    private static let billing = TestHousehold.today.adding(days: 14)

    private func subscribed(
        cycle: BillingCycle = .monthly, _ change: (inout SubscriptionDraft) -> Void = { _ in }
    ) async throws -> (TestHousehold, Subscription) {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -60))
        var draft = SubscriptionDraft(name: "Gym", price: home.money(30_00), cycle: cycle, next: Self.billing)
        (draft.account, draft.reminders) = (account.id, [7])
        change(&draft)
        return (home, try await home.services.subscriptions().addSubscription(draft))
    }

    private func update(
        _ subscription: Subscription, in home: TestHousehold, _ change: (inout SubscriptionDraft) -> Void
    ) async throws -> Subscription {
        let service = home.services.subscriptions()
        let summary = try await service.fetchSubscription(id: subscription.id).summary
        var draft = SubscriptionDraft(summary.subscription, next: summary.scheduled ?? summary.subscription.anchor)
        change(&draft)
        return try await service.updateSubscription(id: subscription.id, draft, revision: summary.subscription.revision)
    }

    private func charges(_ subscription: Subscription, in home: TestHousehold, on day: Day) -> Int {
        SubscriptionTimeline(subscription, charges: [], today: day).dueDays(from: day, through: day.adding(days: 800)).count
    }

    @Test(arguments: [BillingCycle.monthly, .yearly, .every(2, .week)]) func nothingIsChargedAnyMore(cycle: BillingCycle) async throws {
        let (home, added) = try await subscribed(cycle: cycle)
        let service = home.services.subscriptions()
        let gym = try await update(added, in: home) { $0.renews = false }
        let details = try await service.fetchSubscription(id: gym.id)
        #expect(details.summary.status == .active && details.summary.next == nil && details.summary.nextCharge == nil)
        #expect(details.summary.lastDay == Self.billing.adding(days: -1) && details.upcoming.isEmpty)
        let overview = try await service.fetchSubscriptions()
        #expect(overview.upcoming.isEmpty && !overview.monthly.total.isZero)
        #expect(try await service.fetchMonth(Month(of: Self.billing)).charges.isEmpty)
        #expect(try await service.fetchStatistics().next30.total.isZero)
        let forecast = try await home.services.forecasts().fetchForecast(months: 12, whatIf: [])
        #expect(!forecast.total.items.contains { $0.title == "Gym" })
        // The day after what is paid it is over.
        let later = SubscriptionTimeline(gym, charges: [], today: Self.billing)
        #expect(later.status == .ended && later.payments.isEmpty)
    }

    @Test func switchedOnAgainBeforeItEndsItGoesOn() async throws {
        let (home, added) = try await subscribed()
        let off = try await update(added, in: home) { $0.renews = false }
        let on = try await update(off, in: home) { $0.renews = true }
        var same = on
        same.revision = added.revision
        #expect(same == added)
        #expect(try await home.services.subscriptions().fetchSubscription(id: on.id).summary.next == Self.billing)
        #expect(try await home.services.forecasts().fetchForecast(months: 12, whatIf: []).total.items.contains { $0.title == "Gym" })
    }

    @Test func aPassedCycleIsPaidAndAnEditMovesNothing() async throws {
        let (home, added) = try await subscribed()
        let off = try await update(added, in: home) { $0.renews = false }
        let edited = try await update(off, in: home) { $0.notes = "Key at the desk" }
        #expect(edited.lastDay(asOf: TestHousehold.today) == Self.billing.adding(days: -1))
        #expect(edited.anchor == added.anchor && edited.statusChanges.isEmpty)
    }

    @Test func aMinimumTermIsStillCharged() async throws {
        let (home, added) = try await subscribed { $0.minimumUntil = Self.billing.adding(days: 40) }
        let off = try await update(added, in: home) { $0.renews = false }
        #expect(charges(off, in: home, on: TestHousehold.today) == 2)
    }

    @Test func aLastDayThatWasEnteredCountsInstead() async throws {
        let (home, added) = try await subscribed { draft in
            draft.ends = Self.billing.adding(days: 100)
            draft.renews = false
        }
        #expect(charges(added, in: home, on: TestHousehold.today) == 4)
        let open = try await update(added, in: home) { $0.ends = nil }
        #expect(charges(open, in: home, on: TestHousehold.today) == 0)
    }

    @Test func aTrialThatDoesNotRenewCostsNothing() async throws {
        let (home, added) = try await subscribed { draft in
            draft.trial = SubscriptionTrial(until: Self.billing.adding(days: -1), price: .zero(draft.price.currency))
            draft.renews = false
        }
        #expect(added.status(on: TestHousehold.today) == .trial && added.status(on: Self.billing) == .ended)
        #expect(charges(added, in: home, on: TestHousehold.today) == 0)
    }

    @Test func whatEndedIsTakenUpAgainWithoutTheDaysBetween() throws {
        var gym = Subscription(
            id: ID(rawValue: 1), name: "Gym", price: Money(minorUnits: 30_00, currency: currency("USD")), cycle: .monthly,
            anchor: Self.billing)
        gym.setRenewal(false, next: Self.billing, today: TestHousehold.today)
        let back = Self.billing.adding(days: 65)
        gym.setRenewal(true, next: nil, today: back)
        let timeline = SubscriptionTimeline(gym, charges: [], today: back)
        #expect(timeline.status == .active && timeline.payments.isEmpty && timeline.nextCharge != nil)
        #expect(gym.statusChanges.map(\.step) == [.cancel, .reactivate])
    }
}
