import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Bulk writes have linear cost: compares virtual machine steps with those for four times as many rows.
@Suite struct BulkStepsTests {
    private static let few = 300

    /// - Parameter measure: operates on a ledger and returns the measured steps.
    private func expectLinear(_ name: Comment, _ measure: (BulkLedger) async throws -> Int) async throws {
        let few = try await measure(try await BulkLedger(count: Self.few))
        let many = try await measure(try await BulkLedger(count: 4 * Self.few))
        expectLinear(few, many, name)
    }

    private func expectLinear(_ few: Int, _ many: Int, _ name: Comment) {
        #expect(few > 0 && Double(many) <= 4 * 1.3 * Double(few), "\(name): \(few) and \(many)")
    }

    private func undo(_ ledger: BulkLedger, _ change: ID<AuditRecord>) async throws {
        try await ledger.fixture.transactions.undo(change, allowsClosedDays: false)
    }

    // MARK: - Imports

    @Test func undoOfAnImport() async throws {
        try await expectLinear("undo of an import") { ledger in
            let steps = try await ledger.steps {
                let undo = try await ledger.fixture.service.undo(try #require(ledger.report.id), force: false)
                #expect(undo.isDone && undo.removed == ledger.count)
            }
            #expect(try await ledger.transactions().isEmpty)
            return steps
        }
    }

    @Test func undoOfAnImportWhoseLinesAnotherHasSeen() async throws {
        try await expectLinear("undo of an import that came again") { ledger in
            let again = try ledger.fixture.file("b.ofx", BulkLedger.statement(ledger.count))
            _ = try await ledger.fixture.service.commit(ImportRequest(files: [again]), digest: nil, progress: nil)
            let before = try await ledger.transactions()
            let steps = try await ledger.steps {
                let undo = try await ledger.fixture.service.undo(try #require(ledger.report.id), force: false)
                #expect(undo.isDone && undo.removed == 0)
            }
            #expect(try await ledger.transactions() == before)
            return steps
        }
    }

    @Test func undoOfAnImportThatCompletedWhatWaited() async throws {
        func steps(_ count: Int) async throws -> Int {
            let ledger = try await BulkLedger(count: 1)
            let entries = (0..<count).map { BookingTests.entry("2026-01-05", "-20.00", "Card \($0)", status: "PDNG", ref: "R\($0)") }
            try await ledger.fixture.one("a.xml", BookingTests.camt("052", entries))
            let booked = try ledger.fixture.file("b.xml", BookingTests.camt("053", entries.map { $0.replacing("PDNG", with: "BOOK") }))
            let report = try await ledger.fixture.service.commit(ImportRequest(files: [booked]), digest: nil, progress: nil)
            return try await ledger.steps {
                let undo = try await ledger.fixture.service.undo(try #require(report.id), force: false)
                #expect(undo.restored == count)
            }
        }
        expectLinear(try await steps(200), try await steps(800), "undo of an import that completed")
    }

    /// A file with the statements of many accounts.
    @Test func undoOfAnImportOfManyAccounts() async throws {
        func steps(_ count: Int) async throws -> Int {
            let fixture = try await TestHousehold(today: .newYear)
            let files = try (0..<count).map { number in
                try fixture.file(
                    "\(number).ofx",
                    Statement.ofx(
                        "22222\(10_000 + number)", lines: [Statement.line("2026-01-05", "-3.20", "CAFE", id: "1")], balance: "10.00"))
            }
            let report = try await fixture.service.commit(ImportRequest(files: files), digest: nil, progress: nil)
            let before = fixture.context.database.counters.steps
            let undo = try await fixture.service.undo(try #require(report.id), force: false)
            #expect(undo.isDone)
            return fixture.context.database.counters.steps - before
        }
        expectLinear(try await steps(30), try await steps(120), "undo of an import of many accounts")
    }

    /// A benefit that every line has used partly.
    @Test func undoOfAnImportThatUsedABenefit() async throws {
        func steps(_ count: Int) async throws -> Int {
            let household = try await CardHousehold()
            let account = try await household.account()
            _ = try await household.add(account)
            let lines = (0..<count).map { "2026-05-0\($0 % 9 + 1),UBER *TRIP \($0),-0.01" }
            let folder = try TemporaryFolder()
            let file = try folder.write((["Date,Description,Amount"] + lines).joined(separator: "\n"), to: "card.csv")
            let report = try await household.services.statements().commit(
                ImportRequest(files: [file], account: account.name, currency: account.currency), digest: nil, progress: nil)
            let before = household.context.database.counters.steps
            _ = try await household.services.statements().undo(try #require(report.id), force: false)
            return household.context.database.counters.steps - before
        }
        expectLinear(try await steps(200), try await steps(800), "undo of an import that used a benefit")
    }

    // MARK: - Accounts

    @Test func mergeOfAccountsAndItsUndo() async throws {
        var undone: [Int] = []
        try await expectLinear("merge of accounts") { ledger in
            var change: ID<AuditRecord>?
            let steps = try await ledger.steps {
                change = try await ledger.accounts.mergeAccounts(
                    id: try ledger.account(BulkLedger.savings), absorbing: try ledger.account(BulkLedger.checking)
                ).change
            }
            let id = try #require(change)
            undone.append(try await ledger.steps { try await undo(ledger, id) })
            try await ledger.fixture.checkIncrements()
            return steps
        }
        expectLinear(undone[0], undone[1], "undo of a merge")
    }

    @Test func deletionOfAnAccountAndItsUndo() async throws {
        var undone: [Int] = []
        try await expectLinear("deletion of an account") { ledger in
            var deletion: AccountDeletion?
            let steps = try await ledger.steps {
                deletion = try await ledger.accounts.deleteAccount(id: try ledger.account(BulkLedger.checking), withEntries: true)
            }
            guard case .deleted(_, _, let change) = deletion else {
                Issue.record("the account was not deleted")
                return 0
            }
            undone.append(try await ledger.steps { try await undo(ledger, change) })
            try await ledger.fixture.checkIncrements()
            return steps
        }
        expectLinear(undone[0], undone[1], "undo of a deletion")
    }

    // MARK: - Several transactions

    @Test(arguments: ["category", "tags", "payee", "note"]) func editOfManyTransactionsAndItsUndo(of field: String) async throws {
        var undone: [Int] = []
        try await expectLinear("edit") { ledger in
            var edit = TransactionEdit()
            switch field {
            case "category": edit.category = try await ledger.fixture.category("groceries")
            case "tags": edit.addedTags = ["holiday", "shared"]
            case "payee": edit.payee = "Somebody else"
            default: edit.note = "Checked"
            }
            // A transfer has no category.
            let ids = try await ledger.fixture.groups().filter { $0.payee.hasPrefix("SHOP") }.map(\.id)
            var change: ID<AuditRecord>?
            let steps = try await ledger.steps { change = try await ledger.fixture.transactions.updateTransactions(ids: ids, edit).id }
            let id = try #require(change)
            undone.append(try await ledger.steps { try await undo(ledger, id) })
            try await ledger.fixture.checkIncrements()
            return steps
        }
        expectLinear(undone[0], undone[1], "undo of an edit")
    }

    /// Every transaction has its own tag, so the household has as many tags as transactions.
    @Test func editOfManyTransactionsWithATagEach() async throws {
        try await expectLinear("edit of tags") { ledger in
            let ids = try await ledger.transactions()
            for (number, id) in ids.enumerated() {
                _ = try await ledger.fixture.transactions.updateTransaction(
                    id: id, TransactionEdit(addedTags: ["t\(number)"]), revision: nil)
            }
            return try await ledger.steps {
                _ = try await ledger.fixture.transactions.updateTransactions(ids: ids, TransactionEdit(note: "Checked"))
            }
        }
    }

    @Test func deletionOfManyTransactionsAndItsUndo() async throws {
        var undone: [Int] = []
        try await expectLinear("deletion of transactions") { ledger in
            let ids = try await ledger.transactions()
            var change: ID<AuditRecord>?
            let steps = try await ledger.steps { change = try await ledger.fixture.transactions.deleteTransactions(ids: ids).id }
            let id = try #require(change)
            undone.append(try await ledger.steps { try await undo(ledger, id) })
            try await ledger.fixture.checkIncrements()
            return steps
        }
        expectLinear(undone[0], undone[1], "undo of a deletion of transactions")
    }

    // MARK: - Categories

    @Test func mergeOfCategoriesAndItsUndo() async throws {
        var undone: [Int] = []
        try await expectLinear("merge of categories") { ledger in
            let (groceries, other) = (try await ledger.fixture.category("groceries"), try await ledger.fixture.category("other"))
            var change: ID<AuditRecord>?
            let steps = try await ledger.steps { change = try await ledger.categories.mergeCategories(id: groceries, absorbing: other) }
            let id = try #require(change)
            undone.append(try await ledger.steps { try await undo(ledger, id) })
            try await ledger.fixture.checkIncrements()
            return steps
        }
        expectLinear(undone[0], undone[1], "undo of a merge of categories")
    }
}
