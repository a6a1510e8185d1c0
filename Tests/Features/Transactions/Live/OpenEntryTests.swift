import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Open entries of manually entered transactions.
@Suite struct OpenEntryTests {

    private func waiting(_ database: Database) async throws -> [[Int64]] {
        try await database.read { connection in
            try connection.all("SELECT account, amount, day, group_id FROM open_entry ORDER BY account, amount, group_id") { row in
                [row.integer(0), row.integer(1), row.integer(2), row.integer(3)]
            }
        }
    }

    @Test func everySideThatABankWillNameWaitsAndCashDoesNot() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let database = try Database.open(path: folder.file("coffer.db"))
        let checking = try await home.account("Checking", opening: 50_00)
        let savings = try await home.account("Savings", .savings)
        let cash = try await home.account("Cash", .cash)
        let today = Int64(TestHousehold.today.number)
        try await home.add(-1_00, in: cash)
        try await home.add(-1_00, in: checking, status: .failed)
        #expect(try await waiting(database) == [])
        let id = try await home.add(-5_00, in: checking, to: savings).transaction.id
        #expect(
            try await waiting(database) == [
                [checking.id.rawValue, -5_00, today, id.rawValue], [savings.id.rawValue, 5_00, today, id.rawValue],
            ])
        let edit = TransactionEdit(day: TestHousehold.today.adding(days: -3), amount: home.money(6_00))
        _ = try await home.transactions.updateTransaction(id: id, edit, revision: nil)
        #expect(try await waiting(database).first == [checking.id.rawValue, -6_00, today - 3, id.rawValue])
        let cancelled = try await home.transactions.updateTransaction(id: id, TransactionEdit(status: .cancelled), revision: nil)
        #expect(try await waiting(database) == [])
        try await home.transactions.undo(cancelled.id)
        #expect(try await waiting(database).count == 2)
        let deleted = try await home.transactions.deleteTransactions(ids: [id])
        #expect(try await waiting(database) == [])
        try await home.transactions.undo(deleted.id)
        #expect(try await waiting(database).count == 2)
    }

    @Test func mergingKeepsWhatWaits() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let database = try Database.open(path: folder.file("coffer.db"))
        let one = try await home.account("One")
        let two = try await home.account("Two")
        let id = try await home.add(-5_00, in: two).transaction.id
        try await home.add(-7_00, in: one, to: two)
        _ = try await home.accounts.mergeAccounts(id: one.id, absorbing: two.id)
        #expect(try await waiting(database) == [[one.id.rawValue, -5_00, Int64(TestHousehold.today.number), id.rawValue]])
    }

    @Test func aDeletedOpeningBalanceComesBackAsOne() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let database = try Database.open(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 50_00)
        func opening() async throws -> Int64? {
            try await database.read { connection in
                try connection.first("SELECT opening_group FROM account WHERE id = $1", .id(account.id)) { $0.optionalInteger(0) } ?? nil
            }
        }
        let id = try #require(try await home.entries().first).id
        #expect(try await opening() == id.rawValue)
        let deleted = try await home.transactions.deleteTransactions(ids: [id])
        #expect(try await opening() == nil)
        try await home.transactions.undo(deleted.id)
        #expect(try await opening() == id.rawValue)
        #expect(try await home.balance(account) == 50_00)
    }
}
