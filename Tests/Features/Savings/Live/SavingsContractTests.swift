import Models
import SampleHousehold
import Services
import TestSupport
import Testing

@testable import SavingsModel

/// Savings accounts of a household that is made up and of one in a database.
struct SavingsContractTests {

    @Test func accountsHaveBalancePlanAgeAndPace() async throws {
        let tried = try await NewSavings()
        let checking = try await tried.household.account("Checking", opening: 5_000_00, on: TestHousehold.today.adding(days: -100))
        let account = try await tried.account(rate: 45_000)
        try await tried.household.add(-250_00, in: checking, to: account.account, day: TestHousehold.today.adding(days: -10))
        try await tried.household.add(
            30_00, in: account.account, payee: "Bank", category: "interest", day: TestHousehold.today.adding(days: -5))
        try await tried.household.add(-70_00, in: account.account, payee: "Garage", day: TestHousehold.today.adding(days: -2))
        let overview = try await tried.savings.fetchSavings()
        let found = try #require(overview.accounts.first)
        #expect(overview.accounts.count == 1 && found.balance == .preview(4_210_00))
        #expect(found.plan == SavingsPlan(contribution: .preview(200_00), rate: account.plan.rate, revision: account.plan.revision))
        #expect(found.created == TestHousehold.today.adding(days: -100))
        #expect(found.pace == SavingsPace(net: .preview(180_00), days: 90))
        #expect(try overview.totalBalance().total == .preview(4_210_00))
        #expect(try overview.totalMonthlyContribution().total == .preview(200_00))
        let details = try await tried.savings.fetchAccount(id: account.id)
        #expect(details.account == found && details.entries == 4 && details.unallotted == .preview(4_210_00))
        #expect(details.history.map(\.amount.minorUnits) == [4_000_00, 4_000_00, 4_000_00, 4_210_00])
        #expect(details.history.last?.day == TestHousehold.today)
    }

    @Test func oneAndTwoThousandAreThree() async throws {
        let tried = try await NewSavings()
        _ = try await tried.account("Zeta", 1_000_00)
        _ = try await tried.account("Alpha", 2_000_00, contribution: 0, .deposit)
        _ = try await tried.account("beta", nil, contribution: 0)
        let overview = try await tried.savings.fetchSavings()
        #expect(overview.accounts.map(\.name) == ["beta", "Zeta", "Alpha"])
        #expect(try overview.totalBalance().total == .preview(3_000_00))
        #expect(try overview.projectedTotal(months: 12, from: TestHousehold.today).total == .preview(5_400_00))
    }

    @Test func aKeyMakesOneAccountAndOneGoal() async throws {
        let tried = try await NewSavings()
        let account = try await tried.account(key: "once")
        #expect(try await tried.account(key: "once").id == account.id)
        let goal = try await tried.goal("Roof", 9_000_00, from: account, key: "goal")
        #expect(try await tried.goal("Roof", 9_000_00, from: account, key: "goal").id == goal.id)
        #expect(try await tried.savings.fetchSavings().accounts.count == 1)
        #expect(try await tried.savings.fetchGoals().goals.count == 1)
    }

    @Test func whatCannotBePlannedIsRefused() async throws {
        let tried = try await NewSavings()
        let dollar = try #require(Currency(code: "USD"))
        func violation(_ contribution: Money, _ kind: AccountKind = .savings, opening: Int64? = nil) async -> ServiceError? {
            let account = AccountDraft(name: "A", kind: kind, currency: .preview, opening: opening.map(Money.preview))
            return await failure {
                _ = try await tried.savings.addAccount(SavingsAccountDraft(account: account, contribution: contribution))
            }
        }
        #expect(await violation(.preview(-1)) == .rule(.savingsContributionInvalid))
        #expect(await violation(.preview(.max)) == .rule(.savingsContributionInvalid))
        #expect(await violation(.zero(dollar)) == .rule(.savingsContributionInvalid))
        #expect(await violation(.preview(0), opening: .max) == .rule(.savingsBalanceInvalid))
        #expect(await violation(.preview(0), .checking) == .rule(.savingsAccountKind))
        #expect(try await tried.savings.fetchSavings().accounts.isEmpty)
        let checking = try await tried.household.account("Checking")
        #expect(await failure { _ = try await tried.savings.fetchAccount(id: checking.id) } == .notFound)
    }

    @Test func anEditChangesAccountPlanAndBalanceInOneWrite() async throws {
        let tried = try await NewSavings()
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
                == .rule(.savingsBalanceInvalid))
        #expect(try await tried.savings.fetchAccount(id: account.id).account == changed)
    }

    @Test func aDeletedAccountTakesItsPartsOfGoalsWithItAndComesBack() async throws {
        let tried = try await NewSavings()
        let account = try await tried.account()
        let goal = try await tried.goal("Roof", 9_000_00, from: account)
        #expect(try await tried.savings.deleteAccount(id: account.id, withEntries: false) == .archived)
        #expect(try await tried.savings.fetchSavings().accounts.isEmpty)
        #expect(try await tried.savings.fetchGoals().goals.first?.saved == .preview(4_000_00))
        let change = try #require(try await tried.savings.deleteAccount(id: account.id, withEntries: true).change)
        #expect(try await tried.savings.fetchGoals().goals.first?.saved == .preview(0))
        #expect(try await tried.savings.fetchGoal(id: goal.id).progress.goal.parts.isEmpty)
        try await tried.household.transactions.undo(change)
        #expect(try await tried.savings.fetchGoal(id: goal.id).progress.saved == .preview(4_000_00))
        #expect(try await tried.savings.fetchAccount(id: account.id).account.plan.contribution == .preview(200_00))
    }

    @Test func mergedAccountsKeepPlanAndGoals() async throws {
        let tried = try await NewSavings()
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
}
