import ImportModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Import reports before and after an undo.
@Suite struct ImportReportTests {
    private func out(_ id: String) -> String { Statement.line("2026-01-30", "-500.00", "Transfer out", id: id) }
    private func into(_ id: String) -> String { Statement.line("2026-01-31", "500.00", "Transfer in", id: id) }

    @Test func anUndoneImportKeepsItsFilesAndFigures() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("january.ofx", Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "A", id: "1")], balance: "99.00")))
        let before = try #require(try await fixture.service.fetchImports(limit: 5).first)
        _ = try await fixture.undo(report)
        // The account created by the import was removed with it.
        #expect(try await fixture.ledgerAccount("Checking 7890") == nil)
        let after = try #require(try await fixture.service.fetchImports(limit: 5).first)
        #expect(after.isUndone)
        #expect((after.files, after.newLines, after.transactions) == (before.files, 1, 1))
        #expect(after.files.count == 1 && after.files[0].hasSuffix("january.ofx"))
        let again = try await fixture.service.fetchReport(of: try #require(report.id))
        #expect(again.isUndone && again.files.count == 1)
        let statement = try #require(again.files[0].statements.first)
        #expect(statement.name == "Checking 7890" && statement.new == 1 && statement.isAccountDeleted)
    }

    @Test func anImportKeepsItsReportWhenItsAccountIsDeleted() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("january.ofx", Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "A", id: "1")])))
        let account = try await #require(try fixture.ledgerAccount("Checking 7890"))
        _ = try await fixture.accounts.deleteAccount(id: ID(rawValue: account.id.rawValue), withEntries: true)
        #expect(try await fixture.service.fetchImports(limit: 5).first?.transactions == 1)
        #expect(try await fixture.service.fetchReport(of: try #require(report.id)).files[0].statements.map(\.isAccountDeleted) == [true])
    }

    @Test func asManyTransactionsAreRemovedAsWereSaidToBeMade() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        // Two sides of a transfer, a purchase, and a line without an amount, which becomes a note.
        let first = Statement.ofx(
            "1111100001",
            lines: [
                out("1"), Statement.line("2026-01-05", "-3.00", "Bakery", id: "2"), Statement.line("2026-01-06", "0.00", "Note", id: "3"),
            ])
        let second = Statement.ofx("2222200002", lines: [into("4")])
        let report = try await fixture.importFiles(try fixture.file("a.ofx", first), try fixture.file("b.ofx", second))
        let statements = report.files.flatMap(\.statements)
        #expect(statements.reduce(0) { $0 + $1.new } == 4)
        #expect(statements.reduce(0) { $0 + $1.transactions } == 2)
        #expect(try await fixture.service.fetchImports(limit: 1).first?.transactions == 2)
        #expect(try await fixture.undo(report).removed == 2)
    }

    @Test func aSideThatJoinsAnEarlierImportMakesNoTransaction() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx("1111100001", lines: [out("1")])))
        let report = try await fixture.importFiles(try fixture.file("b.ofx", Statement.ofx("2222200002", lines: [into("4")])))
        #expect(report.files[0].statements[0].transactions == 0)
        let undo = try await fixture.undo(report)
        #expect(undo.removed == 0 && undo.restored == 1)
    }
}
