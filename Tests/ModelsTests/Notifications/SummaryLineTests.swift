import Models
import Testing

struct SummaryLineTests {
    private static let kind = SummaryLine.Kind("cameIn")

    @Test func linesAreReadAsTheyWereWritten() {
        let lines = [
            SummaryLine(Self.kind, names: ["Wages & more", "日本語"], amount: Money(minorUnits: .min, currency: .euro)),
            SummaryLine(Self.kind, count: 3, other: Money(minorUnits: 7, currency: .euro)), SummaryLine(Self.kind),
        ]
        #expect(SummaryLine.lines(in: SummaryLine.detail(of: lines)) == lines)
        #expect(SummaryLine.lines(in: SummaryLine.detail(of: [])) == [])
    }

    @Test func aNameBreaksNoRow() {
        let line = SummaryLine(Self.kind, names: ["a\tb\nc\r\nd"])
        #expect(SummaryLine.lines(in: SummaryLine.detail(of: [line])).map(\.names) == [["a b c d"]])
    }

    @Test func moreNamesThanFitAreCounted() {
        let line = SummaryLine(Self.kind, names: (1...8).map { "\($0)" })
        #expect(line.names == ["1", "2", "3", "4", "5"] && line.count == 8 && line.further == 3)
        #expect(SummaryLine.lines(in: SummaryLine.detail(of: [line])) == [line])
    }

    @Test(arguments: ["", "cameIn", "cameIn\t1\t\t", "cameIn\tmany\t\t", "cameIn\t1\t12\t", "cameIn\t1\t12 EURO\t"])
    func whatIsMalformedIsLeftOutOrHasNoAmount(detail: String) {
        #expect(SummaryLine.lines(in: detail).allSatisfy { $0.amount == nil && $0.count == 1 })
    }
}
