import AccountsModel
import HouseholdModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Daily totals of own accounts and categories.
@Suite struct DayTotalTests {

    @Test func aLedgerOfTheVersionBeforeGetsItsDays() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 100_00, on: TestHousehold.today.adding(days: -40))
        let savings = try await home.account("Savings", .savings)
        try await home.add(-1_00, in: account, day: TestHousehold.today.adding(days: -3))
        try await home.add(-2_00, in: account, to: savings, day: TestHousehold.today.adding(days: -3))
        try await home.add(-4_00, in: account, status: .pending)
        let before = try await home.services.accountScreens().fetchDetail(id: account.id, days: 30)
        try await home.context.database.close()
        try downgrade(folder.file("coffer.db"))
        let later = try await TestHousehold(path: folder.file("coffer.db"))
        try await later.expectClean()
        #expect(try await later.services.accountScreens().fetchDetail(id: account.id, days: 30).history == before.history)
        #expect(before.history.suffix(5).map(\.amount) == [100_00, 97_00, 97_00, 97_00, 97_00].map(home.money))
    }

    @Test func accountsAndCategoriesHaveDaysAndWhatIsTakenBackLeavesThemAtNothing() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let dining = try await home.category("dining").rawValue
        let change = try await home.add(-5_00, in: account, category: "dining")
        #expect(try await days(home) == [[dining, 5_00, 0], [account.id.rawValue, 0, 5_00]])
        let edit = TransactionEdit(amount: home.money(3_00))
        _ = try await home.transactions.updateTransaction(id: try change.transaction.id, edit, revision: nil)
        #expect(try await days(home) == [[dining, 3_00, 0], [account.id.rawValue, 0, 3_00]])
        _ = try await home.transactions.deleteTransactions(ids: [try change.transaction.id])
        #expect(try await days(home) == [[dining, 0, 0], [account.id.rawValue, 0, 0]])
        try await home.expectClean()
        _ = try await home.accounts.deleteAccount(id: account.id, withEntries: true)
        #expect(try await days(home) == [[dining, 0, 0]])
    }

    @Test func theCheckNamesTheDay() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-5_00, in: account, day: day("2026-03-05"))
        _ = try await home.context.database.write(home.context.household.id, []) { connection in
            try connection.execute("UPDATE day_total SET money_out = 7 WHERE account = $1", .id(account.id))
        }
        let check = try await home.services.backup().check()
        #expect(check.differences == ["Checking EUR 2026-03-05: money out is 0.07, its transactions make 5.00"])
    }

    /// Downgrades a file to the schema before daily totals.
    private func downgrade(_ path: String) throws {
        try FileEditor.run(
            NewerTables.drops + ["DROP TABLE day_total", "DROP INDEX exchange_rate_day", "PRAGMA user_version = 4"], in: path)
    }

    private func days(_ home: TestHousehold) async throws -> [[Int64]] {
        try await home.context.read { connection in
            try connection.all("SELECT account, money_in, money_out FROM day_total ORDER BY account, day") {
                [$0.integer(0), $0.integer(1), $0.integer(2)]
            }
        }
    }
}
