import HouseholdModel
import Models
import SavingsModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import SavingsLive

/// Goals of savings accounts. Today is 27 May 2026.
@Suite struct GoalServiceTests {

    @Test func aTransferMovesTheGoal() async throws {
        let household = try await TestHousehold()
        let checking = try await household.account("Checking", opening: 9_000_00)
        let account = try await household.savingsAccount("Rainy day", 4_000_00, contribution: 500_00)
        let goal = try await household.goal("Roof", 10_000_00, from: account, by: day("2027-05-27"))
        let before = try #require(try await household.goalProgress().first)
        #expect(before.saved == household.money(4_000_00) && before.status == .onTrack)
        #expect(before.neededPerMonth == household.money(500_00))
        try await household.add(-2_000_00, in: checking, to: account.account)
        let details = try await household.savings.fetchGoal(id: goal.id)
        #expect(details.progress.saved == household.money(6_000_00) && details.progress.reachedAfter == 8)
        #expect(details.points.count == 13 && details.points[8].balance == household.money(10_000_00))
        #expect(details.accounts[account.id]?.name == "Rainy day" && details.choices.map(\.name) == ["Rainy day"])
        try await household.add(-3_000_00, in: account.account)
        #expect(try await household.goalProgress().first?.status == .behind)
    }

