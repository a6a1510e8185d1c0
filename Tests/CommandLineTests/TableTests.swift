import Localization
import Models
import Synchronization
import TestTools
import Testing

@testable import CommandKit

struct TableTests {

    private func table(_ rows: [[String]], maximum: Int? = nil) -> Table {
        var table = Table([.init(title: "NAME", maximum: maximum), .init(title: "SUM", isRight: true), .init(title: "NOTE")])
        for row in rows { table.add(row.map { Table.Cell(.verbatim($0)) }) }
        return table
    }

    @Test func figuresAreAligned() {
        let text = table([["Checking", "-12.50 EUR", "x"], ["円", "1200 JPY", ""]]).text(style: .plain)
        #expect(
            text == """
                NAME             SUM  NOTE
                Checking  -12.50 EUR  x
                円          1200 JPY

                """)
    }

    @Test func anEmptyColumnIsLeftOut() {
        #expect(table([["a", "", "x"]]).text(style: .plain) == "NAME  NOTE\na     x\n")
        #expect(table([]).text(style: .plain).isEmpty)
    }

    @Test func longNamesAreShortened() {
        let text = table([["A very long payee indeed", "1", ""]], maximum: 12).text(style: .plain)
        #expect(text == "NAME          SUM\nA very long…    1\n")
        #expect(TerminalText.shortened("日本銀行本店", to: 7) == "日本銀…")
        #expect(TerminalText.shortened("abc def", to: 5) == "abc…")
    }

    @Test func aNarrowTerminalShortensColumns() {
        let rows = [["A very long payee indeed", "1234567890", "note"]]
        let narrow = table(rows, maximum: 40).text(style: TextStyle(isColoured: false, width: 30))
        #expect(narrow.split(separator: "\n").allSatisfy { TerminalText.width(String($0)) <= 30 })
        let least = table(rows, maximum: 40).text(style: TextStyle(isColoured: false, width: 5))
        #expect(least.contains("A very lo…"))
    }

    @Test func whatIsSecondaryMovesBelowBeforeNamesAreCut() {
        var table = Table([
            .init(title: "PAYEE", maximum: 36), .init(title: "CATEGORY", maximum: 24), .init(title: "NOTE", maximum: 28, wraps: true),
            .init(title: "SUM", isRight: true), .init(title: "ID", wraps: true),
        ])
        table.add(
            ["A very long payee indeed", "Groceries and more things", "a note", "-12.50 EUR", "txn_0000000000034"].map {
                Table.Cell(.verbatim($0))
            })
        let wide = table.text(style: TextStyle(isColoured: false, width: 120))
        #expect(wide.split(separator: "\n").count == 2)
        let narrow = table.text(style: TextStyle(isColoured: false, width: 80)).split(separator: "\n").map(String.init)
        #expect(narrow.count == 3 && narrow.allSatisfy { TerminalText.width($0) <= 80 })
        #expect(narrow[1].contains("A very long payee") && narrow[2].contains("txn_0000000000034"))
    }

    @Test func widthsAreThoseOfATerminal() {
        #expect(TerminalText.width("e\u{301}a") == 2)
        #expect(TerminalText.width("円") == 2)
        #expect(TerminalText.width("👍🏽") == 2)
        #expect(TerminalText.width("Ü−") == 2)
    }

    @Test func controlCharactersOfABankAreRemoved() {
        #expect(TextStyle.plain.string(.verbatim("a\u{1B}[31mb\nc\u{202E}d")) == "a [31mb c d")
        #expect(TextStyle.plain.string(.verbatim("Ünï 円")) == "Ünï 円")
    }

    @Test func colourIsOnlyForTerminals() {
        var table = Table([.init(title: "SUM", isRight: true)])
        table.add([Table.Cell(Money.euros(100))])
        table.add([Table.Cell(Money.euros(-100))])
        #expect(table.text(style: .plain) == "      SUM\n 1.00 EUR\n-1.00 EUR\n")
        #expect(
            table.text(style: TextStyle(isColoured: true, width: nil))
                == "      \u{1B}[1mSUM\u{1B}[0m\n \u{1B}[32m1.00 EUR\u{1B}[0m\n-1.00 EUR\n")
    }

    @Test func halfOfTheWorkIsHalfOfTheBar() {
        let written = Mutex<[UInt8]>([])
        let line = ProgressLine(
            "Importing", on: BufferedOutput { (bytes: [UInt8]) throws(OutputError) in written.withLock { $0 += bytes } })
        line.show(done: 1, total: 2)
        line.end()
        #expect(
            String(decoding: written.withLock { $0 }, as: UTF8.self)
                == "\r\u{1B}[2KImporting [############------------] 50 %\r\u{1B}[2K")
    }

    @Test func progressStaysWithinItsBounds() {
        #expect(ProgressLine.percent(0, of: 3) == 0)
        #expect(ProgressLine.percent(5, of: 3) == 100)
        #expect(ProgressLine.percent(-5, of: 3) == 0)
        #expect(ProgressLine.percent(.max, of: .max) == 100)
    }
}
