import Localization
import Models
import SavingsModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import SavingsLive

/// Notifications about savings, and the home screen. The household starts on 15 January 2027.
@Suite struct SavingsNotificationTests {
    private func run(_ household: NotificationHousehold, on text: String) async throws {
        try await SavingsDailyJob(context: try await household.owner()).run(today: day(text))
    }

    private func account(
        _ household: NotificationHousehold, _ balance: Int64, contribution: Int64 = 0, on text: String = "2027-01-01"
    ) async throws -> Account {
        try await household.container("tamara").savings().addAccount(
            SavingsAccountDraft(
                account: AccountDraft(
                    name: "Rainy day", kind: .savings, currency: try household.money(0).currency, opening: try household.money(balance),
                    openingDay: day(text)), contribution: try household.money(contribution))
        ).account
    }

    private func put(_ units: Int64, into account: Account, _ household: NotificationHousehold, on text: String = "2027-01-15") async throws
    {
        _ = try await household.container("tamara").transactions().addTransaction(
            TransactionDraft(account: account.id, amount: try household.money(units), day: day(text), payee: "Put aside"))
    }

    private func goal(_ household: NotificationHousehold, _ account: Account, _ target: Int64, by text: String?) async throws -> SavingsGoal
    {
        try await household.container("tamara").savings().addGoal(
            GoalDraft(
                name: "Roof", target: try household.money(target), by: text.map(day), parts: [GoalPartDraft(account: account.id)]))
    }

