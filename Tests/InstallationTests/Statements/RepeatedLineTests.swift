import Models
import Services
import TestSupport
import TestTools
import Testing

/// Equal lines with one bank id, and statements that are repeated in a file.
@Suite struct RepeatedLineTests {

    private let coffee = MT940Text.entry("260105", "-3.20", "CAFE", id: "REF1")
    private let rent = MT940Text.entry("260107", "-50.00", "RENT", id: "REF2")

    // MARK: - One id, two lines

    @Test func twoEqualLinesWithOneReferenceStayTwoInMT940() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = MT940Text.statement([coffee, coffee, rent], from: "100.00", to: "43.60")
        let first = try await fixture.one("a.sta", text)
        #expect(first.new == 3)
        #expect(try await fixture.balance("Checking 4931") == 4_360)
        let again = try await fixture.one("a.sta", text)
        #expect(again.new == 0 && again.known == 3)
        #expect(try await fixture.differences() == [])
    }

    @Test func twoEqualLinesWithOneReferenceStayTwoInCAMT() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let entry = BookingTests.entry("2026-01-05", "-3.20", "CAFE", status: "BOOK", ref: "REF1")
        let text = BookingTests.camt("053", [entry, entry], opening: "100.00", closing: "93.60")
        #expect(try await fixture.one("a.xml", text).new == 2)
        #expect(try await fixture.one("a.xml", text).new == 0)
    }

    @Test func twoEqualLinesWithOneFITIDStayTwo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let line = Statement.line("2026-01-05", "-3.20", "CAFE", id: "20260105-320")
        let text = Statement.ofx(lines: [line, line], balance: "93.60")
        let report = try await fixture.importFiles(try fixture.file("a.ofx", text))
        #expect(report.files[0].statements[0].new == 2)
        #expect(report.files[0].diagnostics.map(\.severity) == [.note])
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-04") == 10_000)
        #expect(try await fixture.one("a.ofx", text).new == 0)
    }

    @Test func twoEqualRowsWithOneIdStayTwoInCSV() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = "Date,Payee,Amount,Transaction ID,Balance\n2026-01-05,Cafe,-3.20,T1,96.80\n2026-01-05,Cafe,-3.20,T1,93.60\n"
        #expect(try await fixture.one("a.csv", text, account: "Cash").new == 2)
        #expect(try await fixture.one("a.csv", text, account: "Cash").new == 0)
        #expect(try await fixture.balance("Cash") == 9_360)
    }

    /// A line that the balances count once is imported once, with a warning.
    @Test func aLineThatTheBankWroteTwiceIsReadOnceWhereTheBalancesSayIt() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("a.sta", MT940Text.statement([coffee, coffee, rent], from: "100.00", to: "46.80")))
        #expect(report.files[0].statements[0].new == 2)
        #expect(report.files[0].diagnostics.map(\.severity) == [.warning])
        #expect(report.files[0].diagnostics[0].found == "REF1")
        #expect(try await fixture.balance("Checking 4931") == 4_680)
    }

    @Test func aLineWrittenTwiceByMistakeIsNoDifferenceWhenTheFileComesAgain() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.sta", MT940Text.statement([coffee, coffee, rent], from: "100.00", to: "46.80"))
        let first = try await fixture.importFiles(file)
        let again = try await fixture.importFiles(file)
        #expect(again.files[0].statements[0].new == 0)
        #expect(again.files[0].diagnostics == first.files[0].diagnostics)
    }

    @Test func aLineWrittenAgainOnTheNextPageIsNoDifference() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text =
            MT940Text.statement([coffee], from: "100.00", to: "96.80", endsPage: true)
            + MT940Text.statement([coffee, rent], from: "96.80", to: "46.80", isPage: true)
        for _ in 0..<2 {
            let report = try await fixture.importFiles(try fixture.file("a.sta", text))
            #expect(report.files[0].diagnostics.map(\.found) == ["REF1"])
            #expect(try await fixture.balance("Checking 4931") == 46_80)
        }
    }

    @Test func equalLinesOnTwoPagesOfOneStatementStayTwo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text =
            MT940Text.statement([coffee], from: "100.00", to: "96.80", endsPage: true)
            + MT940Text.statement([coffee], from: "96.80", to: "93.60", isPage: true)
        let reports = try await fixture.importFiles(try fixture.file("a.sta", text)).files[0].statements
        #expect(reports.map(\.new) == [1, 1])
        #expect(try await fixture.balance("Checking 4931") == 9_360)
        #expect(try await fixture.importFiles(try fixture.file("a.sta", text)).files[0].statements.map(\.new) == [0, 0])
    }

    @Test func aPendingLineAndItsBookingWithOneReferenceAreOne() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let pending = BookingTests.entry("2026-01-05", "-3.20", "CAFE", status: "PDNG", ref: "REF1")
        let booked = BookingTests.entry("2026-01-05", "-3.20", "CAFE", status: "BOOK", ref: "REF1")
        let report = try await fixture.importFiles(try fixture.file("a.xml", BookingTests.camt("052", [pending, booked])))
        #expect(report.files[0].statements.map(\.new) == [1] && report.files[0].statements.map(\.matched) == [1])
        #expect(try await fixture.groups().filter { $0.payee != "Opening balance" }.map(\.status) == [.completed])
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func aShorterExportWithTheReferenceOnceAddsNothing() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let short = MT940Text.statement([coffee], from: "100.00", to: "96.80")
        let long = MT940Text.statement([coffee, coffee, rent], from: "100.00", to: "43.60")
        #expect(try await fixture.one("a.sta", short).new == 1)
        #expect(try await fixture.one("b.sta", long).new == 2)
        #expect(try await fixture.one("a.sta", short).new == 0)
        #expect(try await fixture.one("b.sta", long).new == 0)
        #expect(try await fixture.balance("Checking 4931") == 4_360)
    }

    // MARK: - One statement twice

    @Test(arguments: [true, false]) func aStatementTwiceInOneMT940FileCountsOnce(withIds: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let coffee = MT940Text.entry("260105", "-3.20", "CAFE", id: withIds ? "REF1" : "")
        let text = MT940Text.statement([coffee, coffee], from: "100.00", to: "93.60")
        let report = try await fixture.importFiles(try fixture.file("a.sta", text + text))
        #expect(report.files[0].statements.map(\.new) == [2, 0])
        #expect(report.files[0].statements.map(\.known) == [0, 2])
        #expect(report.files[0].diagnostics.contains { $0.severity == .warning && $0.message.contains("twice") })
        #expect(try await fixture.balance("Checking 4931") == 9_360)
        #expect(try await fixture.importFiles(try fixture.file("a.sta", text + text)).files[0].statements.map(\.new) == [0, 0])
    }

    @Test func aStatementTwiceInOneCAMTFileCountsOnce() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let entry = BookingTests.entry("2026-01-05", "-3.20", "CAFE", status: "BOOK", ref: "")
        let text = BookingTests.camt("053", [entry, entry], opening: "100.00", closing: "93.60")
        let twice = try doubled("<Stmt>", "</Stmt>", in: text)
        #expect(try await fixture.importFiles(try fixture.file("a.xml", twice)).files[0].statements.map(\.new) == [2, 0])
    }

    @Test func aStatementTwiceInOneOFXFileCountsOnce() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = Statement.ofx(lines: [Statement.line("2026-01-05", "-3.20", "CAFE")], balance: "93.60")
        let twice = try doubled("<STMTTRNRS>", "</STMTTRNRS>", in: text)
        #expect(try await fixture.importFiles(try fixture.file("a.ofx", twice)).files[0].statements.map(\.new) == [1, 0])
    }

    /// Equal days one after the other are no repetition: the second begins where the first ends.
    @Test func aSecondStatementThatLeadsOnIsNoRepetition() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let coffee = MT940Text.entry("260105", "-3.20", "CAFE")
        let text =
            MT940Text.statement([coffee], from: "100.00", to: "96.80")
            + MT940Text.statement([coffee], from: "96.80", to: "93.60", number: 2)
        #expect(try await fixture.importFiles(try fixture.file("a.sta", text)).files[0].statements.map(\.new) == [1, 1])
        #expect(try await fixture.balance("Checking 4931") == 9_360)
    }

    @Test(arguments: [(2, [2, 2]), (1, [2, 0])])
    func aStatementThatEndsAsItBeganIsKnownByItsNumber(number: Int, new: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lines = [MT940Text.entry("260105", "10.00", "IN"), MT940Text.entry("260105", "-10.00", "OUT")]
        let text =
            MT940Text.statement(lines, from: "100.00", to: "100.00")
            + MT940Text.statement(lines, from: "100.00", to: "100.00", number: number)
        #expect(try await fixture.importFiles(try fixture.file("a.sta", text)).files[0].statements.map(\.new) == new)
        #expect(try await fixture.balance("Checking 4931") == 100_00)
    }

    @Test(arguments: [("Kid 1", "Kid 2", "Checking"), ("Kid 1", "Kid 1", "Savings")])
    func equalListsOfTwoAccountsOrToTwoAccountsAreNoRepetition(first: String, second: String, other: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        func list(_ name: String, from other: String) -> String {
            NamedTransferTests.list(
                name, "D2026-01-05\nT50\nPPocket money\nL[\(other)]", "D2026-01-12\nT50\nPPocket money\nL[\(other)]")
        }
        let text = list(first, from: "Checking") + list(second, from: other)
        #expect(try await fixture.importFiles(try fixture.file("a.qif", text)).files[0].statements.map(\.new) == [2, 2])
        #expect(try await fixture.balance(second) == (first == second ? 200_00 : 100_00))
    }

    @Test func twoInterimReportsWithAnEqualLineEachStayTwo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        func interim(_ number: Int) -> String {
            ":20:X\n:25:37040044/0532013000\n:28C:\(number)/1\n:34F:EURD0,\n:13D:26010512\(number)0+0100\n"
                + ":61:2601050105D3,20NMSCNONREF\n:86:Coffee\n-\n"
        }
        #expect(try await fixture.importFiles(try fixture.file("a.sta", interim(1) + interim(2))).files[0].statements.map(\.new) == [1, 1])
        let other = try await TestHousehold(today: .newYear)
        #expect(try await other.importFiles(try other.file("b.sta", interim(1) + interim(1))).files[0].statements.map(\.new) == [1, 0])
    }

    private func doubled(_ start: String, _ end: String, in text: String) throws -> String {
        let first = try #require(text.firstRange(of: start)).lowerBound
        let last = try #require(text.firstRange(of: end)).upperBound
        return String(text[..<last]) + String(text[first..<last]) + String(text[last...])
    }
}
