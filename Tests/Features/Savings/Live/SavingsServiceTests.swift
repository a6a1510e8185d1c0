import AccountsModel
import HouseholdModel
import Models
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import SavingsModel

/// Savings accounts. Today is 27 May 2026.
@Suite struct SavingsServiceTests {

    @Test func theTotalOfOneThousandAndTwoThousandIsThreeThousand() async throws {
        let household = try await TestHousehold()
        _ = try await household.savingsAccount("One", 1_000_00, contribution: 100_00)
        _ = try await household.savingsAccount("Two", 2_000_00, contribution: 50_00)
        let overview = try await household.savings.fetchSavings()
        #expect(try overview.totalBalance().total == household.money(3_000_00))
        #expect(try overview.totalMonthlyContribution().total == household.money(150_00))
        #expect(try overview.projectedTotal(months: 12, from: TestHousehold.today).total == household.money(4_800_00))
        #expect(overview.accounts.map(\.name) == ["One", "Two"])
        try await household.expectClean()
    }

    @Test func otherKindsAndArchivedAccountsAreNotAmongThem() async throws {
        let household = try await TestHousehold()
        let savings = try await household.savingsAccount("Rainy day", 1_000_00)
        let gone = try await household.savingsAccount("Old", 500_00)
        let checking = try await household.account("Checking", opening: 900_00)
        _ = try await household.account("Term", .deposit, opening: 100_00)
        try await household.accounts.archiveAccount(id: gone.id)
        #expect(try await household.savings.fetchSavings().accounts.map(\.name) == ["Rainy day", "Term"])
        #expect(try await household.savings.fetchAccount(id: savings.id).account.name == "Rainy day")
        await #expect(throws: ServiceError.notFound) { try await household.savings.fetchAccount(id: checking.id) }
    }

    @Test func otherCurrenciesCountAtTodaysRateOrAreNamed() async throws {
        let household = try await TestHousehold()
        let (dollar, yen) = (try #require(Currency(code: "USD")), try #require(Currency(code: "JPY")))
        _ = try await household.savingsAccount("Euros", 1_000_00)
        _ = try await household.savingsAccount("Dollars", 200_00, contribution: 10_00, currency: dollar)
        _ = try await household.savingsAccount("Yen", 500_000, currency: yen)
        try await household.services.rates().setRate(
            ExchangeRate(
                day: TestHousehold.today, base: dollar, quote: household.euro, rate: DecimalFigure(mantissa: 9, scale: 1),
                source: .typed))
        let overview = try await household.savings.fetchSavings()
        let total = try overview.totalBalance()
        #expect(total.total == household.money(1_180_00) && total.leftOut == [yen])
        #expect(try overview.projectedTotal(months: 12, from: TestHousehold.today).total == household.money(1_288_00))
        #expect(try overview.totalMonthlyContribution().leftOut == [])
    }

    @Test func aDraftThatComesTwiceMakesOneAccount() async throws {
        let household = try await TestHousehold()
        let first = try await household.savingsAccount("Rainy day", 1_000_00, contribution: 5_00, key: "k1")
        let second = try await household.savingsAccount("Rainy day", 1_000_00, contribution: 5_00, key: "k1")
        #expect(first == second)
        #expect(try await household.savings.fetchSavings().accounts.count == 1)
    }

    @Test func aBlankNameANegativeContributionAndAbsurdSizesAreRefusedAndNothingIsKept() async throws {
        let household = try await TestHousehold()
        let largest = SavingsRule.largest(in: household.euro).minorUnits
        let attempts: [(name: String, balance: Int64, contribution: Int64, sentence: String)] = [
            ("  ", 0, 0, "Account name is required"),
            (String(repeating: "x", count: 101), 0, 0, "Account name has at most 100 characters"),
            ("A", 0, -1, "Monthly contribution must be a valid number"),
            ("A", 0, largest + 1, "Monthly contribution must be a valid number"),
            ("A", largest + 1, 0, "Balance must be a valid number"),
            ("A", .min, 0, "Balance must be a valid number"),
        ]
        for attempt in attempts {
            let violation = await brokenRule {
                _ = try await household.savingsAccount(attempt.name, attempt.balance, contribution: attempt.contribution)
            }
            #expect(violation == attempt.sentence)
        }
        #expect(try await household.savings.fetchSavings().accounts == [])
        await #expect(throws: ServiceError.rule(.savingsAccountKind)) {
            try await household.savings.addAccount(
                SavingsAccountDraft(
                    account: AccountDraft(name: "A", kind: .cash, currency: household.euro), contribution: household.money(0)))
        }
    }

