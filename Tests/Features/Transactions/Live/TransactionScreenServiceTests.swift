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

    private func list(_ home: TestHousehold, _ account: Account, _ query: EntryQuery) async throws -> TransactionList {
        try await home.services.transactionScreens().fetchList(account: account.id) { _, _ in query }
    }
}
