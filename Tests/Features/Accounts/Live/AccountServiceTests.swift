import AccountsModel
import Models
import ServiceKit
import Services
import TestSupport
import Testing

@Suite struct AccountServiceTests {

    @Test func theFirstAccountIsTheDefaultAndListsGoByKindAndName() async throws {
        let home = try await TestHousehold()
        _ = try await home.account("Savings", .savings)
        _ = try await home.account("zebra")
        _ = try await home.account("Älpha")
        let names = try await home.accounts.fetchAccounts(includingArchived: false).map(\.account.name)
        #expect(names == ["Savings", "Älpha", "zebra"])
    }

    @Test func anOpeningBalanceComesFromEquityOnItsDay() async throws {
        let home = try await TestHousehold()
        let day = TestHousehold.today.adding(days: -10)
        let account = try await home.account("Checking", opening: 100_00, on: day)
        #expect(try await home.balance(account) == 100_00)
        let entry = try #require(try await home.entries(EntryQuery(account: account.id)).first)
        #expect(entry.payee == "Opening balance" && entry.day == day && entry.counterparts.map(\.role) == [.equity])
        #expect(try await home.accounts.balances(at: day.adding(days: -1)).first?.balance?.minorUnits == 0)
        #expect(try await home.accounts.balances(at: day).first?.balance?.minorUnits == 100_00)
        #expect(try await home.accounts.fetchAccount(id: account.id).difference == nil)
        try await home.expectClean()
    }

    /// The household's day is asked for only where the draft has none.
    @Test func anAccountWithADayIsAddedWhereTheDayOfTheHouseholdIsUnknown() async throws {
        let home = try await TestHousehold()
        let unknown = ServiceError.rule(.householdTimeZoneUnknown)
        let clock = HouseholdClock(now: home.context.clock.now, today: { TestHousehold.today }, fault: unknown)
        let accounts = DependencyContainer(live: home.context.with(clock: clock)).accounts()
        var draft = AccountDraft(name: "Purse", kind: .cash, currency: home.euro, openingDay: TestHousehold.today)
        #expect(try await accounts.addAccount(draft).account.name == "Purse")
        (draft.name, draft.openingDay) = ("Jar", nil)
        await #expect(throws: unknown) { _ = try await accounts.addAccount(draft) }
    }

    @Test func whatAnAccountHasToBeIsSaidInItsSentence() async throws {
        let home = try await TestHousehold()
        _ = try await home.account("Checking")
        #expect(await brokenRule { _ = try await home.account("  ") } == "Account name is required")
        #expect(await brokenRule { _ = try await home.account(String(repeating: "x", count: 101)) } != nil)
        #expect(await brokenRule { _ = try await home.account("CHECKING") } == "An account with this name exists already")
        let draft = AccountDraft(name: "Other", kind: .checking, currency: home.euro, number: "DE89 3704 0044 0532 0130 01")
        #expect(await brokenRule { _ = try await home.accounts.addAccount(draft) }?.contains("check digits") == true)
    }

    @Test func anIBANIsKeptInFullAndAnotherNumberByItsEnd() async throws {
        let home = try await TestHousehold()
        let first = try await home.accounts.addAccount(
            AccountDraft(name: "A", kind: .checking, currency: home.euro, number: "de89 3704 0044 0532 0130 00"))
        #expect(first.account.iban == "DE89370400440532013000" && first.account.numberSuffix == "3000")
        let second = try await home.accounts.addAccount(
            AccountDraft(name: "B", kind: .checking, currency: home.euro, number: "0012-34567890"))
        #expect(second.account.iban == nil && second.account.numberSuffix == "7890")
        #expect(try await home.accounts.findAccount("****7890").account.id == second.account.id)
        #expect(try await home.accounts.findAccount("b").account.id == second.account.id)
        #expect(try await home.accounts.findAccount("DE89 3704 0044 0532 0130 00").account.id == first.account.id)
        await #expect(throws: ServiceError.notFound) { _ = try await home.accounts.findAccount("nothing") }
    }

