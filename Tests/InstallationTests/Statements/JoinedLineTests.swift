import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Statement lines of transactions that a member joined into a transfer.
@Suite struct JoinedLineTests {

    // Ten days apart, the import does not match them.
    private let checking = Statement.ofx(
        "1111100001", lines: [Statement.line("2026-01-10", "-500.00", "To savings", id: "1")], balance: "1500.00")
    private let savings = Statement.ofx(
        "1111100002", lines: [Statement.line("2026-01-20", "500.00", "From checking", id: "1")], balance: "500.00")

    private func joined(
        _ fixture: TestHousehold, inOneImport: Bool = false
    ) async throws -> (reports: [ImportReport], change: LedgerChange) {
        let files = [try fixture.file("a.ofx", checking), try fixture.file("b.ofx", savings)]
        let reports =
            inOneImport
            ? [try await fixture.importFiles(files[0], files[1])]
            : [try await fixture.importFiles(files[0]), try await fixture.importFiles(files[1])]
        let groups = try await fixture.groups().filter { $0.parts[0].amount.minorUnits == 500_00 && $0.payee.contains("o") }
        let sides = groups.filter { $0.payee == "To savings" || $0.payee == "From checking" }
        #expect(sides.count == 2)
        return (reports, try await fixture.transactions.joinTransactions(sides[0].id, with: sides[1].id))
    }

    private func states(_ fixture: TestHousehold) async throws -> [[Int64]] {
        try await fixture.context.read {
            try $0.all("SELECT state, group_id FROM statement_line ORDER BY id") { [$0.integer(0), $0.integer(1)] }
        }
    }

    @Test func bothFilesStayKnown() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        _ = try await joined(fixture)
        #expect(try await fixture.one("c.ofx", checking).new == 0)
        #expect(try await fixture.one("d.ofx", savings).new == 0)
        #expect(try await fixture.balance("Checking 0001") == 150_000)
        #expect(try await fixture.balance("Checking 0002") == 50_000)
        #expect(try await fixture.differences() == [])
    }

    @Test func theUndoGivesEachLineItsTransactionBack() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let (reports, change) = try await joined(fixture)
        let transfer = try #require(change.transactions.first).id.rawValue
        #expect(try await states(fixture) == [[3, transfer], [3, transfer]])
        try await fixture.transactions.undo(change.id)
        let now = try await states(fixture)
        #expect(now.map { $0[0] } == [1, 1] && now[0][1] != now[1][1])
        #expect(try await fixture.differences() == [])
        for report in reports { _ = try await fixture.undo(report, force: true) }
        #expect(try await fixture.groups().isEmpty)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func undoneImportsLeaveTheOtherSide(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = try await joined(fixture).reports
        let first = try await fixture.undo(reports[order[0]])
        #expect(!first.isDone && first.changedSince.count == 1)
        #expect(try await fixture.undo(reports[order[0]], force: true).isDone)
        #expect(try await fixture.differences() == [])
        #expect(try await fixture.balance(order[0] == 0 ? "Checking 0002" : "Checking 0001") == (order[0] == 0 ? 50_000 : 150_000))
        #expect(try await fixture.undo(reports[order[1]], force: true).isDone)
        #expect(try await fixture.differences() == [])
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func oneImportOfBothIsUndoneWhole() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = try await joined(fixture, inOneImport: true).reports
        #expect(try await fixture.undo(reports[0], force: true).isDone)
        #expect(try await fixture.differences() == [])
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.waiting() == 0)
    }

    /// The import had completed an entry by hand, which it makes wait again; the other side is that of another import.
    @Test func anEntryByHandWaitsAgainAndKeepsTheOtherSide() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(
            try fixture.file(
                "0.ofx",
                Statement.ofx(
                    "1111100001", lines: [Statement.line("2026-01-02", "-1.00", "Fee", id: "0")], balance: "2000.00", on: "2026-01-03")))
        let hand = try await fixture.enter(-500_00, in: "Checking 0001", on: "2026-01-09", payee: "By hand", category: "transfer")
        let report = try await fixture.importFiles(try fixture.file("a.ofx", checking))
        try await fixture.importFiles(try fixture.file("b.ofx", savings))
        let arrived = try #require(try await fixture.groups().first { $0.payee == "From checking" })
        _ = try await fixture.transactions.joinTransactions(hand, with: arrived.id)
        #expect(try await fixture.undo(report, force: true).isDone)
        #expect(try await fixture.balance("Checking 0002") == 50_000)
        #expect(try await fixture.differences() == [])
        #expect(try await fixture.waiting() == 1)
        #expect(try await fixture.one("c.ofx", checking).matched == 1)
        #expect(try await fixture.balance("Checking 0001") == 150_000)
        #expect(try await fixture.differences() == [])
    }
}
