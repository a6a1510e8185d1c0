import Models
import StatementFiles
import Testing

/// Marks of credit and debit in lower case, which the balances of their message prove or not.
@Suite struct MT940LowerCaseTests {

    private static func read(opening: String, _ marks: [String], closing: String) throws -> StatementCollector {
        let lines = zip(marks, ["12,50", "40,00", "7,00"]).map { ":61:2601100110\($0)\($1)NTRFNONREF" }
        return try MT940Fixture.read(MT940Fixture.message(lines.joined(separator: "\r\n"), opening: opening, closing: closing))
    }

    @Test(arguments: [
        (":60F:c260101EUR100,00", ["d", "C", "D"], ":62F:C260131EUR120,50", 2),
        (":60F:C260101EUR100,00", ["D", "c", "D"], ":62F:C260131EUR120,50", 1),
        (":60F:C260101EUR100,00", ["rc", "rd", "d"], ":62F:c260131EUR120,50", 4),
        (":60F:d260101EUR100,00", ["D", "C", "D"], ":62F:d260131EUR79,50", 2),
    ]) func marksThatTheBalancesProveAreRead(opening: String, marks: [String], closing: String, count: Int) throws {
        let found = try Self.read(opening: opening, marks, closing: closing)
        #expect(found.statements.count == 1)
        #expect(found.statements[0].lines.map(\.amount.description) == ["-12.50", "40.00", "-7.00"])
        #expect(found.statements[0].header.opening?.day.description == "2026-01-01")
        #expect(found.statements[0].trailer.closing != nil)
        #expect(found.diagnostics.map(\.code) == [.mt940LowerCaseMarks])
        #expect(found.diagnostics.map(\.severity) == [.note])
        #expect(found.diagnostics.map(\.arguments) == [["\(count)"]])
    }

    @Test func marksThatTheBalancesDoNotProveAreRejected() throws {
        let found = try Self.read(opening: ":60F:C260101EUR100,00", ["D", "c", "D"], closing: ":62F:C260131EUR99,00")
        #expect(found.statements[0].lines.map(\.amount.description) == ["-12.50", "-7.00"])
        #expect(found.diagnostics.map(\.code) == [.mt940LineUnreadable])
        #expect(found.diagnostics.map(\.severity) == [.rejected])
        #expect(found.diagnostics.map(\.line) == [6])
    }

    @Test func withoutBothBalancesMarksAreRejected() throws {
        let found = try Self.read(opening: "", ["D", "c", "D"], closing: ":62F:C260131EUR120,50")
        #expect(found.statements[0].lines.count == 2)
        #expect(found.diagnostics.map(\.code) == [.mt940LineUnreadable])
        let balance = try Self.read(opening: ":60F:c260101EUR100,00", ["D", "C", "D"], closing: ":62F:C260131EUR99,00")
        #expect(balance.statements[0].header.opening == nil)
        #expect(balance.statements[0].lines.count == 3)
        #expect(balance.diagnostics.map(\.code) == [.mt940OpeningUnreadable])
    }

    @Test func eachMessageIsProvenAlone() throws {
        let good = MT940Fixture.message(":61:2601100110d12,50NTRFNONREF")
        let bad = MT940Fixture.message(":61:2601100110d12,51NTRFNONREF")
        let found = try MT940Fixture.read(good + bad + good)
        #expect(found.statements.map(\.lines.count) == [1, 0, 1])
        #expect(found.diagnostics.map(\.code) == [.mt940LowerCaseMarks, .mt940LineUnreadable, .mt940LowerCaseMarks])
    }
}
