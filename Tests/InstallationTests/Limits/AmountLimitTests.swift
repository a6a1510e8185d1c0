import AccountsModel
import HouseholdModel
import Localization
import Models
import SavingsModel
import ServiceKit
import Services
import Storage
import TestSupport
import Testing
import TransactionsModel

@testable import Installation
@testable import TransferModel

/// Amounts are rejected before their sums overflow.
struct AmountLimitTests {
    private let home: TestHousehold
    private static let most: Int64 = 1_000_000_000_000_000
    private let violation: ServiceError

    init() async throws {
        home = try await TestHousehold()
        violation = .rule(.amountTooLarge(in: home.euro))
    }

    // MARK: - One amount

    @Test func anAccountsLimitIsRefusedAboveTheLargestAmountAndNothingIsStored() async throws {
        var account = try await home.account("Checking", opening: 100_00)
        account.limit = .max
        await #expect(throws: violation) { _ = try await home.accounts.updateAccount(account) }
        account.limit = Self.most + 1
        await #expect(throws: violation) { _ = try await home.accounts.updateAccount(account) }
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).map(\.available) == [home.money(100_00)])
        account.limit = Self.most
        #expect(try await home.accounts.updateAccount(account).available == home.money(Self.most + 100_00))
        await #expect(throws: violation) {
            _ = try await home.accounts.addAccount(AccountDraft(name: "Other", kind: .checking, currency: home.euro, limit: .max))
        }
    }

    @Test(arguments: [Int64.max, Int64.min + 1, 1_000_000_000_000_001, -1_000_000_000_000_001] as [Int64])
    func everyAmountThatIsEnteredHasTheLimit(units: Int64) async throws {
        #expect(violation.description == "An amount can be at most €10,000,000,000,000.00")
        let account = try await home.account("Checking", opening: 0)
        let amount = home.money(units)
        await #expect(throws: violation) { try await home.add(units, in: account) }
        await #expect(throws: violation) { _ = try await home.account("Other", opening: units) }
        let change = try await home.add(-1_00, in: account, category: "groceries")
        let id = try change.transaction.id
        await #expect(throws: violation) {
            _ = try await home.transactions.updateTransaction(id: id, TransactionEdit(amount: amount), revision: nil)
        }
        await #expect(throws: violation) {
            _ = try await home.services.reconciliation().startCheck(
                account: account.id, day: TestHousehold.today, stated: amount, since: nil)
        }
        let groceries = try await home.category("groceries")
        await #expect(throws: violation) {
            _ = try await home.categories.addRule(
                CategoryRule.Terms(payee: .contains("x"), maximum: units, category: groceries))
        }
        guard units > 0 else { return }
        await #expect(throws: violation) {
            try await home.services.transfers().setLimits(TransferLimits(confirmation: amount, daily: nil))
        }
        let other = try await home.account("Savings", .savings, opening: 0)
        let draft = TransferDraft(source: account.id, destination: .account(other.id), amount: amount, day: TestHousehold.today)
        await #expect(throws: ServiceError.rule(.transferAmountTooLarge(.amount, in: home.euro))) {
            _ = try await home.services.transfers().order(draft)
        }
        try await home.expectClean()
    }

    @Test func aRateIsBetweenABillionthAndABillion() async throws {
        let dollar = try #require(Currency(code: "USD"))
        func set(_ mantissa: Int64, _ scale: UInt8) async -> ServiceError? {
            do {
                try await home.services.rates().setRate(
                    ExchangeRate(
                        day: TestHousehold.today, base: dollar, quote: home.euro, rate: DecimalFigure(mantissa: mantissa, scale: scale),
                        source: .typed))
                return nil
            } catch {
                return ServiceError(error)
            }
        }
        let violation = ServiceError.rule(.rateOutOfRange)
        #expect(await set(.max, 0) == violation)
        #expect(await set(1_000_000_001, 0) == violation)
        #expect(await set(1, 10) == violation)
        #expect(await set(1, 9) == nil)
        #expect(await set(1_000_000_000, 0) == nil)
    }

    // MARK: - Totals

    @Test func aWriteThatWouldMakeATotalTooLargeIsRolledBack() async throws {
        let account = try await home.account("Checking", opening: 0)
        for number in 0..<100 { try await home.add(Self.most, in: account, payee: "Payer \(number)") }
        let full = try await home.balance(account)
        #expect(full == 100 * Self.most)
        let violation = ServiceError.rule(.amountTotalTooLarge(in: home.euro))
        #expect(violation.description == "An account or category would hold, or take in a month, more than €1,000,000,000,000,000.00")
        await #expect(throws: violation) { try await home.add(1, in: account) }
        #expect(try await home.balance(account) == full)
        #expect(try await home.allEntries(EntryQuery(account: account.id)).count == 100)
        // Removing an amount allows another one.
        try await home.add(-Self.most, in: account)
        try await home.add(1, in: account, category: "salary", day: TestHousehold.today.adding(days: 40))
        try await home.expectClean()
    }

    // MARK: - What is stored already

    /// Stores a value that no service would store.
    private func store(_ sql: SQL, _ units: Int64) async throws {
        try await home.context.database.write(home.context.household.id, []) { _ = try $0.execute(sql, .integer(units)) }
    }

    @Test func anAccountWithALimitThatNoFigureHoldsIsListedAndCanBeEdited() async throws {
        let checking = try await home.account("Checking", opening: 100_00)
        let savings = try await home.account("Savings", .savings, opening: 1_00)
        try await store("UPDATE account SET credit_limit = $1 WHERE role = 'own' AND name = 'Checking'", .max)
        let listed = try await home.accounts.fetchAccounts(includingArchived: true)
        #expect(listed.map(\.account.name) == ["Checking", "Savings"])
        #expect(listed.map(\.available) == [nil, home.money(1_00)])
        #expect(listed.map(\.balance.booked.minorUnits) == [100_00, 1_00])
        #expect(try await home.services.accountScreens().fetchList(includingArchived: false).total.total == home.money(101_00))
        #expect(try await home.services.accountScreens().fetchDetail(id: checking.id, days: 30).summary.available == nil)
        _ = try await home.services.transfers().fetchForm()
        try await home.add(5_00, in: checking, to: savings)
        var edited = try await home.accounts.fetchAccount(id: checking.id).account
        #expect(edited.limit == .max)
        edited.limit = 50_00
        #expect(try await home.accounts.updateAccount(edited).available == home.money(155_00))
        try await home.expectClean()
    }

    @Test func aBalanceThatIsTooLargeIsNamedAndComesDownAgain() async throws {
        let checking = try await home.account("Checking", opening: 100_00)
        _ = try await home.account("Savings", .savings, opening: 1_00)
        for sql: SQL in [
            "UPDATE account_balance SET booked = $1 WHERE account IN (SELECT id FROM account WHERE role = 'own')",
            "UPDATE month_total SET money_in = $1 WHERE account IN (SELECT id FROM account WHERE role = 'own')",
            "UPDATE day_total SET money_in = $1 WHERE account IN (SELECT id FROM account WHERE role = 'own')",
        ] { try await store(sql, .max) }
        // Every account has its figure; sums that overflow are listed.
        let list = try await home.services.accountScreens().fetchList(includingArchived: false)
        #expect(list.accounts.map(\.balance.booked.minorUnits) == [.max, .max])
        #expect(list.total.tooLarge == [home.euro] && list.total.total.isZero)
        #expect(list.total.leftOutSentence?.english == "Without EUR, of which there is too much to add up")
        let overview = try await home.services.overview().fetchHome()
        #expect(overview.netWorth.tooLarge == [home.euro])
        #expect(try await home.accounts.balances(at: nil).count == 2)
        _ = try await home.services.accountScreens().fetchDetail(id: checking.id, days: 30)
        _ = try await home.services.accountScreens().fetchStatement(id: checking.id, month: Month(of: TestHousehold.today))
        _ = try await home.services.savings().fetchSavings()
        #expect(try await home.services.backup().check().differences.isEmpty == false)
        // Outgoing money is booked, incoming money is not.
        try await home.add(-5_00, in: checking, category: "groceries")
        #expect(try await home.balance(checking) == .max - 5_00)
        await #expect(throws: ServiceError.self) { try await home.add(5_00, in: checking, category: "salary") }
        #expect(try await home.balance(checking) == .max - 5_00)
    }

    @Test func aTransactionThatIsTooLargeCanBeListedUndoneAndDeleted() async throws {
        let account = try await home.account("Checking", opening: 0)
        try await home.add(1_00, in: account, payee: "First", category: "salary")
        let second = try await home.add(2_00, in: account, payee: "Second", category: "salary")
        try await store("UPDATE txn SET amount = $1", .max)
        let entries = try await home.allEntries(EntryQuery(account: account.id))
        #expect(entries.map(\.amount.minorUnits) == [.max, .max])
        #expect(try await home.services.backup().check().differences.contains { $0.contains("too large to show") })
        _ = try await home.services.overview().fetchHome()
        for sql: SQL in [
            "UPDATE account_balance SET booked = CASE WHEN booked > 0 THEN $1 ELSE -$1 END WHERE booked <> 0",
            "UPDATE month_total SET money_in = CASE WHEN money_in > 0 THEN $1 ELSE 0 END",
            "UPDATE month_total SET money_out = CASE WHEN money_out > 0 THEN $1 ELSE 0 END",
            "UPDATE day_total SET money_in = CASE WHEN money_in > 0 THEN $1 ELSE 0 END",
            "UPDATE day_total SET money_out = CASE WHEN money_out > 0 THEN $1 ELSE 0 END",
        ] { try await store(sql, .max) }
        _ = try await home.transactions.deleteTransactions(ids: [try second.transaction.id])
        #expect(try await home.balance(account) == 0)
    }

    @Test func theRunningBalanceEndsWhereItDoesNotFit() async throws {
        let account = try await home.account("Checking", opening: 0)
        for number in 0..<3 {
            try await home.add(-1_00, in: account, category: "groceries", day: TestHousehold.today.adding(days: -number))
        }
        try await store("UPDATE account_balance SET booked = $1 WHERE account IN (SELECT id FROM account WHERE role = 'own')", .max - 1)
        let page = try await home.transactions.fetchEntries(EntryQuery(account: account.id, limit: 2))
        #expect(page.entries.map(\.balance?.minorUnits) == [.max - 1, nil])
        let next = try #require(page.next)
        #expect(next.balance == nil && EntryCursor(next.description) == next)
        #expect(try await home.transactions.fetchEntries(EntryQuery(account: account.id, after: next)).entries.map(\.balance) == [nil])
    }
}
