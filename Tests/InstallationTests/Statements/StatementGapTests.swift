import Models
import Services
import TestSupport
import Testing

/// Statements whose lines do not lead from the opening to the closing balance.
@Suite struct StatementGapTests {

    private func warnings(_ name: String, _ text: String, account: String? = nil) async throws -> [String] {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file(name, text), account: account)
        return report.files[0].diagnostics.filter { $0.severity == .warning }.map(\.message)
    }

    private let gap = "lead from 100.00 EUR to 96.80 EUR, but it ends with 90.00 EUR: a difference of -6.80 EUR"

    @Test func anMT940StatementSaysTheDifferenceWithBothFigures() async throws {
        let coffee = MT940Text.entry("260105", "-3.20", "CAFE")
        let found = try await warnings("a.sta", MT940Text.statement([coffee], from: "100.00", to: "90.00"))
        #expect(found.count == 1 && found[0].contains(gap), "\(found)")
        #expect(try await warnings("a.sta", MT940Text.statement([coffee], from: "100.00", to: "96.80")) == [])
    }

    @Test func aPageSaysTheDifferenceBetweenItsOwnBalances() async throws {
        let coffee = MT940Text.entry("260105", "-3.20", "CAFE")
        let text =
            MT940Text.statement([coffee], from: "100.00", to: "90.00", endsPage: true)
            + MT940Text.statement([coffee], from: "96.80", to: "93.60", isPage: true)
        let found = try await warnings("a.sta", text)
        #expect(found.count == 1 && found[0].contains(gap), "\(found)")
    }

    @Test func aCAMTStatementSaysTheDifferenceAndPendingLinesDoNotCount() async throws {
        let booked = BookingTests.entry("2026-01-05", "-3.20", "CAFE", status: "BOOK", ref: "A")
        let pending = BookingTests.entry("2026-01-06", "-9.00", "CARD", status: "PDNG", ref: "B")
        let found = try await warnings("a.xml", BookingTests.camt("053", [booked, pending], opening: "100.00", closing: "90.00"))
        #expect(found.count == 1 && found[0].contains(gap), "\(found)")
        #expect(try await warnings("a.xml", BookingTests.camt("053", [booked, pending], opening: "100.00", closing: "96.80")) == [])
    }

    @Test func aCSVWithARejectedRowSaysTheDifference() async throws {
        let text = "Date,Payee,Amount,Balance\n2026-01-05,A,-3.20,96.80\n2026-01-06,B,x,90.00\n2026-01-07,C,-1.00,89.00\n"
        let found = try await warnings("a.csv", text, account: "Cash")
        #expect(found.contains { $0.contains("lead from 100.00 EUR to 95.80 EUR, but it ends with 89.00 EUR") }, "\(found)")
    }

    @Test func aFileThatIsKnownAlreadySaysItAgain() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = MT940Text.statement([MT940Text.entry("260105", "-3.20", "CAFE")], from: "100.00", to: "90.00")
        for _ in 0..<2 {
            let report = try await fixture.importFiles(try fixture.file("a.sta", text))
            #expect(report.files[0].diagnostics.contains { $0.message.contains(gap) })
        }
    }
}
