import Foundation
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

/// Imports of Coffer's own exports into the same household.
@Suite struct OwnExportTests {

    /// Imported and manual accounts with an opening balance, a transfer, a split and entries without statement lines.
    private func fixture() async throws -> TestHousehold {
        let fixture = try await TestHousehold(today: .newYear)
        let euro = try #require(Currency(code: "EUR"))
        try await fixture.one(
            "a.ofx",
            Statement.ofx(
                lines: [
                    Statement.line("2026-01-05", "-20.00", "MARKET", id: "1"), Statement.line("2026-01-05", "-20.00", "MARKET", id: "2"),
                    Statement.line("2026-01-09", "-500.00", "MOVE", id: "3"),
                ], balance: "900.00"))
        try await fixture.one("b.csv", "Date,Amount,Description\n2026-01-10,500.00,Move\n2026-01-11,-3.00,Kiosk\n", account: "Pocket")
        _ = try await fixture.accounts.addAccount(
            AccountDraft(
                name: "Card", kind: .credit, currency: euro, opening: Money(minorUnits: -100_00, currency: euro),
                openingDay: Day("2025-12-31")))
        try await fixture.enter(-12_50, in: "Card", on: "2026-01-12", payee: "Bakery", category: "groceries")
        let split = try await fixture.enter(-3_00, in: "Pocket", on: "2026-01-13", payee: "Two things")
        let parts = [
            SplitPart(amount: Money(minorUnits: -4_00, currency: euro), category: try await fixture.category("groceries")),
            SplitPart(amount: Money(minorUnits: 1_00, currency: euro), category: try await fixture.category("refund")),
        ]
        _ = try await fixture.transactions.splitTransaction(id: split, into: parts, revision: nil)
        return fixture
    }

    private func export(_ fixture: TestHousehold, _ request: ExportRequest) async throws -> String {
        let bytes = Mutex<[UInt8]>([])
        try await LiveExportService(context: fixture.context).export(request) { piece in bytes.withLock { $0 += piece } }
        return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
    }

    private func expectNothingNew(_ report: ImportReport, at location: SourceLocation = #_sourceLocation) {
        for statement in report.files[0].statements {
            #expect(statement.new == 0 && statement.matched == 0 && !statement.isNewAccount, sourceLocation: location)
        }
        #expect(report.files[0].diagnostics.isEmpty, sourceLocation: location)
    }

    @Test func anOFXExportAddsNothingToItsOwnHousehold() async throws {
        let fixture = try await fixture()
        let before = await (groups: try fixture.groups(), waiting: try fixture.waiting(), accounts: try fixture.everything()[0...2])
        let file = try fixture.file("own.ofx", try await export(fixture, ExportRequest(format: .ofx)))
        let report = try await fixture.importFiles(file)
        expectNothingNew(report)
        #expect(report.files[0].statements.map(\.name).sorted() == ["Card", "Checking 7890", "Pocket"])
        #expect(report.files[0].statements.reduce(0) { $0 + $1.known } == 9)
        #expect(try await fixture.groups() == before.groups)
        #expect(try await fixture.waiting() == before.waiting)
        #expect(try await fixture.everything()[0...2] == before.accounts)
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.groups() == before.groups)
    }

    @Test func whatWasChangedSinceTheExportStaysAsItIs() async throws {
        let fixture = try await fixture()
        let file = try fixture.file("own.ofx", try await export(fixture, ExportRequest(format: .ofx)))
        let euro = try #require(Currency(code: "EUR"))
        let bakery = try await #require(try fixture.groups().first { $0.payee == "Bakery" })
        let edit = TransactionEdit(
            day: Day("2026-01-20"), amount: Money(minorUnits: 13_00, currency: euro), payee: "Baker")
        _ = try await fixture.transactions.updateTransaction(id: bakery.id, edit, revision: nil)
        let before = try await fixture.groups()
        expectNothingNew(try await fixture.importFiles(file))
        #expect(try await fixture.groups() == before)
    }

    @Test func anExportOfSomeDaysStatesNoBalance() async throws {
        let fixture = try await fixture()
        let from = try #require(Day("2026-01-06"))
        let file = try fixture.file("own.ofx", try await export(fixture, ExportRequest(format: .ofx, from: from)))
        let before = try await fixture.groups()
        let report = try await fixture.importFiles(file)
        expectNothingNew(report)
        #expect(report.files[0].statements.reduce(0) { $0 + $1.known } == 5)
        #expect(try await fixture.groups() == before)
    }

    @Test func anExportIsOfNoOtherAccount() async throws {
        let fixture = try await fixture()
        let card = try await #require(try fixture.ledgerAccount("Card"))
        let text = try await export(fixture, ExportRequest(format: .ofx, account: ID(rawValue: card.id.rawValue)))
        await #expect(
            throws: ServiceError.rule(
                .importAccountDiffers(file: "\(fixture.folder.path)/own.ofx", account: "Card", named: "Pocket"))
        ) {
            try await fixture.one("own.ofx", text, account: "Pocket")
        }
        expectNothingNew(try await fixture.importFiles(try fixture.file("own.ofx", text), account: "Card"))
    }

    @Test func anotherHouseholdTakesAnExportInOnce() async throws {
        let text = try await export(fixture(), ExportRequest(format: .ofx))
        let other = try await TestHousehold(today: .newYear)
        let first = try await other.importFiles(try other.file("own.ofx", text))
        #expect(first.files[0].statements.allSatisfy { $0.isNewAccount })
        let second = try await other.importFiles(try other.file("own.ofx", text))
        #expect(second.files[0].statements.allSatisfy { $0.new == 0 && !$0.isNewAccount })
        #expect(try await other.differences() == [])
    }

    @Test func aCSVExportAddsNothingToItsOwnAccount() async throws {
        let fixture = try await fixture()
        for name in ["Pocket", "Card", "Checking 7890"] {
            let record = try await #require(try fixture.ledgerAccount(name))
            let text = try await export(fixture, ExportRequest(format: .csv, account: ID(rawValue: record.id.rawValue)))
            let before = try await fixture.groups()
            let report = try await fixture.one("own.csv", text, account: name)
            #expect(report.new == 0 && report.matched == 0, "\(name)")
            #expect(try await fixture.groups() == before, "\(name)")
        }
    }
}