    @Test func aRoundAmountThatIsReachedIsToldOfOnce() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let account = try await account(household, 9_500_00)
        try await run(household, on: "2027-01-15")
        #expect(try await household.told("tamara") == [])
        try await put(600_00, into: account, household)
        for _ in 0..<2 { try await run(household, on: "2027-01-15") }
        let expected = NotificationContent(
            kind: .milestoneReached, subject: "Rainy day", amount: try household.money(10_000_00), day: day("2027-01-15"),
            object: ObjectReference(.savings, of: account.id))
        #expect(try await household.told("tamara").filter { $0.kind == .milestoneReached } == [expected])
        #expect(try await household.told("otto").filter { $0.kind == .milestoneReached } == [expected])
        // Falling below and reaching it again is not notified.
        try await put(-600_00, into: account, household)
        try await run(household, on: "2027-01-16")
        try await put(700_00, into: account, household, on: "2027-01-17")
        try await run(household, on: "2027-01-17")
        #expect(try await household.told("tamara").count { $0.kind == .milestoneReached } == 1)
        // Two milestones at once make one notification.
        try await put(45_000_00, into: account, household, on: "2027-01-18")
        try await run(household, on: "2027-01-18")
        let told = try await household.told("tamara").filter { $0.kind == .milestoneReached }
        #expect(told.map(\.amount?.minorUnits) == [50_000_00, 10_000_00])
    }

    @Test func whatAnAccountBeganWithOrReachedLongAgoIsNoNews() async throws {
        let household = try await NotificationHousehold.with()
        let rich = try await account(household, 26_000_00, on: "2027-01-14")
        try await run(household, on: "2027-01-15")
        _ = try await household.container("tamara").accounts().deleteAccount(id: rich.id, withEntries: true)
        let old = try await account(household, 100_00, on: "2026-01-01")
        try await put(12_000_00, into: old, household, on: "2026-05-01")
        try await run(household, on: "2027-01-15")
        #expect(try await household.told("tamara").filter { $0.kind == .milestoneReached } == [])
    }

    @Test func whatAnAccountWasOpenedWithLongAgoDoesNotKeepItsNewsBack() async throws {
        let household = try await NotificationHousehold.with()
        let account = try await account(household, 12_000_00, on: "2020-01-01")
        try await put(-10_000_00, into: account, household, on: "2020-06-01")
        try await put(9_000_00, into: account, household)
        try await run(household, on: "2027-01-15")
        let told = try await household.told("tamara").filter { $0.kind == .milestoneReached }
        #expect(told.map(\.amount?.minorUnits) == [10_000_00])
    }

    @Test func ofAGoalWhoseDayPassedTheMissingAmountIsTold() async throws {
        let household = try await NotificationHousehold.with()
        let account = try await account(household, 4_000_00, contribution: 5_000_00)
        let goal = try await goal(household, account, 6_000_00, by: "2027-02-10")
        // A contribution is expected until its day, and is missing afterwards.
        for text in ["2027-01-15", "2027-02-09", "2027-02-11", "2027-02-12"] { try await run(household, on: text) }
        let told = try await household.told("tamara").filter { $0.kind == .goalBehind }
        #expect(told.map(\.amount?.minorUnits) == [2_000_00])
        let text = ServiceModules.standard.notifications.text(of: try #require(told.first)).text.english
        #expect(text.hasPrefix("The target date has passed, and ") && text.contains("2,000.00 is missing."))
        // It does not block other insights on the home screen.
        let source = GoalForecast.Source(account, holding: try household.money(4_000_00), plan: nil)
        let late = day("2027-02-11")
        let goalProgress = GoalForecast([goal], sources: [source], today: late).goalProgress()
        #expect(goalProgress.first?.status == .behind)
        #expect(GoalInsight(among: goalProgress, today: late) == nil)
    }

    @Test func aGoalIsToldOfWhenItFallsBehindAndWhenItIsThere() async throws {
        let household = try await NotificationHousehold.with()
        let account = try await account(household, 4_000_00, contribution: 500_00)
        let goal = try await goal(household, account, 6_000_00, by: "2027-05-15")
        try await run(household, on: "2027-01-15")
        #expect(try await household.told("tamara") == [])
        // A month without a contribution.
        for text in ["2027-02-16", "2027-02-17"] { try await run(household, on: text) }
        let behind = try await household.told("tamara").filter { $0.kind == .goalBehind }
        #expect(
            behind == [
                NotificationContent(
                    kind: .goalBehind, subject: "Roof", amount: try household.money(1_000_00), day: goal.by,
                    object: ObjectReference(goal.id))
            ])
        try await put(1_000_00, into: account, household, on: "2027-02-18")
        try await run(household, on: "2027-02-18")
        try await put(1_000_00, into: account, household, on: "2027-02-19")
        for text in ["2027-02-19", "2027-02-20"] { try await run(household, on: text) }
        let told = try await household.told("tamara").map(\.kind).filter { $0 == .goalBehind || $0 == .goalReached }
        #expect(told == [.goalReached, .goalBehind])
    }

    @Test func aGoalThatIsBehindFromTheStartIsToldOfAndOneThatIsFilledIsNot() async throws {
        let household = try await NotificationHousehold.with()
        let account = try await account(household, 4_000_00)
        _ = try await goal(household, account, 3_000_00, by: nil)
        try await run(household, on: "2027-01-15")
        #expect(try await household.told("tamara").filter { $0.kind == .goalReached } == [])
        _ = try await goal(household, account, 9_000_00, by: "2027-06-30")
        try await run(household, on: "2027-01-15")
        let told = try await household.told("tamara").filter { $0.kind == .goalBehind }
        #expect(told.map(\.amount?.minorUnits) == [1_600_00])
    }

    @Test func whoWantsNoneOfItIsNotTold() async throws {
        let household = try await NotificationHousehold.with()
        try await household.set("tamara") { $0.mutedTypes = [.plan] }
        let account = try await account(household, 4_000_00)
        _ = try await goal(household, account, 9_000_00, by: "2027-06-30")
        try await run(household, on: "2027-01-15")
        #expect(try await household.told("tamara").filter { $0.kind == .goalBehind } == [])
    }

    // MARK: - Home

    @Test func homeShowsTheFirstGoalsAndSaysWhichFallsBehind() async throws {
        let household = try await TestHousehold()
        let overview = { try await household.services.overview().fetchHome() }
        #expect(try await overview().parts[HomeSavings.self] == nil)
        let account = try await household.savingsAccount("Rainy day", 4_000_00, contribution: 100_00)
        #expect(
            try await overview().parts[HomeSavings.self]
                == HomeSavings(
                    total: ConvertedTotal(total: household.money(4_000_00), rateDay: nil, leftOut: []), goals: []))
        for (name, target) in [("A", 1_000_00), ("B", 2_000_00), ("C", 3_000_00), ("D", 9_000_00)] as [(String, Int64)] {
            _ = try await household.goal(name, target, from: account, by: name == "D" ? TestHousehold.today.adding(days: 70) : nil)
        }
        let home = try await overview()
        #expect(home.parts[HomeSavings.self]?.goals.map(\.goal.name) == ["C", "D", "A"])
        let last = try #require(try await household.goalProgress().last)
        #expect(
            home.parts.insight as? GoalInsight
                == .behind(
                    goal: last.id, name: "D", needed: household.money(4_500_00), by: TestHousehold.today.adding(days: 70)))
    }
}
