import Models
import StatementFiles
import Testing

@Suite struct QIFDateTests {

    static func survey(_ dates: String...) throws -> DateOrder? {
        let text = "!Type:Cat\nD31/12/2024\n^\n!Account\nD31.12.2024\n^\n!Type:Bank\n" + dates.map { "D\($0)\nT1\n^\n" }.joined()
        return try QIFDateOrderDetector().dateOrder(of: ByteWindow(MemoryByteSource(Array(text.utf8))))
    }

    static func day(_ text: String, _ order: DateOrder?) throws -> String? {
        try QIFReaderTests.read("!Type:Bank\nD\(text)\nT1\n^\n", order: order).statements[0].lines.first?.day.description
    }

    @Test(arguments: [
        ("3/14/2024", "2024-03-14"), ("3/14'24", "2024-03-14"), ("03/14/24", "2024-03-14"), ("3/ 4/24", "2024-03-04"),
        ("3/ 4' 4", "2004-03-04"),
        ("1/2/99", "1999-01-02"), ("1/2/70", "1970-01-02"), ("1/2/69", "2069-01-02"), ("1/2'99", "2099-01-02"),
        ("2024-03-14", "2024-03-14"),
    ]) func daysAreReadMonthFirst(text: String, expected: String) throws {
        #expect(try Self.day(text, .monthFirst) == expected)
    }

    @Test(arguments: [("14.3.2024", "2024-03-14"), ("14/03/24", "2024-03-14"), ("4-3-2024", "2024-03-04"), ("2024/3/4", "2024-03-04")])
    func daysAreReadDayFirst(text: String, expected: String) throws {
        #expect(try Self.day(text, .dayFirst) == expected)
    }

    @Test(
        arguments: [
            ("12 May 2026", "2026-05-12"), ("12-Mai-26", "2026-05-12"), ("May 12, 2026", "2026-05-12"), ("12. März 2026", "2026-03-12"),
            ("Sept 3 2026", "2026-09-03"), ("3-dic-2026", "2026-12-03"),
        ], [DateOrder.dayFirst, .monthFirst, .yearFirst, nil]) func monthsHaveNames(
            date: (text: String, expected: String), order: DateOrder?
        ) throws
    {
        #expect(try Self.day(date.text, order) == date.expected)
    }

    @Test func aDateWithTheNameOfAMonthHasItsOrder() throws {
        #expect(try Self.survey("12 May 2026", "3/4/2026") == .dayFirst)
        #expect(try Self.survey("May 12, 2026") == .monthFirst)
        #expect(try Self.day("12 Foo 2026", .dayFirst) == nil)
        #expect(try Self.day("31 Feb 2026", .dayFirst) == nil)
    }

    @Test(arguments: [
        ("-,50", "-0.50"), (",5", "0.5"), ("-.50", "-0.50"), (".05", "0.05"), ("-,500", "-0.500"), ("+,25", "0.25"), ("-1,234", "-1234"),
    ]) func amountsCanBeginWithTheDecimalSeparator(text: String, expected: String) throws {
        let found = try QIFReaderTests.read("!Type:Bank\nD12 May 2026\nT\(text)\n^\n", order: nil)
        #expect(found.statements[0].lines.map(\.amount.description) == [expected])
    }

    @Test func twoDigitYearCanStandInFront() throws {
        #expect(try Self.day("24-03-04", .yearFirst) == "2024-03-04")
        #expect(try Self.day("3/14/2024", .yearFirst) == "2024-03-14")
    }

    @Test func oneDateDeterminesDateOrder() throws {
        #expect(try Self.survey("3/4/2024", "3/14/2024") == .monthFirst)
        #expect(try Self.survey("3/4/2024", "14/3/2024") == .dayFirst)
        #expect(try Self.survey("2024-03-04") == .yearFirst)
        #expect(try Self.survey("99-03-04") == .yearFirst)
        #expect(try Self.survey("3/4/2024", "5/5/2024") == nil)
        #expect(try Self.survey() == nil)
        #expect(try Self.survey("13/1/2024", "14/1/2024", "1/15/2024") == .dayFirst)
        #expect(try Self.survey("14/1/2024", "1/15/2024") == nil)
    }

    @Test func ambiguousDateNeedsChoiceAndUnambiguousDoesNot() throws {
        #expect(try Self.day("3/14/2024", nil) == "2024-03-14")
        #expect(try Self.day("5/5/2024", nil) == "2024-05-05")
        do {
            _ = try Self.day("3/4/2024", nil)
            Issue.record("read without being told")
        } catch let error as StatementFileError {
            #expect(error.reason == .needsChoice && error.line == 2)
        }
    }
}