    @Test func theCurrencyIsFixedOnceThereIsAnEntry() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        var account = try await home.account("Checking")
        account.currency = dollar
        account = try await home.accounts.updateAccount(account).account
        #expect(account.currency == dollar)
        try await home.add(-100, in: account)
        account.currency = home.euro
        let broken = account
        #expect(
            await brokenRule { _ = try await home.accounts.updateAccount(broken) }
                == "The currency is fixed once the account has an entry")
        var stale = account
        stale.currency = dollar
        stale.revision -= 1
        let old = stale
        await #expect(throws: ServiceError.conflict) { _ = try await home.accounts.updateAccount(old) }
    }

    @Test func pendingDebitsAndTheOverdraftMakeWhatIsAvailable() async throws {
        let home = try await TestHousehold()
        var account = try await home.account("Checking", opening: 100_00)
        account.limit = 50_00
        account = try await home.accounts.updateAccount(account).account
        try await home.add(-30_00, in: account, status: .pending)
        try await home.add(70_00, in: account, status: .pending)
        let summary = try await home.accounts.fetchAccount(id: account.id)
        #expect(summary.balance.booked.minorUnits == 100_00)
        #expect(summary.available?.minorUnits == 120_00)
    }

    @Test func deletingAnAccountWithEntriesArchivesIt() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 5_00)
        let other = try await home.account("Other")
        #expect(try await home.accounts.deleteAccount(id: account.id, withEntries: false) == .archived)
        #expect(try await home.accounts.fetchAccounts(includingArchived: false).map(\.account.id) == [other.id])
        #expect(try await home.accounts.fetchAccount(id: other.id).account.isDefault)
        #expect(try await home.accounts.balances(at: nil).map(\.account.id).contains(account.id))
        #expect(try await home.deletion(of: other, withEntries: false) == [0, 0])
        try await home.accounts.restoreAccount(id: account.id)
        #expect(try await home.accounts.fetchAccounts(includingArchived: false).map(\.account.id) == [account.id])
    }

    @Test func deletingWithEntriesMovesNoOtherBalance() async throws {
        let home = try await TestHousehold()
        let gone = try await home.account("Gone", opening: 500_00)
        let stays = try await home.account("Stays", .savings, opening: 10_00)
        try await home.add(-100_00, in: gone, to: stays)
        try await home.add(-1_00, in: gone, category: "groceries")
        #expect(try await home.deletion(of: gone) == [3, 1])
        #expect(try await home.balance(stays) == 110_00)
        let entry = try #require(try await home.entries().first)
        #expect(entry.counterparts.map(\.name) == ["Transfer"])
        await #expect(throws: ServiceError.notFound) { _ = try await home.accounts.fetchAccount(id: gone.id) }
        try await home.expectClean()
    }

    @Test func twoAccountsThatAreOneBecomeOne() async throws {
        let home = try await TestHousehold()
        let one = try await home.account("One", opening: 100_00)
        let two = try await home.account("Two", opening: 30_00)
        try await home.add(-20_00, in: one, to: two)
        try await home.add(-5_00, in: two, category: "dining")
        let merged = try await home.accounts.mergeAccounts(id: one.id, absorbing: two.id)
        #expect(merged.summary.balance.booked.minorUnits == 95_00)
        #expect(merged.summary.balance.entries == 2)
        let dollars = try await home.account("Dollars", currency: Currency(code: "USD"))
        #expect(
            await brokenRule { _ = try await home.accounts.mergeAccounts(id: one.id, absorbing: dollars.id) }
                == "Both accounts must have the same currency")
        #expect(await brokenRule { _ = try await home.accounts.mergeAccounts(id: one.id, absorbing: one.id) } != nil)
        try await home.expectClean()
    }

    @Test func anAdjustmentBringsTheBalanceToTheStatement() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 10_00)
        let difference = StatementDifference(day: TestHousehold.today, stated: home.money(12_50), booked: home.money(10_00))
        try await home.accounts.adjust(id: account.id, to: difference)
        #expect(try await home.balance(account) == 12_50)
        await #expect(throws: ServiceError.conflict) { try await home.accounts.adjust(id: account.id, to: difference) }
        let change = try #require(try await home.transactions.history(limit: 1).first)
        try await home.transactions.undo(change.id)
        #expect(try await home.balance(account) == 10_00)
    }

    @Test func aPlanOfAMergeSaysWhatTheMergeTakesAway() async throws {
        let home = try await TestHousehold()
        let january = try #require(Day("2026-01-01"))
        let later = try #require(Day("2026-01-31"))
        let one = try await home.account("One", opening: 50_00, on: january)
        let two = try await home.account("Two", opening: 100_00, on: later)
        try await home.add(-7_00, in: one, to: two)
        try await home.add(-1_00, in: two, payee: "Shop")
        for (stays, goes) in [(one, two), (two, one)] {
            let plan = try await home.accounts.planMerge(id: stays.id, absorbing: goes.id)
            #expect(plan.removed == .init(account: two.id, amount: home.money(100_00), day: later))
            #expect(plan.kept == .init(account: one.id, amount: home.money(50_00), day: january))
            #expect(plan.transfers == 1)
        }
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).count == 2)
        _ = try await home.accounts.mergeAccounts(id: two.id, absorbing: one.id)
        // 50.00 less the purchase: the other opening balance and the transfer were removed.
        #expect(try await home.balance(two) == 49_00)
        await #expect(throws: ServiceError.rule(.accountMergeSame)) {
            _ = try await home.accounts.planMerge(id: two.id, absorbing: two.id)
        }
        await #expect(throws: ServiceError.notFound) { _ = try await home.accounts.planMerge(id: two.id, absorbing: one.id) }
    }
}
