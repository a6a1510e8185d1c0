import MockServices
import Models
import Services
import Testing

/// Savings of a household that is made up and of one in a database.
@Suite struct SavingsConformanceTests {

    /// A household with a savings account of 4,000.00 and 200.00 a month, and a service.
    private struct Tried {
        let household: TriedHousehold
        var savings: any SavingsServiceProtocol { household.services.savings() }

        init(_ way: Implementation) throws {
            household = try way.household()
        }

        func account(
            _ name: String = "Rainy day", _ units: Int64? = 4_000_00, contribution: Int64 = 200_00, rate: Int64 = 0,
            _ kind: AccountKind = .savings, currency: Currency = .preview, key: String? = nil
        ) async throws -> SavingsAccount {
            let draft = AccountDraft(
                name: name, kind: kind, currency: currency, opening: units.map { Money(minorUnits: $0, currency: currency) },
                openingDay: Implementation.today.adding(days: -100), key: key)
            return try await savings.addAccount(
                SavingsAccountDraft(
                    account: draft, contribution: Money(minorUnits: contribution, currency: currency),
                    rate: try #require(InterestRate(millionths: rate))))
        }

        func goal(
            _ name: String, _ target: Int64, from account: SavingsAccount, by days: Int? = nil, key: String? = nil
        ) async throws -> SavingsGoal {
            try await savings.addGoal(
                GoalDraft(
                    name: name, target: .preview(target), by: days.map { Implementation.today.adding(days: $0) },
                    parts: [GoalPartDraft(account: account.id)], key: key))
        }
    }

    // MARK: - Accounts

    @Test(arguments: Implementation.allCases) func accountsHaveBalancePlanAgeAndPace(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let checking = try await tried.household.account("Checking", opening: 5_000_00)
        let account = try await tried.account(rate: 45_000)
        try await tried.household.add(-250_00, in: checking, to: account.account, days: -10)
        try await tried.household.add(30_00, in: account.account, "Bank", category: "interest", days: -5)
        try await tried.household.add(-70_00, in: account.account, "Garage", days: -2)
        let overview = try await tried.savings.fetchSavings()
        let found = try #require(overview.accounts.first)
        #expect(overview.accounts.count == 1 && found.balance == .preview(4_210_00))
        #expect(found.plan == SavingsPlan(contribution: .preview(200_00), rate: account.plan.rate, revision: account.plan.revision))
        #expect(found.created == Implementation.today.adding(days: -100))
        #expect(found.pace == SavingsPace(net: .preview(180_00), days: 90))
        #expect(try overview.totalBalance().total == .preview(4_210_00))
        #expect(try overview.totalMonthlyContribution().total == .preview(200_00))
        let details = try await tried.savings.fetchAccount(id: account.id)
        #expect(details.account == found && details.entries == 4 && details.unallotted == .preview(4_210_00))
        #expect(details.history.map(\.amount.minorUnits) == [4_000_00, 4_000_00, 4_000_00, 4_210_00])
        #expect(details.history.last?.day == Implementation.today)
    }

    @Test(arguments: Implementation.allCases) func oneAndTwoThousandAreThree(_ way: Implementation) async throws {
        let tried = try Tried(way)
        _ = try await tried.account("Zeta", 1_000_00)
        _ = try await tried.account("Alpha", 2_000_00, contribution: 0, .deposit)
        _ = try await tried.account("beta", nil, contribution: 0)
        let overview = try await tried.savings.fetchSavings()
        #expect(overview.accounts.map(\.name) == ["beta", "Zeta", "Alpha"])
        #expect(try overview.totalBalance().total == .preview(3_000_00))
        #expect(try overview.projectedTotal(months: 12, from: Implementation.today).total == .preview(5_400_00))
    }

    @Test(arguments: Implementation.allCases) func aKeyMakesOneAccountAndOneGoal(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let account = try await tried.account(key: "once")
        #expect(try await tried.account(key: "once").id == account.id)
        let goal = try await tried.goal("Roof", 9_000_00, from: account, key: "goal")
        #expect(try await tried.goal("Roof", 9_000_00, from: account, key: "goal").id == goal.id)
        #expect(try await tried.savings.fetchSavings().accounts.count == 1)
        #expect(try await tried.savings.fetchGoals().goals.count == 1)
    }

    @Test(arguments: Implementation.allCases) func whatCannotBePlannedIsRefused(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let dollar = try #require(Currency(code: "USD"))
        func refusal(_ contribution: Money, _ kind: AccountKind = .savings, opening: Int64? = nil) async -> ServiceError? {
            let account = AccountDraft(name: "A", kind: kind, currency: .preview, opening: opening.map(Money.preview))
            return await failure {
                _ = try await tried.savings.addAccount(SavingsAccountDraft(account: account, contribution: contribution))
            }
        }
        #expect(await refusal(.preview(-1)) == .rule("Monthly contribution must be a valid number"))
        #expect(await refusal(.preview(.max)) == .rule("Monthly contribution must be a valid number"))
        #expect(await refusal(.zero(dollar)) == .rule("Monthly contribution must be a valid number"))
        #expect(await refusal(.preview(0), opening: .max) == .rule("Balance must be a valid number"))
        #expect(await refusal(.preview(0), .checking) == .rule("Only savings accounts and deposits have a plan"))
        #expect(try await tried.savings.fetchSavings().accounts.isEmpty)
        let checking = try await tried.household.account("Checking")
        #expect(await failure { _ = try await tried.savings.fetchAccount(id: checking.id) } == .notFound)
    }

    @Test(arguments: Implementation.allCases) func anEditChangesAccountPlanAndBalanceInOneWrite(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let account = try await tried.account()
        var edit = SavingsAccountEdit(account)
        (edit.name, edit.contribution, edit.rate) = ("Nest", .preview(50_00), try #require(InterestRate(millionths: 10_000, .yield)))
        edit.balance = BalanceEdit(shown: .preview(4_000_00), typed: .preview(4_100_00))
        let changed = try await tried.savings.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        #expect(changed.name == "Nest" && changed.balance == .preview(4_100_00))
        #expect(changed.plan.contribution == .preview(50_00) && changed.plan.rate == edit.rate)
        #expect(changed.pace.net == .preview(0))
        let wanted = edit
        #expect(
            await failure { _ = try await tried.savings.updateAccount(id: account.id, wanted, revision: SavingsRevision(account)) }
                == .conflict)
        // The revisions are right, the balance is not any more.
        #expect(
            await failure { _ = try await tried.savings.updateAccount(id: account.id, wanted, revision: SavingsRevision(changed)) }
                == .conflict)
        var huge = SavingsAccountEdit(changed)
        huge.balance = BalanceEdit(shown: changed.balance, typed: .preview(.max))
        let absurd = huge
        #expect(
            await failure { _ = try await tried.savings.updateAccount(id: account.id, absurd, revision: SavingsRevision(changed)) }
                == .rule("Balance must be a valid number"))
        #expect(try await tried.savings.fetchAccount(id: account.id).account == changed)
    }

