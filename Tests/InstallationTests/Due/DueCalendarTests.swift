import CardsModel
import Localization
import Models
import PeopleModel
import PlanModel
import ServiceKit
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

@testable import Installation

/// What calendar feeds contain: from a month ago to thirteen months ahead. Today is 27 May 2026.
@Suite struct DueCalendarTests {
    private static let today = TestHousehold.today

    /// The items of a feed.
    private func items(
        _ context: ServiceContext, from first: Day = today.adding(days: -30), until last: Day = today.adding(days: 395)
    )
        async throws -> [DueItem]
    {
        try await context.read { connection in
            try DueReader(
                reading: HouseholdReading(connection, household: context.household.id), sources: context.modules.dueSources
            ).items(from: first, until: last)
        }
    }

    private func subscription(
        _ home: TestHousehold, next: Day, _ change: (inout SubscriptionDraft) -> Void = { _ in }
    ) async throws
        -> Subscription
    {
        var draft = SubscriptionDraft(name: "Gym", price: home.money(30_00), cycle: .monthly, next: next)
        change(&draft)
        return try await home.services.subscriptions().addSubscription(draft)
    }

    @Test func aChargeKeepsTheEventOfItsBillingDay() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking")
        let billed = Self.today.adding(days: -3)
        _ = try await subscription(home, next: billed)
        let before = try #require(try await items(home.context).first { $0.day == billed })
        try await home.add(-31_50, in: checking, payee: "Gym", category: "health", day: billed.adding(days: 1))
        let after = try #require(try await items(home.context).first { $0.day == billed })
        #expect(after.key == before.key && before.amount == home.money(30_00))
        #expect(after.amount == home.money(31_50) && after.direction == .outgoing)
        let keys = try await items(home.context).map(\.key)
        #expect(Set(keys).count == keys.count)
        // What is still to pay no longer lists it.
        #expect(try await home.services.overview().fetchDue(days: 7).items == [])
    }

    @Test func aRefundIsIncomeOfItsOwnDay() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking")
        let gym = try await subscription(home, next: Self.today.adding(days: -20))
        let refund = try await home.add(12_00, in: checking, payee: "Gym", category: "health", day: Self.today.adding(days: -2))
        try await home.services.subscriptions().link(try refund.transaction.id, to: gym.id)
        let item = try #require(try await items(home.context).first { $0.day == Self.today.adding(days: -2) })
        #expect(item.amount == home.money(12_00) && item.direction == .incoming)
    }

    @Test func whatWasExpectedStaysWithWhatCame() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking")
        let draft = ExpectedDraft(
            name: "Salary", amount: home.money(2_850_00), tolerance: 5_000, cycle: .monthly, next: day("2026-05-25"),
            account: checking.id,
            payee: "Orchard Works")
        _ = try await home.services.expected().addExpected(draft)
        let before = try #require(try await items(home.context).first)
        try await home.add(2_860_00, in: checking, payee: "Orchard Works", category: "salary", day: day("2026-05-24"))
        let after = try #require(try await items(home.context).first)
        #expect(after.key == before.key && after.day == before.day)
        #expect(after.amount == home.money(2_860_00) && after.direction == .incoming)
    }

    @Test func endsOfTrialsAndLastDaysToCancelAreNamed() async throws {
        let home = try await TestHousehold()
        _ = try await subscription(home, next: Self.today.adding(days: 10)) {
            $0.name = "Films"
            $0.trial = SubscriptionTrial(until: Self.today.adding(days: 9), price: home.money(0))
        }
        let yearly = try await subscription(home, next: Self.today.adding(days: 100)) {
            $0.name = "Club"
            $0.cycle = .yearly
            $0.notice = NoticePeriod(1, .month)
        }
        let found = try await items(home.context)
        let trial = try #require(found.first { $0.kind == .trialEnds })
        #expect(trial.day == Self.today.adding(days: 9) && trial.amount == home.money(30_00) && trial.direction == .neutral)
        #expect(trial.text.string(in: .english) == "Films, trial ends")
        let cancel = found.filter { $0.kind == .cancelBy }
        // 4 September 2026 less a month.
        #expect(cancel.map(\.day) == [day("2026-08-04")])
        #expect(cancel.first?.text.string(in: .english) == "Club, last day to cancel")
        _ = try await home.services.subscriptions().apply(.cancel, id: yearly.id, on: nil)
        #expect(try await items(home.context).contains { $0.kind == .cancelBy } == false)
    }

    @Test func endsOfBenefitsAreNamedWhileSomethingIsLeft() async throws {
        let household = try await CardHousehold(today: "2026-05-20")
        let card = try await household.add()
        func ends() async throws -> [String] {
            try await items(household.context, from: day("2026-05-20"), until: day("2026-06-30")).filter { $0.kind == .benefitEnds }
                .map { "\($0.day) \($0.text.string(in: .english)) \($0.amount?.minorUnits ?? 0)" }.sorted()
        }
        let all = try await ends()
        #expect(
            all == [
                "2026-05-31 Membership credit (Platinum), last day to use 1295", "2026-05-31 Ride credit (Platinum), last day to use 1500",
                "2026-06-30 Dining credit (Platinum), last day to use 10000",
                "2026-06-30 Membership credit (Platinum), last day to use 1295", "2026-06-30 Ride credit (Platinum), last day to use 1500",
            ])
        let ride = try await household.benefit("Ride credit", of: card)
        _ = try await household.benefits.use(id: ride.id, BenefitUseDraft())
        #expect(try await ends() == all.filter { $0 != "2026-05-31 Ride credit (Platinum), last day to use 1500" })
        // Home lists benefits in a section of their own.
        #expect(try await household.services.overview().fetchHome().due == [])
    }

    @Test func sharedExpensesThatWereAddedStay() async throws {
        let home = try await TestHousehold()
        let people = home.services.people()
        let ben = try await people.addPerson(PersonDraft(name: "Ben"))
        let group = try await people.addGroup(
            PeopleGroupDraft(name: "Flat", currency: home.euro, members: [.init(person: nil), .init(person: ben.id)]))
        let (us, them) = (group.members[0].id, group.members[1].id)
        _ = try await people.addExpense(
            ExpenseDraft(
                title: "Cleaning", amount: home.money(40_00), day: day("2026-05-20"), payers: [ExpensePayer(us, 40_00)],
                split: ExpenseSplit(.equally, among: [us, them]),
                recurrence: ExpenseDraft.Recurrence(every: 1, .week)), to: group.id)
        _ = try await people.runDue(today: Self.today)
        let days = try await items(home.context, until: Self.today.adding(days: 7)).map(\.day.description)
        #expect(days == ["2026-05-20", "2026-05-27", "2026-06-03"])
    }
}
