import Models
import Services
import TestSupport
import TestTools
import Testing

/// Lines of one account in several formats.
@Suite struct SeveralFormatsTests {

    private static let rows = [("2026-01-05", "-3.20"), ("2026-01-05", "-3.20"), ("2026-01-07", "-50.00"), ("2026-01-28", "2000.00")]

    private func text(_ format: String) -> String {
        switch format {
        case "ofx":
            let lines = Self.rows.enumerated().map {
                Statement.line($0.element.0, $0.element.1, "OFX \($0.offset / 2)", id: "A\($0.offset)")
            }
            return Statement.ofx("0532013000", lines: lines).replacing("<BANKID>500", with: "<BANKID>37040044")
        case "csv":
            return "Date,Amount,Description\n" + Self.rows.map { "\($0.0),\($0.1),Csv text\n" }.joined()
        case "camt":
            return BookingTests.camt("053", Self.rows.map { BookingTests.entry($0.0, $0.1, "Camt text") })
        default:
            let lines = Self.rows.map { day, amount in
                let mark = amount.hasPrefix("-") ? "D" : "C"
                let figure = amount.filter { $0 != "-" }.replacing(".", with: ",")
                return
                    ":61:26\(day.dropFirst(5).filter { $0 != "-" })\(day.dropFirst(5).filter { $0 != "-" })\(mark)\(figure)NTRFNONREF\n:86:Swift"
            }
            return ":20:X\n:25:37040044/0532013000\n:28C:1/1\n:60F:C260101EUR0,00\n" + lines.joined(separator: "\n")
                + "\n:62F:C260131EUR1943,60\n-\n"
        }
    }

    @Test(arguments: [
        ["ofx", "csv", "camt", "mt940"], ["camt", "ofx", "csv", "mt940"], ["mt940", "camt", "ofx", "csv"], ["ofx", "mt940", "csv", "camt"],
        ["mt940", "csv", "camt", "ofx"],
    ])
    func theSameLinesInAllFormatsAreTheSameLines(order: [String]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        var total = 0
        var reports: [ImportReport] = []
        for format in order + order {
            let report = try await fixture.importFiles(
                try fixture.file("a.\(format)", text(format)), account: format == "csv" ? "Checking 3000" : nil)
            total += report.files[0].statements[0].new
            #expect(total == 4, "\(format)")
            reports.append(report)
        }
        #expect(try await fixture.groups().filter { $0.payee != "Opening balance" }.count == 4)
        // In any order of undos, lines stay as long as one import contains them.
        for (index, report) in reports.enumerated() {
            #expect(try await fixture.undo(report).isDone)
            let left = try await fixture.groups().filter { $0.payee != "Opening balance" }.count
            #expect(left == (index == reports.count - 1 ? 0 : 4))
        }
        #expect(try await fixture.differences() == [])
    }

    @Test func aSecondCoffeeInAThirdFormatIsNew() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", Statement.ofx("0532013000", lines: [Statement.line("2026-01-05", "-3.20", "COFFEE", id: "1")]))
        let csv = "Date,Amount,Description\n2026-01-05,-3.20,Cafe\n"
        #expect(try await fixture.one("a.csv", csv, account: "Checking 3000").new == 0)
        // The first line has the text of the CSV line, the second is another purchase.
        let qif = "!Type:Bank\nD01/05/2026\nT-3.20\nPCafe\n^\nD01/05/2026\nT-3.20\nPBar\n^\nD01/25/2026\nT-1.00\nPKiosk\n^\n"
        #expect(try await fixture.one("a.qif", qif, account: "Checking 3000").new == 2)
        #expect(try await fixture.one("b.qif", qif, account: "Checking 3000").new == 0)
    }

    @Test func filesOfOneCommandThatOverlapAddEachLineOnce() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lines = (1...9).map { Statement.line("2026-01-0\($0)", "-\($0 % 2 + 1).00", "SHOP") }
        let first = try fixture.file("a.ofx", Statement.ofx(lines: Array(lines[0..<6])))
        let second = try fixture.file("b.ofx", Statement.ofx(lines: Array(lines[3..<9])))
        let report = try await fixture.importFiles(first, second, first)
        #expect(report.files.map { $0.statements[0].new } == [6, 3, 0])
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.groups().isEmpty)
    }
}
