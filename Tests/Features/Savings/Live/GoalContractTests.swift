import HouseholdModel
import Models
import SampleHousehold
import Services
import TestSupport
import Testing

@testable import SavingsModel

/// Goals of a household that is made up and of one in a database.
struct GoalContractTests {

    @Test func moneyCountsOnceInTheOrderOfTheGoals() async throws {
        let tried = try await NewSavings()
        let account = try await tried.account()
        let first = try await tried.goal("First", 3_000_00, from: account)
        let second = try await tried.goal("Second", 2_500_00, from: account, by: 365)
        let third = try await tried.goal("Third", 9_000_00, from: account, by: 365)
        let goals = try await tried.savings.fetchGoals()
        #expect(goals.goals.map(\.saved.minorUnits) == [3_000_00, 1_000_00, 0])
        #expect(goals.goals.map(\.status) == [.reached, .onTrack, .behind])
        #expect(goals.goals.map(\.reachedAfter) == [0, 8, 53] && goals.accounts.map(\.name) == ["Rainy day"])
        #expect(goals.goals.map(\.neededPerMonth?.minorUnits) == [nil, 125_00, 750_00])
        try await tried.savings.orderGoals([third.id, ID(rawValue: 7)])
        let turned = try await tried.savings.fetchGoals().goals
        #expect(turned.map(\.id) == [third.id, first.id, second.id] && turned.map(\.saved.minorUnits) == [4_000_00, 0, 0])
        let details = try await tried.savings.fetchGoal(id: third.id)
        #expect(details.points.count == 26 && details.points.last?.balance == .preview(9_000_00))
        #expect(details.accounts[account.id]?.name == "Rainy day" && details.choices.map(\.id) == [account.id])
        #expect(try await tried.savings.fetchAccount(id: account.id).goals.map(\.id) == turned.map(\.id))
        #expect(try await tried.savings.fetchAccount(id: account.id).unallotted == .preview(0))
    }

    @Test func aGoalOfTwoAccountsTakesFromTheSecondWhatTheFirstDoesNotHave() async throws {
        let tried = try await NewSavings()
        let first = try await tried.account("First", 600_00)
        let second = try await tried.account("Second", 900_00)
        let parts = [first, second].map { GoalPartDraft(account: $0.id) }
        _ = try await tried.savings.addGoal(GoalDraft(name: "Roof", target: .preview(1_000_00), parts: parts))
        #expect(try await tried.savings.fetchGoals().goals.first?.parts.map(\.minorUnits) == [600_00, 400_00])
        #expect(try await tried.savings.fetchAccount(id: first.id).unallotted == .preview(0))
        #expect(try await tried.savings.fetchAccount(id: second.id).unallotted == .preview(500_00))
    }

    @Test func aGoalIsRefusedWithTheSentenceThatStandsAgainstIt() async throws {
        let tried = try await NewSavings()
        let account = try await tried.account()
        let checking = try await tried.household.account("Checking")
        let dollars = try await tried.account("Dollars", nil, contribution: 0, currency: try #require(Currency(code: "USD")))
        func violation(_ change: (inout GoalDraft) -> Void) async -> ServiceError? {
            var draft = GoalDraft(name: "Roof", target: .preview(1), parts: [GoalPartDraft(account: account.id)])
            change(&draft)
            let changed = draft
            return await failure { _ = try await tried.savings.addGoal(changed) }
        }
        #expect(await violation { $0.name = " \n" } == .rule(.goalNameMissing))
        #expect(await violation { $0.name = String(repeating: "x", count: 101) } == .rule(.goalNameTooLong))
        #expect(await violation { $0.target = .preview(0) } == .rule(.goalTargetInvalid))
        #expect(await violation { $0.by = TestHousehold.today } == .rule(.goalDayPast))
        #expect(await violation { $0.parts = [] } == .rule(.goalPartMissing))
        #expect(await violation { $0.parts[0].account = ID(rawValue: 7) } == .notFound)
        #expect(await violation { $0.parts[0].account = checking.id } == .rule(.goalAccountKind("Checking")))
        #expect(await violation { $0.parts.append(GoalPartDraft(account: dollars.id)) } == .rule(.goalCurrencyMixed))
        #expect(await violation { $0.parts[0].amount = .preview(0) } == .rule(.goalPartAmountInvalid))
        #expect(await violation { $0.parts[0].name = String(repeating: "x", count: 101) } == .rule(.goalPartNameTooLong))
        #expect(await violation { $0.parts.append(GoalPartDraft(account: account.id)) } == .rule(.goalPartTwice))
        #expect(
            await violation { $0.parts = (1...21).map { GoalPartDraft(account: account.id, amount: .preview($0)) } }
                == .rule(.goalPartsTooMany))
        #expect(try await tried.savings.fetchGoals().goals.isEmpty)
    }