    // MARK: - Changing

    @Test func accountAndPlanChangeInOneWrite() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        var edit = SavingsAccountEdit(account)
        (edit.name, edit.color) = ("Rainier day", Account.palette[0])
        (edit.contribution, edit.rate) = (household.money(40_00), try #require(InterestRate(millionths: 45_000, .yield)))
        let changed = try await household.savings.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        #expect(changed.name == "Rainier day" && changed.monthlyContribution == household.money(40_00))
        #expect(changed.plan.rate.basis == .yield && changed.plan.rate.nominal == 44_098)
        #expect(SavingsRevision(changed) == SavingsRevision(account: account.account.revision + 1, plan: account.plan.revision + 1))
        #expect(changed.balance == account.balance)
        let history = try await household.services.history().fetchHistory(before: nil, limit: 2).entries
        #expect(history.map(\.record.action) == [.setSavingsPlan, .editAccount])
        // Without a change nothing is written.
        let again = try await household.savings.updateAccount(
            id: account.id, SavingsAccountEdit(changed), revision: SavingsRevision(changed))
        #expect(again == changed)
        #expect(try await household.services.history().fetchHistory(before: nil, limit: 2).entries == history)
    }

    @Test func whoSawAnOlderPlanOrAccountIsAsked() async throws {
        let household = try await TestHousehold()
        let seen = try await household.savingsAccount("Rainy day", 1_000_00)
        var plan = SavingsAccountEdit(seen)
        plan.contribution = household.money(1_00)
        let newer = try await household.savings.updateAccount(id: seen.id, plan, revision: SavingsRevision(seen))
        var late = SavingsAccountEdit(seen)
        late.name = "Late"
        await #expect(throws: ServiceError.conflict) {
            try await household.savings.updateAccount(id: seen.id, late, revision: SavingsRevision(seen))
        }
        var renamed = newer.account
        renamed.name = "Elsewhere"
        _ = try await household.accounts.updateAccount(renamed)
        await #expect(throws: ServiceError.conflict) {
            try await household.savings.updateAccount(id: seen.id, late, revision: SavingsRevision(newer))
        }
        _ = try await household.accounts.deleteAccount(id: seen.id, withEntries: true)
        await #expect(throws: ServiceError.notFound) {
            try await household.savings.updateAccount(id: seen.id, late, revision: SavingsRevision(newer))
        }
    }

    @Test func aTypedBalanceIsAnAdjustmentOfTodayThatCanBeTakenBack() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00, on: TestHousehold.today.adding(days: -40))
        var edit = SavingsAccountEdit(account)
        edit.balance = BalanceEdit(shown: account.balance, typed: household.money(1_234_56))
        let changed = try await household.savings.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        #expect(changed.balance == household.money(1_234_56))
        let entry = try #require(try await household.entries().first)
        #expect(entry.payee == "Adjustment" && entry.day == TestHousehold.today && entry.amount == household.money(234_56))
        // An adjustment does not count as saved.
        #expect(changed.pace.net?.isZero == true)
        // The form still shows the old values.
        await #expect(throws: ServiceError.conflict) {
            try await household.savings.updateAccount(id: account.id, edit, revision: SavingsRevision(changed))
        }
        let history = try await household.services.history().fetchHistory(before: nil, limit: 1).entries
        let record = try #require(history.first { $0.undo != nil }?.record)
        try await household.transactions.undo(record.id)
        #expect(try await household.balance(account.account) == 1_000_00)
        try await household.expectClean()
    }

    @Test func deletingArchivesWhatHasEntriesUnlessTheyGoToo() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00, contribution: 10_00)
        #expect(try await household.savings.deleteAccount(id: account.id, withEntries: false) == .archived)
        try await household.accounts.restoreAccount(id: account.id)
        let deletion = try await household.savings.deleteAccount(id: account.id, withEntries: true)
        await #expect(throws: ServiceError.notFound) { try await household.savings.fetchAccount(id: account.id) }
        try await household.transactions.undo(try #require(deletion.change))
        #expect(try await household.savings.fetchAccount(id: account.id).account.plan == account.plan)
    }

    // MARK: - Detail

    @Test func theHistoryIsOfMonthsInWhichTheAccountWasThere() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00, on: Day("2026-02-10"))
        try await household.add(250_00, in: account.account, payee: "Put aside", day: day("2026-04-02"))
        try await household.add(30_00, in: account.account, payee: "Put aside", day: day("2026-05-02"))
        let details = try await household.savings.fetchAccount(id: account.id)
        #expect(details.account.created == Day("2026-02-10"))
        #expect(details.history.map(\.day.description) == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-27"])
        #expect(details.history.map(\.amount.minorUnits) == [1_000_00, 1_000_00, 1_250_00, 1_280_00])
        #expect(details.entries == 3)
    }

    @Test func thePaceIsOfRealMoneyInTheLastNinetyDays() async throws {
        let household = try await TestHousehold()
        let checking = try await household.account("Checking", opening: 9_000_00)
        let account = try await household.savingsAccount("Rainy day", 1_000_00, on: Day("2025-01-01"))
        // The first day that counts is 27 February.
        for (day, units) in [("2026-02-26", 999_00), ("2026-02-27", 100_00), ("2026-04-02", 250_00), ("2026-05-27", 10_00)]
            as [(String, Int64)]
        {
            try await household.add(-units, in: checking, to: account.account, day: TestTools.day(day))
        }
        try await household.add(-60_00, in: account.account, category: "travel", day: day("2026-05-01"))
        try await household.add(7_00, in: account.account, category: "interest", day: day("2026-05-02"))
        try await household.add(5_000_00, in: account.account, day: day("2026-05-03"), status: .pending)
        let pace = try await household.savings.fetchAccount(id: account.id).account.pace
        #expect(pace.days == 90 && pace.net == household.money(300_00))
        #expect(pace.perMonth == household.money(101_46))
    }

    @Test func aViewerReadsAndWritesNothing() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let goal = try await household.goal("Roof", 5_000_00, from: account)
        let viewer = household.asViewer().savings()
        #expect(try await viewer.fetchGoals().goals.map(\.id) == [goal.id])
        let draft = GoalDraft(goal)
        let edit = SavingsAccountEdit(account)
        await #expect(throws: ServiceError.unauthorized) { try await viewer.addGoal(draft) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.updateGoal(id: goal.id, draft, revision: 1) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.orderGoals([goal.id]) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.deleteGoal(id: goal.id) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.deleteAccount(id: account.id, withEntries: true) }
        await #expect(throws: ServiceError.unauthorized) {
            try await viewer.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        }
        await #expect(throws: ServiceError.unauthorized) {
            try await viewer.addAccount(
                SavingsAccountDraft(
                    account: AccountDraft(name: "B", kind: .savings, currency: household.euro), contribution: household.money(0)))
        }
    }

    @Test func anotherHouseholdsSavingsAreNotThere() async throws {
        let household = try await TestHousehold()
        let account = try await household.savingsAccount("Rainy day", 1_000_00)
        let goal = try await household.goal("Roof", 5_000_00, from: account)
        let others = try await household.another().savings()
        #expect(try await others.fetchSavings().accounts == [])
        #expect(try await others.fetchGoals().goals == [])
        await #expect(throws: ServiceError.notFound) { try await others.fetchAccount(id: account.id) }
        await #expect(throws: ServiceError.notFound) { try await others.fetchGoal(id: goal.id) }
        await #expect(throws: ServiceError.notFound) { try await others.deleteGoal(id: goal.id) }
        await #expect(throws: ServiceError.notFound) { try await others.addGoal(GoalDraft(goal)) }
        #expect(try await household.goalProgress().count == 1)
    }
}
