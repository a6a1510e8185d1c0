import Models
import Services
import Storage
import Testing

@testable import LiveServices

/// Statement lines of transactions that a member joined into a transfer.
@Suite struct JoinedLineTests {

    // Ten days apart, the import does not match them.
    private let checking = Statement.ofx(
        "1111100001", lines: [Statement.line("2026-01-10", "-500.00", "To savings", id: "1")], balance: "1500.00")
    private let savings = Statement.ofx(
        "1111100002", lines: [Statement.line("2026-01-20", "500.00", "From checking", id: "1")], balance: "500.00")

    private func joined(
        _ bench: ImportFixture, inOneImport: Bool = false
    ) async throws -> (reports: [ImportReport], change: LedgerChange) {
        let files = [try bench.file("a.ofx", checking), try bench.file("b.ofx", savings)]
        let reports =
            inOneImport ? [try await bench.take(files[0], files[1])] : [try await bench.take(files[0]), try await bench.take(files[1])]
        let groups = try await bench.groups().filter { $0.parts[0].amount.minorUnits == 500_00 && $0.payee.contains("o") }
        let sides = groups.filter { $0.payee == "To savings" || $0.payee == "From checking" }
        #expect(sides.count == 2)
        return (reports, try await bench.transactions.joinTransactions(sides[0].id, with: sides[1].id))
    }

    private func states(_ bench: ImportFixture) async throws -> [[Int64]] {
        try await bench.context.read {
            try $0.all("SELECT state, group_id FROM statement_line ORDER BY id") { [$0.integer(0), $0.integer(1)] }
        }
    }

    @Test func bothFilesStayKnown() async throws {
        let bench = try await ImportFixture()
        _ = try await joined(bench)
        #expect(try await bench.one("c.ofx", checking).new == 0)
        #expect(try await bench.one("d.ofx", savings).new == 0)
        #expect(try await bench.balance("Checking 0001") == 150_000)
        #expect(try await bench.balance("Checking 0002") == 50_000)
        #expect(try await bench.differences() == [])
    }

    @Test func theUndoGivesEachLineItsTransactionBack() async throws {
        let bench = try await ImportFixture()
        let (reports, change) = try await joined(bench)
        let transfer = try #require(change.transactions.first).id.rawValue
        #expect(try await states(bench) == [[3, transfer], [3, transfer]])
        try await bench.transactions.undo(change.id)
        let now = try await states(bench)
        #expect(now.map { $0[0] } == [1, 1] && now[0][1] != now[1][1])
        #expect(try await bench.differences() == [])
        for report in reports { _ = try await bench.undo(report, force: true) }
        #expect(try await bench.groups().isEmpty)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func undoneImportsLeaveTheOtherSide(order: [Int]) async throws {
        let bench = try await ImportFixture()
        let reports = try await joined(bench).reports
        let first = try await bench.undo(reports[order[0]])
        #expect(!first.isDone && first.changedSince.count == 1)
        #expect(try await bench.undo(reports[order[0]], force: true).isDone)
        #expect(try await bench.differences() == [])
        #expect(try await bench.balance(order[0] == 0 ? "Checking 0002" : "Checking 0001") == (order[0] == 0 ? 50_000 : 150_000))
        #expect(try await bench.undo(reports[order[1]], force: true).isDone)
        #expect(try await bench.differences() == [])
        #expect(try await bench.groups().isEmpty)
    }

    @Test func oneImportOfBothIsUndoneWhole() async throws {
        let bench = try await ImportFixture()
        let reports = try await joined(bench, inOneImport: true).reports
        #expect(try await bench.undo(reports[0], force: true).isDone)
        #expect(try await bench.differences() == [])
        #expect(try await bench.groups().isEmpty)
        #expect(try await bench.waiting() == 0)
    }

    /// The import had completed an entry by hand, which it makes wait again; the other side is that of another import.
    @Test func anEntryByHandWaitsAgainAndKeepsTheOtherSide() async throws {
        let bench = try await ImportFixture()
        try await bench.take(
            try bench.file(
                "0.ofx",
                Statement.ofx(
                    "1111100001", lines: [Statement.line("2026-01-02", "-1.00", "Fee", id: "0")], balance: "2000.00", on: "2026-01-03")))
        let hand = try await bench.enter(-500_00, in: "Checking 0001", on: "2026-01-09", payee: "By hand", category: "transfer")
        let report = try await bench.take(try bench.file("a.ofx", checking))
        try await bench.take(try bench.file("b.ofx", savings))
        let arrived = try #require(try await bench.groups().first { $0.payee == "From checking" })
        _ = try await bench.transactions.joinTransactions(hand, with: arrived.id)
        #expect(try await bench.undo(report, force: true).isDone)
        #expect(try await bench.balance("Checking 0002") == 50_000)
        #expect(try await bench.differences() == [])
        #expect(try await bench.waiting() == 1)
        #expect(try await bench.one("c.ofx", checking).matched == 1)
        #expect(try await bench.balance("Checking 0001") == 150_000)
        #expect(try await bench.differences() == [])
    }
}
