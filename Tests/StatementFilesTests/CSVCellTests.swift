import Models
import StatementFiles
import Testing

@Suite struct CSVCellTests {

    private func figure(_ text: String, _ decimal: UInt8) -> String? {
        Array(text.utf8).withUnsafeBytes { CSVAmount($0, decimal: decimal)?.value.description }
    }

    @Test(arguments: [
        ("1234.50", "1234.50"), ("-1,234.50", "-1234.50"), ("(12.00)", "-12.00"), ("12.00-", "-12.00"), ("$ 1,234", "1234"), ("-£5", "-5"),
        ("1'234.50 CHF", "1234.50"), ("1 234.50 €", "1234.50"), ("1\u{A0}234.5", "1234.5"), ("\u{2212}3.20", "-3.20"),
        ("12.50 DR", "-12.50"),
        ("12.50 CR", "12.50"), ("12,34,567.00", "1234567.00"), (".50", "0.50"), ("+7", "7"), ("Fr. 12.50", "12.50"),
    ]) func amountsWithAPoint(text: String, expected: String) { #expect(figure(text, UInt8(ascii: ".")) == expected) }

    @Test(arguments: ["1.234,50", "1 234,50", "1234,50", "1234,50 zł", "1\u{202F}234,50"]) func amountsWithAComma(text: String) {
        #expect(figure(text, UInt8(ascii: ",")) == "1234.50")
    }

    @Test(arguments: ["12,50", "1,2345", "abc", "", "-", "1-2", "--1", "12 ab", "1.2.3", "(1", "$", "99999999999999999999", "2024-03-15"])
    func invalidAmountsWithAPoint(text: String) {
        // An unclosed parenthesis is accepted, because the sign is unambiguous.
        #expect(figure(text, UInt8(ascii: ".")) == (text == "(1" ? "-1" : nil))
    }

    private func date(_ text: String, _ order: DateOrder = .dayFirst) -> String? {
        Array(text.utf8).withUnsafeBytes { CSVDate($0)?.day(in: order)?.description }
    }

    @Test(arguments: [
        "2024-03-15", "20240315", "15.03.2024", "15/03/24", "15-Mar-2024", "15 mars 2024", "Mar 15, 2024", "15. März 2024",
        "2024-03-15T10:00:00Z",
        "15/03/2024 10:22", "20240315103000", "2024/3/15", "15-03-2024",
    ]) func datesInManyForms(text: String) { #expect(date(text) == "2024-03-15") }

    @Test func monthFirstDates() {
        #expect(date("3/15/2024", .monthFirst) == "2024-03-15")
        #expect(date("3/15/2024", .dayFirst) == nil)
        #expect(date("24-03-15", .yearFirst) == "2024-03-15")
    }

    @Test(arguments: [
        "", "2024", "2024-13-01", "2024-02-30", "15.03", "hello", "15/03/20245", "99999999999999999999", "1/2/3/4", "15.03.2024x",
    ])
    func invalidDates(text: String) { #expect(date(text) == nil) }
}