    @Test(arguments: Implementation.allCases) func aDeletedAccountTakesItsPartsOfGoalsWithItAndComesBack(_ way: Implementation) async throws
    {
        let tried = try Tried(way)
        let account = try await tried.account()
        let goal = try await tried.goal("Roof", 9_000_00, from: account)
        #expect(try await tried.savings.deleteAccount(id: account.id, withEntries: false) == .archived)
        #expect(try await tried.savings.fetchSavings().accounts.isEmpty)
        #expect(try await tried.savings.fetchGoals().goals.first?.saved == .preview(4_000_00))
        let change = try #require(try await tried.savings.deleteAccount(id: account.id, withEntries: true).change)
        #expect(try await tried.savings.fetchGoals().goals.first?.saved == .preview(0))
        #expect(try await tried.savings.fetchGoal(id: goal.id).standing.goal.parts.isEmpty)
        try await tried.household.transactions.undo(change)
        #expect(try await tried.savings.fetchGoal(id: goal.id).standing.saved == .preview(4_000_00))
        #expect(try await tried.savings.fetchAccount(id: account.id).account.plan.contribution == .preview(200_00))
    }

    @Test(arguments: Implementation.allCases) func mergedAccountsKeepPlanAndGoals(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let plain = try await tried.household.account("Plain", .savings)
        let account = try await tried.account()
        _ = try await tried.goal("Roof", 9_000_00, from: account)
        let merge = try await tried.household.accounts.mergeAccounts(id: plain.id, absorbing: account.id)
        #expect(try await tried.savings.fetchAccount(id: plain.id).account.plan.contribution == .preview(200_00))
        #expect(try await tried.savings.fetchGoals().goals.first?.saved == .preview(4_000_00))
        try await tried.household.transactions.undo(merge.change)
        #expect(try await tried.savings.fetchAccount(id: plain.id).account.plan.contribution == .preview(0))
        #expect(try await tried.savings.fetchGoals().goals.first?.goal.parts.map(\.account) == [account.id])
    }

    // MARK: - Goals

