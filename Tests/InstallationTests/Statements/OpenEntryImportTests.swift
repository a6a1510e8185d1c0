import Models
import Services
import TestSupport
import TestTools
import Testing

/// Manual transactions and the lines that complete them; lines that members edited, split or deleted.
@Suite struct OpenEntryImportTests {

    private let name = "Checking 7890"

    private func fixture() async throws -> TestHousehold {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")]))
        return fixture
    }

    private func line(_ day: String, _ amount: String = "-25.00", id: String = "1") -> String {
        Statement.ofx(lines: [Statement.line(day, amount, "CINEMA 12", id: id)])
    }

    @Test(arguments: [("2026-01-07", 1), ("2026-01-13", 1), ("2026-01-06", 0), ("2026-01-14", 0)])
    func aLineWithinThreeDaysCompletesWhatWasEntered(day: String, matched: Int) async throws {
        let fixture = try await fixture()
        let id = try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "Cinema", category: "entertainment")
        #expect(try await fixture.one("a.ofx", line(day)).matched == matched)
        let group = try await #require(try fixture.group(id))
        #expect(group.payee == "Cinema")
        #expect(group.parts[0].destination == LedgerAccountID(try await fixture.category("entertainment")))
        #expect(group.parts[0].sourceDay.description == (matched == 1 ? day : "2026-01-10"))
        #expect(try await fixture.groups().count == 3 - matched)
    }

    @Test func theNearestIsTakenThenTheOldest() async throws {
        let fixture = try await fixture()
        let far = try await fixture.enter(-2500, in: name, on: "2026-01-08")
        let near = try await fixture.enter(-2500, in: name, on: "2026-01-11")
        try await fixture.one("a.ofx", line("2026-01-10"))
        #expect(try await fixture.group(near)?.parts[0].sourceDay.description == "2026-01-10")
        #expect(try await fixture.group(far)?.parts[0].sourceDay.description == "2026-01-08")
        let older = try await fixture.enter(-9900, in: name, on: "2026-01-09")
        try await fixture.enter(-9900, in: name, on: "2026-01-11")
        try await fixture.one("b.ofx", line("2026-01-10", "-99.00", id: "2"))
        #expect(try await fixture.group(older)?.parts[0].sourceDay.description == "2026-01-10")
    }

    @Test func aTieMatchesNoneWithAWarning() async throws {
        let fixture = try await fixture()
        try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "A")
        try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "B")
        let report = try await fixture.importFiles(try fixture.file("a.ofx", line("2026-01-10")))
        #expect(report.files[0].statements[0].matched == 0)
        #expect(report.files[0].diagnostics.contains { $0.message.contains("fit equally well") })
    }

    @Test func aDeletedLineDoesNotComeBack() async throws {
        let fixture = try await fixture()
        try await fixture.one("a.ofx", line("2026-01-10"))
        _ = try await fixture.transactions.deleteTransactions(ids: [try #require(try fixture.groups().last).id])
        #expect(try await fixture.one("b.ofx", line("2026-01-10")).new == 0)
        #expect(try await fixture.one("c.csv", "Date,Amount,Description\n2026-01-10,-25.00,Film\n", account: name).new == 0)
        #expect(try await fixture.one("d.csv", "Date,Amount,Description\n2026-01-10,-25.00,Film\n", account: name).new == 0)
        #expect(try await fixture.groups().count == 1)
    }

    @Test func aLineThatWasEditedOrSplitStaysKnown() async throws {
        let fixture = try await fixture()
        try await fixture.one("a.ofx", line("2026-01-10"))
        let id = try await #require(try fixture.groups().last).id
        let eur = try #require(Currency(code: "EUR"))
        _ = try await fixture.transactions.updateTransaction(
            id: id, TransactionEdit(day: Day("2026-03-10"), payee: "Other"), revision: nil)
        #expect(try await fixture.one("b.ofx", line("2026-01-10")).new == 0)
        let category = try await fixture.category("dining")
        _ = try await fixture.transactions.splitTransaction(
            id: id,
            into: [
                SplitPart(amount: Money(minorUnits: -1000, currency: eur), category: category),
                SplitPart(amount: Money(minorUnits: -1500, currency: eur), category: category),
            ], revision: nil)
        #expect(try await fixture.one("c.ofx", line("2026-01-10")).new == 0)
        #expect(try await fixture.groups().count == 2)
        #expect(try await fixture.differences() == [])
    }

    @Test func aDeletedTransferStaysDeletedInBothAccounts() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let texts = [
            Statement.ofx("1111100001", lines: [Statement.line("2026-01-30", "-500.00", "Transfer out", id: "1")]),
            Statement.ofx("1111100002", lines: [Statement.line("2026-02-01", "500.00", "Transfer in", id: "1")]),
        ]
        for (index, text) in texts.enumerated() { try await fixture.one("\(index).ofx", text) }
        _ = try await fixture.transactions.deleteTransactions(ids: [try #require(try fixture.groups().first).id])
        for (index, text) in texts.enumerated() { #expect(try await fixture.one("\(index).ofx", text).new == 0) }
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func theLastChoiceForAPayeeIsTakenNextTime() async throws {
        let fixture = try await fixture()
        try await fixture.one("a.ofx", line("2026-01-10"))
        let category = try await fixture.category("entertainment")
        _ = try await fixture.transactions.updateTransaction(
            id: try #require(try fixture.groups().last).id, TransactionEdit(category: category), revision: nil)
        try await fixture.one("b.ofx", line("2026-02-10", "-9.00", id: "2"))
        #expect(try await fixture.groups().last?.parts[0].destination == LedgerAccountID(category))
    }
}
