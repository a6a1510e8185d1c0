import HouseholdModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Changes that an older version recorded are undone after the migration.
@Suite struct OldImageTests {

    /// A household in a file after two imports, with a rule.
    private func household(_ path: String) async throws -> (home: TestHousehold, accounts: [Account]) {
        let home = try await TestHousehold(path: path)
        try await home.take(
            "one.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-12.50", "Quorn Bros", id: "A1")], balance: "87.50"))
        try await home.take(
            "two.ofx", Statement.ofx("777", lines: [Statement.line("2026-02-06", "-3.00", "Bank \"B\"", id: "B1")], balance: "40.00"))
        let accounts = try await home.accounts.fetchAccounts(includingArchived: false).map(\.account)
        try await home.add(-20_00, in: accounts[0], payee: "Übertrag, \"own\" {1}", to: accounts[1], tags: ["own", "a]b"])
        try await home.add(-5_00, in: accounts[1], payee: "Rossi", category: "dining", note: "With Ada\\")
        _ = try await home.categories.addRule(
            CategoryRule.Terms(
                payee: .contains("pizza"), account: accounts[0].id, category: try await home.category("dining"),
                tags: ["a"]))
        return (home, accounts)
    }

    /// Stores the images of a household in the old form, and opens it again.
    private func migrated(_ home: TestHousehold, _ path: String) async throws -> TestHousehold {
        let texts = try await OldImages.texts(home)
        #expect(!texts.isEmpty)
        try await home.context.database.close()
        try OldImages.store(texts, in: path)
        return try await TestHousehold(path: path)
    }

    private func expectRows(_ home: TestHousehold, _ rows: [String: [String]]) async throws {
        let now = try await home.rows()
        for (table, rows) in rows { #expect(now[table] == rows, "\(table)") }
        try await home.expectClean()
    }

    private func countPieces(_ home: TestHousehold) async throws -> Int? {
        try await home.context.read { try $0.first("SELECT COUNT(*) FROM undo_piece") { $0.int(0) } }
    }

    @Test func aDeletedAccountComesBack() async throws {
        let folder = try TemporaryFolder()
        let (home, accounts) = try await household(folder.file("coffer.db"))
        let before = try await home.rows()
        let change = try #require(try await home.accounts.deleteAccount(id: accounts[0].id, withEntries: true).change)
        let again = try await migrated(home, folder.file("coffer.db"))
        let entry = try #require(try await again.services.history().fetchHistory(before: nil, limit: 1).entries.first)
        #expect(entry.undo == .change(change))
        try await again.transactions.undo(change)
        try await expectRows(again, before)
    }

    /// The digest of the remaining account's rows is the same as before.
    @Test func mergedAccountsAreSeparated() async throws {
        let folder = try TemporaryFolder()
        let (home, accounts) = try await household(folder.file("coffer.db"))
        let before = try await home.rows()
        let change = try await home.accounts.mergeAccounts(id: accounts[1].id, absorbing: accounts[0].id).change
        let again = try await migrated(home, folder.file("coffer.db"))
        try await again.transactions.undo(change)
        try await expectRows(again, before)
    }

    @Test func mergedCategoriesAreSeparated() async throws {
        let folder = try TemporaryFolder()
        let (home, _) = try await household(folder.file("coffer.db"))
        let before = try await home.rows()
        let change = try await home.categories.mergeCategories(
            id: try await home.category("groceries"), absorbing: try await home.category("dining"))
        let again = try await migrated(home, folder.file("coffer.db"))
        try await again.transactions.undo(change)
        try await expectRows(again, before)
    }

    @Test func changesOfTransactionsAreShownAndUndone() async throws {
        let folder = try TemporaryFolder()
        let (home, accounts) = try await household(folder.file("coffer.db"))
        let id = try await home.add(-1_00, in: accounts[0]).transactions[0].id
        let before = try await home.rows()
        let edit = try await home.transactions.updateTransaction(id: id, TransactionEdit(amount: home.money(-2_00)), revision: nil).id
        let deletion = try await home.transactions.deleteTransactions(ids: [id]).id
        let again = try await migrated(home, folder.file("coffer.db"))
        let entries = try await again.services.history().fetchHistory(before: nil, limit: 3).entries
        // Without the state after them, changes show what the next one found.
        #expect(entries.map(\.entry?.amount.minorUnits) == [-2_00, -2_00, -1_00])
        #expect(entries[0].undo != nil && entries[1].undo == nil && entries[1].undoObstacle != nil)
        try await again.transactions.undo(deletion)
        #expect(try await again.transactions.fetchTransaction(id: id).parts[0].amount == home.money(2_00))
        // The transaction came back as a new revision, so the older change stays as it is.
        await #expect(throws: ServiceError.conflict) { try await again.transactions.undo(edit) }
        #expect(try await again.rows()["account"] == before["account"])
    }

    @Test(arguments: [
        "[{\"id\":", "nonsense", "{\"places\":[],\"rows\":{\"tables\":[{\"table\":\"later\",\"rows\":[[1]]}]}}",
        "{\"rows\":{\"tables\":[{\"rows\":[[1,2]],\"table\":\"tick\"},{\"rows\":[[1]],\"table\":\"tick\"}]}}",
    ])
    func anUnreadableImageDoesNotKeepTheDatabaseFromOpening(text: String) async throws {
        let folder = try TemporaryFolder()
        let (home, accounts) = try await household(folder.file("coffer.db"))
        let change = try #require(try await home.accounts.deleteAccount(id: accounts[0].id, withEntries: true).change)
        try await home.context.database.close()
        try OldImages.store([change: text], in: folder.file("coffer.db"))
        let again = try await TestHousehold(path: folder.file("coffer.db"))
        let entry = try #require(try await again.services.history().fetchHistory(before: nil, limit: 1).entries.first)
        #expect(entry.record.id == change && entry.undo == nil && entry.undoObstacle != nil)
        await #expect(throws: ServiceError.rule(.changeNotUndoable)) { try await again.transactions.undo(change) }
        #expect(try await countPieces(again) == 0)
    }
}
