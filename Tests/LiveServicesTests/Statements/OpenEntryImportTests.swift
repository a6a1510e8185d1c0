import Models
import Services
import Testing

@testable import LiveServices

/// Manual transactions and the lines that complete them; lines that members edited, split or deleted.
@Suite struct OpenEntryImportTests {

    private let name = "Checking 7890"

    private func bench() async throws -> ImportFixture {
        let bench = try await ImportFixture()
        try await bench.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")]))
        return bench
    }

    private func line(_ day: String, _ amount: String = "-25.00", id: String = "1") -> String {
        Statement.ofx(lines: [Statement.line(day, amount, "CINEMA 12", id: id)])
    }

    @Test(arguments: [("2026-01-07", 1), ("2026-01-13", 1), ("2026-01-06", 0), ("2026-01-14", 0)])
    func aLineWithinThreeDaysCompletesWhatWasEntered(day: String, matched: Int) async throws {
        let bench = try await bench()
        let id = try await bench.enter(-2500, in: name, on: "2026-01-10", payee: "Cinema", category: "entertainment")
        #expect(try await bench.one("a.ofx", line(day)).matched == matched)
        let group = try await #require(try bench.group(id))
        #expect(group.payee == "Cinema")
        #expect(group.parts[0].destination == LedgerAccountID(try await bench.category("entertainment")))
        #expect(group.parts[0].sourceDay.description == (matched == 1 ? day : "2026-01-10"))
        #expect(try await bench.groups().count == 3 - matched)
    }

    @Test func theNearestIsTakenThenTheOldest() async throws {
        let bench = try await bench()
        let far = try await bench.enter(-2500, in: name, on: "2026-01-08")
        let near = try await bench.enter(-2500, in: name, on: "2026-01-11")
        try await bench.one("a.ofx", line("2026-01-10"))
        #expect(try await bench.group(near)?.parts[0].sourceDay.description == "2026-01-10")
        #expect(try await bench.group(far)?.parts[0].sourceDay.description == "2026-01-08")
        let older = try await bench.enter(-9900, in: name, on: "2026-01-09")
        try await bench.enter(-9900, in: name, on: "2026-01-11")
        try await bench.one("b.ofx", line("2026-01-10", "-99.00", id: "2"))
        #expect(try await bench.group(older)?.parts[0].sourceDay.description == "2026-01-10")
    }

    @Test func aTieMatchesNoneWithAWarning() async throws {
        let bench = try await bench()
        try await bench.enter(-2500, in: name, on: "2026-01-10", payee: "A")
        try await bench.enter(-2500, in: name, on: "2026-01-10", payee: "B")
        let report = try await bench.take(try bench.file("a.ofx", line("2026-01-10")))
        #expect(report.files[0].statements[0].matched == 0)
        #expect(report.files[0].diagnostics.contains { $0.message.contains("fit equally well") })
    }

    @Test func aDeletedLineDoesNotComeBack() async throws {
        let bench = try await bench()
        try await bench.one("a.ofx", line("2026-01-10"))
        _ = try await bench.transactions.deleteTransactions(ids: [try #require(try bench.groups().last).id])
        #expect(try await bench.one("b.ofx", line("2026-01-10")).new == 0)
        #expect(try await bench.one("c.csv", "Date,Amount,Description\n2026-01-10,-25.00,Film\n", account: name).new == 0)
        #expect(try await bench.one("d.csv", "Date,Amount,Description\n2026-01-10,-25.00,Film\n", account: name).new == 0)
        #expect(try await bench.groups().count == 1)
    }

    @Test func aLineThatWasEditedOrSplitStaysKnown() async throws {
        let bench = try await bench()
        try await bench.one("a.ofx", line("2026-01-10"))
        let id = try await #require(try bench.groups().last).id
        let eur = try #require(Currency(code: "EUR"))
        _ = try await bench.transactions.updateTransaction(
            id: id, TransactionEdit(day: Day("2026-03-10"), payee: "Other"), revision: nil)
        #expect(try await bench.one("b.ofx", line("2026-01-10")).new == 0)
        let category = try await bench.category("dining")
        _ = try await bench.transactions.splitTransaction(
            id: id,
            into: [
                SplitPart(amount: Money(minorUnits: -1000, currency: eur), category: category),
                SplitPart(amount: Money(minorUnits: -1500, currency: eur), category: category),
            ], revision: nil)
        #expect(try await bench.one("c.ofx", line("2026-01-10")).new == 0)
        #expect(try await bench.groups().count == 2)
        #expect(try await bench.differences() == [])
    }

    @Test func aDeletedTransferStaysDeletedInBothAccounts() async throws {
        let bench = try await ImportFixture()
        let texts = [
            Statement.ofx("1111100001", lines: [Statement.line("2026-01-30", "-500.00", "Transfer out", id: "1")]),
            Statement.ofx("1111100002", lines: [Statement.line("2026-02-01", "500.00", "Transfer in", id: "1")]),
        ]
        for (index, text) in texts.enumerated() { try await bench.one("\(index).ofx", text) }
        _ = try await bench.transactions.deleteTransactions(ids: [try #require(try bench.groups().first).id])
        for (index, text) in texts.enumerated() { #expect(try await bench.one("\(index).ofx", text).new == 0) }
        #expect(try await bench.groups().isEmpty)
    }

    @Test func theLastChoiceForAPayeeIsTakenNextTime() async throws {
        let bench = try await bench()
        try await bench.one("a.ofx", line("2026-01-10"))
        let category = try await bench.category("entertainment")
        _ = try await bench.transactions.updateTransaction(
            id: try #require(try bench.groups().last).id, TransactionEdit(category: category), revision: nil)
        try await bench.one("b.ofx", line("2026-02-10", "-9.00", id: "2"))
        #expect(try await bench.groups().last?.parts[0].destination == LedgerAccountID(category))
    }
}