    @Test func aGoalIsChangedTakenAwayAndComesBack() async throws {
        let tried = try await NewSavings()
        let account = try await tried.account()
        let goal = try await tried.goal("Roof", 5_000_00, from: account, by: 400)
        var draft = GoalDraft(goal)
        draft.name = "New roof"
        draft.parts[0].name = "Envelope"
        draft.parts.append(GoalPartDraft(account: account.id, amount: .preview(10_00)))
        let changed = try await tried.savings.updateGoal(id: goal.id, draft, revision: goal.revision)
        #expect(changed.parts.map(\.name) == ["Envelope", ""] && changed.parts[0].id == goal.parts[0].id)
        let late = draft
        #expect(await failure { _ = try await tried.savings.updateGoal(id: goal.id, late, revision: goal.revision) } == .conflict)
        let change = try await tried.savings.deleteGoal(id: goal.id)
        #expect(try await tried.savings.fetchGoals().goals.isEmpty)
        let removed = try await tried.savings.fetchGoal(id: goal.id).progress
        #expect(removed.goal.isRemoved && removed.saved == .preview(4_000_00))
        #expect(await failure { _ = try await tried.savings.deleteGoal(id: goal.id) } == .notFound)
        try await tried.household.transactions.undo(change)
        #expect(try await tried.savings.fetchGoals().goals.map(\.goal.name) == ["New roof"])
        let actions = try await tried.household.services.history().fetchHistory(before: nil, limit: 4).entries.map(\.record.action)
        #expect(actions == [.addGoal, .deleteGoal, .editGoal, .addGoal])
    }

    @Test func theCurrencyOfAnAccountWithAGoalIsFixed() async throws {
        let tried = try await NewSavings()
        let empty = try await tried.account("Empty", nil)
        let goal = try await tried.goal("Roof", 5_00, from: empty)
        var account = empty.account
        account.currency = try #require(Currency(code: "USD"))
        let other = account
        #expect(
            await failure { _ = try await tried.household.accounts.updateAccount(other) }
                == .rule(.accountCurrencyFixedByGoal))
        _ = try await tried.savings.deleteGoal(id: goal.id)
        _ = try await tried.household.accounts.updateAccount(other)
        #expect(try await tried.savings.fetchAccount(id: empty.id).account.plan.contribution == .zero(account.currency))
    }

    @Test func homeSaysWhatIsSavedAndWhichGoalFallsBehind() async throws {
        let tried = try await NewSavings()
        #expect(try await tried.household.services.overview().fetchHome().parts[HomeSavings.self] == nil)
        let account = try await tried.account()
        let reached = try await tried.goal("Reached", 10_00, from: account)
        let late = try await tried.goal("Late", 90_000_00, from: account, by: 365)
        let home = try await tried.household.services.overview().fetchHome()
        #expect(home.parts[HomeSavings.self]?.total.total == .preview(4_000_00))
        #expect(home.parts[HomeSavings.self]?.goals.map(\.id) == [late.id, reached.id])
        #expect(
            home.parts.insight as? GoalInsight
                == .behind(
                    goal: late.id, name: "Late", needed: .preview(7_167_50), by: TestHousehold.today.adding(days: 365)))
    }
}
