import Models
import Services
import StatementFiles
import TestSupport
import TestTools
import Testing

/// Imported lines whose amounts or texts exceed the limits.
struct ImportLimitTests {
    private let fixture: TestHousehold

    init() async throws { fixture = try await TestHousehold(today: .newYear) }

    @Test func aLineWithAnAmountNearTheLargestNumberIsRejectedByItself() async throws {
        let text = """
            Date;Amount;Payee
            2026-01-05;92233720368547758.07;Far too much
            2026-01-06;-92233720368547758.07;Far too little
            2026-01-07;10000000000000.01;A cent too much
            2026-01-08;-10000000000000.00;Just enough
            2026-01-09;-5.00;Bakery

            """
        let report = try await fixture.importFiles(try fixture.file("large.csv", text), account: "Checking", currency: "EUR")
        let statement = try #require(report.files[0].statements.first)
        #expect(statement.new == 2 && statement.rejected == 3)
        let rejected = report.files[0].diagnostics.filter { $0.severity == .rejected }
        #expect(rejected.map(\.line) == [2, 3, 4])
        #expect(rejected.allSatisfy { $0.code == .importAmountTooLarge })
        #expect(rejected[0].expected == "an amount of at most 10000000000000.00 EUR")
    }

    @Test func aBalanceThatIsTooLargeIsLeftOutWithAWarning() async throws {
        let text = Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "A", id: "1")], balance: "9999999999999999.99")
        let report = try await fixture.importFiles(try fixture.file("balance.ofx", text))
        let statement = try #require(report.files[0].statements.first)
        #expect(statement.new == 1)
        #expect(report.files[0].diagnostics.contains { $0.code == .importBalanceTooLarge })
    }

    @Test func textsOfLinesAreCutAndTheLineIsKnownAgain() async throws {
        // A hundred characters, but 4,100 bytes including combining marks.
        let payee = "Shop" + String(repeating: "e" + String(repeating: "\u{301}", count: 20), count: 100)
        let memo = String(repeating: "x", count: 12_000)
        let text = "Date;Amount;Payee;Memo\n2026-01-05;-6.00;Bakery;Bread\n2026-01-06;-7.00;Bakery;\n2026-01-07;-5.00;\(payee);\(memo)\n"
        let report = try await fixture.importFiles(try fixture.file("long.csv", text), account: "Checking", currency: "EUR")
        #expect(report.files[0].statements.map(\.new) == [3])
        #expect(report.files[0].diagnostics.map(\.code).contains(.importTextCut))
        let entries = try await fixture.transactions.fetchEntries(EntryQuery()).entries
        #expect(entries.allSatisfy { $0.payee.utf8.count <= 800 && $0.note.utf8.count <= 40_000 && $0.note.count <= 10_000 })
        #expect(entries.contains { $0.payee.hasPrefix("Shop") })
        let again = try await fixture.importFiles(try fixture.file("again.csv", text), account: "Checking", currency: "EUR")
        #expect(again.files[0].statements.map(\.new) == [0])
    }

    @Test func aDiagnosticQuotesNoMoreThanALineOfTheFile() {
        let found = "a" + String(repeating: "\u{301}", count: 400_000)
        #expect((Diagnostic(line: 1, severity: .note, code: .importTextCut, found: found).found?.utf8.count ?? 0) <= 320)
    }
}
