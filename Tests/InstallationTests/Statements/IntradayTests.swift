import Models
import TestSupport
import Testing

/// An MT942 of a day and the MT940 of the next day contain the same lines.
@Suite struct IntradayTests {

    private static let lines = [
        ":61:2601050105D3,20NMSCNONREF\n:86:Coffee", ":61:2601050105D3,20NMSCNONREF\n:86:Coffee",
        ":61:2601050105C99,00NTRFNONREF//B7\n:86:Pay, as told during the day",
    ]

    private func interim(_ lines: [String]) -> String {
        ":20:X\n:25:37040044/0532013000\n:28C:1/1\n:34F:EURD0,\n:13D:2601051200+0100\n\(lines.joined(separator: "\n"))\n:90D:2EUR6,40\n-\n"
    }

    private func statement(_ lines: [String], closing: String) -> String {
        ":20:Y\n:25:37040044/0532013000\n:28C:2/1\n:60F:C260104EUR0,00\n\(lines.joined(separator: "\n"))\n:62F:C260105EUR\(closing)\n-\n"
    }

    @Test func theNextDaysStatementAddsOnlyWhatIsNew() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        #expect(try await fixture.one("a.sta", interim(Self.lines)).new == 3)
        let later =
            Self.lines.dropLast() + [
                ":61:2601050105C99,00NTRFNONREF//B7\n:86:Salary", ":61:2601050105D3,20NMSCNONREF\n:86:Coffee",
            ]
        let report = try await fixture.one("b.sta", statement(Array(later), closing: "89,40"))
        #expect(report.known == 3)
        #expect(report.new == 1)
        #expect(try await fixture.balance("Checking 3000") == 8940)
        #expect(try await fixture.one("c.sta", interim(Self.lines)).new == 0)
        #expect(try await fixture.differences() == [])
    }

    @Test func aLineThatWasExpectedIsBookedOnce() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.sta", interim([":61:2601050105ED20,00NMSCNONREF//P1\n:86:Card"]))
        #expect(try await fixture.groups().map(\.status) == [.pending])
        #expect(try await fixture.balance("Checking 3000") == 0)
        let report = try await fixture.one("b.sta", statement([":61:2601050105D20,00NMSCNONREF//P1\n:86:Card"], closing: "80,00"))
        #expect(report.matched == 1)
        #expect(try await fixture.groups().filter { $0.payee != "Opening balance" }.map(\.status) == [.completed])
        #expect(try await fixture.differences() == [])
    }
}