    @Test func whatNoGoalClaimsIsSaid() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 4_000_00)
        _ = try await household.goal("Bike", 900_00, from: account)
        _ = try await household.goal("Trip", 1_000_00, from: account, upTo: 250_00)
        let details = try await household.savings.fetchAccount(id: account.id)
        #expect(details.unallotted == household.money(2_850_00))
        #expect(details.goals.map(\.saved.minorUnits) == [900_00, 250_00])
    }

    @Test func theOrderSaysWhichGoalIsFilledFirst() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let first = try await household.goal("First", 900_00, from: account)
        let second = try await household.goal("Second", 800_00, from: account)
        #expect(try await household.goalProgress().map(\.saved.minorUnits) == [900_00, 100_00])
        try await household.savings.orderGoals([second.id])
        let turned = try await household.goalProgress()
        #expect(turned.map(\.id) == [second.id, first.id])
        #expect(turned.map(\.saved.minorUnits) == [800_00, 200_00])
    }

    @Test func aGoalIsRefusedWithTheSentenceThatStandsAgainstIt() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let checking = try await household.account("Checking")
        let dollars = try await household.savingsAccount("Dollars", currency: Currency(code: "USD"))
        let good = GoalDraft(name: "Roof", target: household.money(1), parts: [GoalPartDraft(account: account.id)])
        func refused(_ sentence: String, _ change: (inout GoalDraft) -> Void) async {
            var draft = good
            change(&draft)
            let changed = draft
            #expect(await brokenRule { _ = try await household.savings.addGoal(changed) } == sentence)
        }
        await refused("Goal name is required") { $0.name = " \n " }
        await refused("Goal name has at most 100 characters") { $0.name = String(repeating: "x", count: 101) }
        await refused("Target must be a valid number above zero") { $0.target = household.money(0) }
        await refused("Target must be a valid number above zero") { $0.target = household.money(.max) }
        await refused("The day must be after today") { $0.by = TestHousehold.today }
        await refused("Choose an account") { $0.parts = [] }
        await refused("Checking is not a savings account") { $0.parts = [GoalPartDraft(account: checking.id)] }
        await refused("All accounts of a goal must have the same currency") { $0.parts.append(GoalPartDraft(account: dollars.id)) }
        await refused("Amount must be a valid number above zero") { $0.parts[0].amount = household.money(0) }
        await refused("A part's name has at most 100 characters") { $0.parts[0].name = String(repeating: "x", count: 101) }
        await refused("Only one part of an account can be without an amount") { $0.parts.append(GoalPartDraft(account: account.id)) }
        await refused("A goal has at most 20 parts") {
            $0.parts += (0..<20).map { GoalPartDraft(account: account.id, amount: household.money(Int64($0) + 1)) }
        }
        try await household.accounts.archiveAccount(id: account.id)
        await refused("The account is archived") { _ in }
        #expect(try await household.goalProgress() == [])
    }

    @Test func aGoalIsAddedOnceChangedAndTakenAwayAndComesBack() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        var draft = GoalDraft(
            name: "Roof", target: household.money(5_000_00), by: day("2027-01-01"), parts: [GoalPartDraft(account: account.id)],
            key: "k")
        let goal = try await household.savings.addGoal(draft)
        #expect(try await household.savings.addGoal(draft) == goal)
        draft = GoalDraft(goal)
        draft.name = "New roof"
        draft.parts[0].name = "Envelope"
        let changed = try await household.savings.updateGoal(id: goal.id, draft, revision: goal.revision)
        #expect(changed.name == "New roof" && changed.parts[0].id == goal.parts[0].id && changed.revision == goal.revision + 1)
        let late = draft
        await #expect(throws: ServiceError.conflict) { try await household.savings.updateGoal(id: goal.id, late, revision: goal.revision) }
        let change = try await household.savings.deleteGoal(id: goal.id)
        #expect(try await household.goalProgress() == [])
        #expect(try await household.savings.fetchGoal(id: goal.id).progress.goal.isRemoved)
        await #expect(throws: ServiceError.notFound) { try await household.savings.deleteGoal(id: goal.id) }
        await #expect(throws: ServiceError.notFound) { try await household.savings.updateGoal(id: goal.id, late, revision: 3) }
        try await household.transactions.undo(change)
        #expect(try await household.goalProgress().map(\.goal.name) == ["New roof"])
        let actions = try await household.services.history().fetchHistory(before: nil, limit: 4).entries.map(\.record.action)
        #expect(actions == [.addGoal, .deleteGoal, .editGoal, .addGoal])
    }

    @Test func aDayThatIsPastStaysUntilAnotherIsSaid() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let goal = try await household.goal("Roof", 5_000_00, from: account, by: TestHousehold.today.adding(days: 1))
        let later = LiveSavingsService(context: household.context.with(today: TestHousehold.today.adding(days: 30)))
        var draft = GoalDraft(goal)
        draft.name = "Late roof"
        #expect(try await later.updateGoal(id: goal.id, draft, revision: 1).by == goal.by)
        draft.by = TestHousehold.today.adding(days: 2)
        let past = draft
        await #expect(throws: ServiceError.rule(.goalDayPast)) { try await later.updateGoal(id: goal.id, past, revision: 2) }
    }

    @Test func accountsThatBecomeOneKeepPlanAndGoals() async throws {
        let household = try await TestHousehold()
        let stays = try await household.savingsAccount("Stays", 1_000_00)
        let goes = try await household.savingsAccount("Goes", 500_00, contribution: 30_00)
        let plain = try await household.account("Plain", .savings)
        let goal = try await household.goal("Roof", 5_000_00, from: goes)
        let merge = try await household.accounts.mergeAccounts(id: plain.id, absorbing: goes.id)
        #expect(try await household.savings.fetchAccount(id: plain.id).account.monthlyContribution == household.money(30_00))
        #expect(try await household.goalProgress().first?.saved == household.money(500_00))
        #expect(try await household.savings.fetchGoal(id: goal.id).progress.goal.parts.map(\.account) == [plain.id])
        try await household.transactions.undo(merge.change)
        #expect(try await household.savings.fetchAccount(id: plain.id).account.monthlyContribution.isZero)
        #expect(try await household.savings.fetchAccount(id: goes.id).account.monthlyContribution == household.money(30_00))
        // An account with a plan keeps its own.
        _ = try await household.accounts.mergeAccounts(id: stays.id, absorbing: goes.id)
        #expect(try await household.savings.fetchAccount(id: stays.id).account.plan == stays.plan)
        try await household.expectClean()
    }

    @Test func aGoalOverTwoAccountsThatBecomeOneTakesFromItOnce() async throws {
        let household = try await TestHousehold()
        let (one, two) = (try await household.savingsAccount("One", 500_00), try await household.savingsAccount("Two", 300_00))
        let goal = try await household.savings.addGoal(
            GoalDraft(
                name: "Roof", target: household.money(5_000_00),
                parts: [GoalPartDraft(account: one.id), GoalPartDraft(account: two.id)]))
        let merge = try await household.accounts.mergeAccounts(id: two.id, absorbing: one.id)
        let merged = try await household.savings.fetchGoal(id: goal.id).progress
        #expect(merged.goal.parts.map(\.account) == [two.id] && merged.saved == household.money(300_00))
        try await household.transactions.undo(merge.change)
        let back = try await household.savings.fetchGoal(id: goal.id).progress
        #expect(back.goal.parts == goal.parts && back.saved == household.money(800_00))
        #expect(back.goal.revision > merged.goal.revision)
        try await household.expectClean()
    }

    @Test func aPartComesBackOnlyToAGoalOfItsCurrency() async throws {
        let household = try await TestHousehold()
        let yen = try #require(Currency(code: "JPY"))
        let (euros, yens) = (
            try await household.savingsAccount("Euros", 5_00), try await household.savingsAccount("Yen", 5_000, currency: yen)
        )
        let goal = try await household.goal("Trip", 700_00, from: euros)
        let change = try #require(try await household.accounts.deleteAccount(id: euros.id, withEntries: true).change)
        let left = try await household.savings.fetchGoal(id: goal.id).progress.goal
        #expect(left.parts == [] && left.revision > goal.revision)
        let draft = GoalDraft(
            name: "Trip", target: Money(minorUnits: 70_000, currency: yen), parts: [GoalPartDraft(account: yens.id)])
        _ = try await household.savings.updateGoal(id: goal.id, draft, revision: left.revision)
        try await household.transactions.undo(change)
        let progress = try await household.savings.fetchGoal(id: goal.id).progress
        #expect(progress.goal.parts.map(\.account) == [yens.id] && progress.saved.minorUnits == 5_000)
    }

    @Test func aGoalWhoseAccountChangedItsCurrencyStaysAway() async throws {
        let household = try await TestHousehold()
        let empty = try await household.savingsAccount("Empty")
        let goal = try await household.goal("Roof", 5_000_00, from: empty)
        let change = try await household.savings.deleteGoal(id: goal.id)
        var account = empty.account
        account.currency = try #require(Currency(code: "USD"))
        _ = try await household.accounts.updateAccount(account)
        await #expect(throws: ServiceError.rule(.goalCurrencyChanged)) {
            try await household.transactions.undo(change)
        }
    }

    @Test func aMoveInTheOrderLeavesAnOpenFormAsItIs() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let first = try await household.goal("First", 900_00, from: account)
        let second = try await household.goal("Second", 800_00, from: account)
        try await household.savings.orderGoals([second.id, first.id])
        var draft = GoalDraft(first)
        draft.name = "Renamed"
        let saved = try await household.savings.updateGoal(id: first.id, draft, revision: first.revision)
        #expect(saved.position == 1)
        #expect(try await household.goalProgress().map(\.goal.name) == ["Second", "Renamed"])
    }

    @Test func theCurrencyOfAnAccountWithAGoalIsFixed() async throws {
        let household = try await TestHousehold()
        let empty = try await household.savingsAccount("Empty", contribution: 5_00)
        let goal = try await household.goal("Roof", 5_000_00, from: empty)
        var account = empty.account
        account.currency = try #require(Currency(code: "USD"))
        let other = account
        await #expect(throws: ServiceError.rule(.accountCurrencyFixedByGoal)) {
            try await household.accounts.updateAccount(other)
        }
        _ = try await household.savings.deleteGoal(id: goal.id)
        _ = try await household.accounts.updateAccount(other)
        #expect(try await household.savings.fetchAccount(id: empty.id).account.monthlyContribution == .zero(account.currency))
    }
}