    @Test(arguments: Implementation.allCases) func moneyCountsOnceInTheOrderOfTheGoals(_ way: Implementation) async throws {
        let tried = try Tried(way)
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

    @Test(arguments: Implementation.allCases) func aGoalOfTwoAccountsTakesFromTheSecondWhatTheFirstDoesNotHave(
        _ way: Implementation
    ) async throws {
        let tried = try Tried(way)
        let first = try await tried.account("First", 600_00)
        let second = try await tried.account("Second", 900_00)
        let parts = [first, second].map { GoalPartDraft(account: $0.id) }
        _ = try await tried.savings.addGoal(GoalDraft(name: "Roof", target: .preview(1_000_00), parts: parts))
        #expect(try await tried.savings.fetchGoals().goals.first?.parts.map(\.minorUnits) == [600_00, 400_00])
        #expect(try await tried.savings.fetchAccount(id: first.id).unallotted == .preview(0))
        #expect(try await tried.savings.fetchAccount(id: second.id).unallotted == .preview(500_00))
    }

    @Test(arguments: Implementation.allCases) func aGoalIsRefusedWithTheSentenceThatStandsAgainstIt(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let account = try await tried.account()
        let checking = try await tried.household.account("Checking")
        let dollars = try await tried.account("Dollars", nil, contribution: 0, currency: try #require(Currency(code: "USD")))
        func refusal(_ change: (inout GoalDraft) -> Void) async -> ServiceError? {
            var draft = GoalDraft(name: "Roof", target: .preview(1), parts: [GoalPartDraft(account: account.id)])
            change(&draft)
            let changed = draft
            return await failure { _ = try await tried.savings.addGoal(changed) }
        }
        #expect(await refusal { $0.name = " \n" } == .rule(SavingsRule.nameRefusal))
        #expect(await refusal { $0.name = String(repeating: "x", count: 101) } == .rule(SavingsRule.longNameRefusal))
        #expect(await refusal { $0.target = .preview(0) } == .rule(SavingsRule.targetRefusal))
        #expect(await refusal { $0.by = Implementation.today } == .rule(SavingsRule.dayRefusal))
        #expect(await refusal { $0.parts = [] } == .rule(SavingsRule.noPartRefusal))
        #expect(await refusal { $0.parts[0].account = ID(rawValue: 7) } == .notFound)
        #expect(await refusal { $0.parts[0].account = checking.id } == .rule("Checking is not a savings account"))
        #expect(await refusal { $0.parts.append(GoalPartDraft(account: dollars.id)) } == .rule(SavingsRule.currencyRefusal))
        #expect(await refusal { $0.parts[0].amount = .preview(0) } == .rule(SavingsRule.amountRefusal))
        #expect(await refusal { $0.parts[0].name = String(repeating: "x", count: 101) } == .rule(SavingsRule.longPartNameRefusal))
        #expect(await refusal { $0.parts.append(GoalPartDraft(account: account.id)) } == .rule(SavingsRule.twiceRefusal))
        #expect(
            await refusal { $0.parts = (1...21).map { GoalPartDraft(account: account.id, amount: .preview($0)) } }
                == .rule("A goal has at most 20 parts"))
        #expect(try await tried.savings.fetchGoals().goals.isEmpty)
    }

    @Test(arguments: Implementation.allCases) func aGoalIsChangedTakenAwayAndComesBack(_ way: Implementation) async throws {
        let tried = try Tried(way)
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
        let removed = try await tried.savings.fetchGoal(id: goal.id).standing
        #expect(removed.goal.isRemoved && removed.saved == .preview(4_000_00))
        #expect(await failure { _ = try await tried.savings.deleteGoal(id: goal.id) } == .notFound)
        try await tried.household.transactions.undo(change)
        #expect(try await tried.savings.fetchGoals().goals.map(\.goal.name) == ["New roof"])
        let actions = try await tried.household.services.history().fetchHistory(before: nil, limit: 4).entries.map(\.record.action)
        #expect(actions == [.addGoal, .deleteGoal, .editGoal, .addGoal])
    }

    @Test(arguments: Implementation.allCases) func theCurrencyOfAnAccountWithAGoalIsFixed(_ way: Implementation) async throws {
        let tried = try Tried(way)
        let empty = try await tried.account("Empty", nil)
        let goal = try await tried.goal("Roof", 5_00, from: empty)
        var account = empty.account
        account.currency = try #require(Currency(code: "USD"))
        let other = account
        #expect(
            await failure { _ = try await tried.household.accounts.updateAccount(other) }
                == .rule("A goal is saved for in this account, so its currency is fixed"))
        _ = try await tried.savings.deleteGoal(id: goal.id)
        _ = try await tried.household.accounts.updateAccount(other)
        #expect(try await tried.savings.fetchAccount(id: empty.id).account.plan.contribution == .zero(account.currency))
    }

    @Test(arguments: Implementation.allCases) func homeSaysWhatIsSavedAndWhichGoalFallsBehind(_ way: Implementation) async throws {
        let tried = try Tried(way)
        #expect(try await tried.household.services.overview().fetchHome().savings == nil)
        let account = try await tried.account()
        let reached = try await tried.goal("Reached", 10_00, from: account)
        let late = try await tried.goal("Late", 90_000_00, from: account, by: 365)
        let home = try await tried.household.services.overview().fetchHome()
        #expect(home.savings?.total.total == .preview(4_000_00))
        #expect(home.savings?.goals.map(\.id) == [late.id, reached.id])
        #expect(
            home.insight
                == .goalBehind(
                    goal: late.id, name: "Late", needed: .preview(7_167_50), by: Implementation.today.adding(days: 365)))
    }
}
