import HouseholdModel
import Models
import Services
import Storage
import Synchronization
import TestSupport
import TestTools
import Testing

@testable import HouseholdLive
@testable import Installation
@testable import TransactionsLive

/// Imports after later changes of the household: exports, deleted accounts, archived categories.
@Suite struct LaterImportTests {

    private let checking = Statement.ofx(
        "1111100001", lines: [Statement.line("2026-01-30", "-500.00", "To savings", id: "1")], balance: "1500.00")
    private let savings = Statement.ofx(
        "1111100002", lines: [Statement.line("2026-02-02", "500.00", "From checking", id: "1")], balance: "500.00", on: "2026-02-28")

    @Test(arguments: [ExportFormat.csv, .ofx]) func anAccountIsExportedByTheDaysOfItsOwnSide(format: ExportFormat) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(try fixture.file("a.ofx", checking), try fixture.file("b.ofx", savings))
        for (name, days) in [("Checking 0001", ("2026-01-30", "2026-01-30")), ("Checking 0002", ("2026-02-02", "2026-02-02"))] {
            let account: ID<Account> = await ID(rawValue: try #require(try fixture.ledgerAccount(name)).id.rawValue)
            for (from, until, isThere) in [(days.0, days.1, true), ("2026-01-31", "2026-02-01", false)] {
                let request = ExportRequest(format: format, account: account, from: Day(from), until: Day(until))
                let text = Mutex("")
                try await LiveExportService(context: fixture.context).export(request) { bytes in
                    text.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
                }
                let entry = format == .ofx ? "500.00</TRNAMT>" : "500.00"
                #expect(text.withLock { $0 }.contains(entry) == isThere, "\(name) from \(from) until \(until)")
            }
        }
    }

    @Test func anImportIsTakenBackAfterAnAccountOfItsTransferWasDeleted() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx("1111100001", lines: [], balance: "2000.00")))
        try await fixture.importFiles(try fixture.file("b.ofx", Statement.ofx("1111100002", lines: [], balance: "0.00")))
        try await fixture.enter(-500_00, in: "Checking 0001", on: "2026-02-01", to: "Checking 0002")
        let report = try await fixture.importFiles(try fixture.file("c.ofx", savings))
        let deleted = try await #require(try fixture.ledgerAccount("Checking 0001"))
        _ = try await fixture.accounts.deleteAccount(id: ID(rawValue: deleted.id.rawValue), withEntries: true)
        let undo = try await fixture.undo(report, force: true)
        #expect(undo.isDone)
        #expect(try await fixture.differences().isEmpty)
    }

    @Test(arguments: [true, false]) func anArchivedCategoryGetsNoNewLines(isByRule: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let categories = LiveCategoryService(context: fixture.context)
        let pets = try await fixture.category("pets")
        try await fixture.importFiles(
            try fixture.file("a.ofx", Statement.ofx("1111100001", lines: [Statement.line("2026-01-10", "-5.00", "Vet", id: "1")])))
        if isByRule {
            _ = try await categories.addRule(CategoryRule.Terms(payee: .contains("vet"), category: pets))
        } else {
            let group = try await #require(try fixture.groups().first { $0.payee == "Vet" })
            _ = try await fixture.transactions.updateTransaction(id: group.id, TransactionEdit(category: pets), revision: nil)
        }
        try await categories.archiveCategory(id: pets, true)
        try await fixture.importFiles(
            try fixture.file("b.ofx", Statement.ofx("1111100001", lines: [Statement.line("2026-01-20", "-6.00", "Vet", id: "2")])))
        let group = try await #require(try fixture.groups().first { $0.parts[0].amount.minorUnits == 600 })
        #expect(group.parts[0].destination == LedgerAccountID(try await fixture.category("other")))
    }
}
