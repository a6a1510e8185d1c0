import Models
import Services
import TestSupport
import Testing
import TransactionsModel

@Suite struct TransactionScreenServiceTests {

    @Test func aDayOverThePagesEdgeHasTheSumOfAllItsCompletedEntries() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: TestHousehold.today.adding(days: -9))
        let savings = try await home.account("Savings", .savings)
        for _ in 0..<4 { try await home.add(-1_00, in: account) }
        try await home.add(-7_00, in: account, to: savings)
        try await home.add(-50_00, in: account, status: .pending)
        let today = TestHousehold.today
        let first = try await list(home, account, EntryQuery(limit: 2))
        #expect(first.account == account && first.daySums == [today: home.money(-11_00)])
        let second = try await list(home, account, EntryQuery(limit: 2, after: first.page.next))
        #expect(second.daySums == [today: home.money(-11_00)])
        let other = try await list(home, savings, EntryQuery(limit: 1, after: first.page.next))
        #expect(other.account == savings && other.daySums == [today: home.money(7_00)])
        #expect(try await list(home, account, EntryQuery(search: "x", limit: 1)).daySums.isEmpty)
        #expect(try await list(home, account, EntryQuery(minimum: -1_00, limit: 2)).page.entries.count == 2)
        #expect(try await list(home, account, EntryQuery(minimum: -1_00, limit: 2)).daySums.isEmpty)
    }

    @Test func whatIsListedIsAddedUpInAndOutAndByCategory() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        let today = TestHousehold.today
        try await home.add(100_00, in: account, category: "salary", day: today.adding(days: -40))
        try await home.add(-30_00, in: account, category: "groceries")
        try await home.add(5_00, in: account, category: "groceries")
        try await home.add(-9_00, in: savings, category: "dining", tags: ["trip"])
        try await home.add(-20_00, in: account, to: savings)
        try await home.add(-50_00, in: account, category: "dining", status: .pending)
        let (salary, groceries, dining) = (
            try await home.category("salary"), try await home.category("groceries"), try await home.category("dining")
        )
        func sum(_ category: ID<Models.Category>, _ units: Int64) -> EntryMovements.CategorySum {
            EntryMovements.CategorySum(category: category, amount: home.money(units))
        }
        // From totals.
        #expect(
            try await movements(home, EntryQuery())
                == EntryMovements(
                    moneyIn: [home.money(105_00)], moneyOut: [home.money(39_00)],
                    categories: [sum(salary, 100_00), sum(groceries, -25_00), sum(dining, -9_00)]))
        #expect(
            try await movements(home, EntryQuery(from: today, until: today))
                == EntryMovements(
                    moneyIn: [home.money(5_00)], moneyOut: [home.money(39_00)], categories: [sum(groceries, -25_00), sum(dining, -9_00)]))
        // Of one account the transfer to another one counts.
        #expect(
            try await movements(home, EntryQuery(account: savings.id))
                == EntryMovements(moneyIn: [home.money(20_00)], moneyOut: [home.money(9_00)], categories: [sum(dining, -9_00)]))
        // From the transactions that were looked at.
        #expect(
            try await movements(home, EntryQuery(category: groceries))
                == EntryMovements(moneyIn: [home.money(5_00)], moneyOut: [home.money(30_00)], categories: [sum(groceries, -25_00)]))
        #expect(
            try await movements(home, EntryQuery(tags: ["trip"]))
                == EntryMovements(moneyIn: [], moneyOut: [home.money(9_00)], categories: [sum(dining, -9_00)]))
    }

    @Test func besideTheListStandAccountsAndWhatWasSpentThisMonth() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: TestHousehold.today.adding(days: -60))
        try await home.add(-30_00, in: account, category: "groceries")
        try await home.add(-40_00, in: account, category: "dining", day: TestHousehold.today.adding(days: -40))
        let lists = home.services.transactionScreens()
        let list = try await lists.fetchList(account: nil, order: .newest, offset: 0) { _, _ in EntryQuery() }
        let overview = try #require(list.overview)
        #expect(overview.accounts == [TransactionOverview.AccountSum(account: account, booked: home.money(30_00))])
        #expect(
            overview.spending == [
                TransactionOverview.CategorySpending(category: try await home.category("groceries"), spent: home.money(30_00))
            ])
        #expect(overview.days.upperBound == TestHousehold.today)
        #expect(try await self.list(home, account, EntryQuery()).overview == nil)
    }

    @Test func detailsComeInTheOrderInWhichTheyWereAskedFor() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let one = try await home.add(-1_00, in: account).transaction.id
        let two = try await home.add(-2_00, in: account).transaction.id
        _ = try await home.services.attachments().addAttachment(
            to: .transaction(two), name: "a.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        let screens = home.services.transactionScreens()
        let details = try await screens.fetchDetails(ids: [two, one])
        #expect(details.groups.map(\.id) == [two, one] && details.attachments.map(\.name) == ["a.pdf"])
        #expect(details.accounts == [account] && !details.categories.isEmpty)
        await #expect(throws: ServiceError.notFound) { _ = try await screens.fetchDetails(ids: [one, ID(rawValue: 1)]) }
        await #expect(throws: ServiceError.notFound) { _ = try await screens.fetchNew(account: ID(rawValue: 1), copying: nil) }
    }

    @Test func aNewTransactionIsAskedForTheDefaultAccountAndKnowsItsPayees() async throws {
        let home = try await TestHousehold()
        let screens = home.services.transactionScreens()
        await #expect(throws: ServiceError.notFound) { _ = try await screens.fetchNew(account: nil, copying: nil) }
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        for payee in ["Rewe", "Aral", "REWE", ""] { try await home.add(-1_00, in: account, payee: payee) }
        let new = try await screens.fetchNew(account: nil, copying: nil)
        #expect(new.account.id == account.id && new.payees == ["REWE", "Aral"] && new.copy == nil)
        #expect(try await screens.fetchNew(account: savings.id, copying: nil).account.id == savings.id)
    }

    /// The sums of a list over all accounts.
    private func movements(_ home: TestHousehold, _ query: EntryQuery) async throws -> EntryMovements? {
        try await home.services.transactionScreens().fetchList(account: nil, order: .newest, offset: 0) { _, _ in query }.figures?.movements
    }

    private func list(_ home: TestHousehold, _ account: Account, _ query: EntryQuery) async throws -> TransactionList {
        try await home.services.transactionScreens().fetchList(account: account.id) { _, _ in query }
    }
}
