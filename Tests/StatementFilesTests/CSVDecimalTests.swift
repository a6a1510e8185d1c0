import Models
import StatementFiles
import Testing

/// Detection of the decimal separator.
@Suite struct CSVDecimalTests {

    private func amounts(_ text: String, currency: String? = nil) throws -> [String] {
        let guess = try CSVFileAnalyzer.detectLayout(
            of: ByteWindow(MemoryByteSource(Array(text.utf8))), dateOrder: nil, currency: currency.flatMap { Currency(code: $0) })
        return try CSVReading.read(text, layout: guess.layout).statements.flatMap(\.lines).map(\.amount.description)
    }

    private func isAsked(_ text: String, currency: String? = nil) -> Bool {
        do {
            _ = try amounts(text, currency: currency)
            return false
        } catch let error as StatementFileError {
            return error.reason == .needsChoice && error.choice == .decimal
        } catch {
            return false
        }
    }

    @Test(arguments: [
        ("Fee", "0.50", "28.500"), ("Balance", "1,234.50", "29.000"), ("Exchange rate", "1.0845", "29.000"),
        ("Original amount", "31.25", "29.000"),
        ("Cashback", "0.29", "29.000"), ("Balance", "1.234.567,50", "29000"), ("Kurs", "1,0845", "29000"),
    ]) func otherColumnDeterminesDecimalSeparator(name: String, cell: String, expected: String) throws {
        #expect(try amounts("Date;Text;Amount;\(name)\n2026-01-05;A;29.000;\(cell)\n") == [expected])
    }

    @Test func amountsTakePrecedenceOverOtherColumns() throws {
        #expect(try amounts("Datum;Text;Betrag;Wechselkurs\n05.01.2026;A;29.000;1.0845\n06.01.2026;B;3,20;1.0845\n") == ["29000", "3.20"])
    }

    @Test func laterAmountDeterminesSeparatorOfFile() throws {
        let rows = String(repeating: "2026-01-05;A;29.000\n", count: 3_000)
        #expect(try amounts("Date;Text;Amount\n" + rows + "2026-01-06;B;1.50\n").first == "29.000")
    }

    @Test(arguments: ["29.000", "29,000", "-1.234", "1,234"]) func ambiguousSeparatorNeedsChoice(amount: String) {
        #expect(isAsked("Date;Text;Amount\n2026-01-05;A;\(amount)\n"))
        #expect(isAsked("Date;Text;Amount;Currency\n2026-01-05;A;\(amount);EUR\n"))
        #expect(isAsked("Date;Text;Amount\n2026-01-05;A;\(amount)\n", currency: "USD"))
    }

    /// A time of day with a point is not evidence for a decimal separator.
    @Test func timeOfDayIsNoEvidence() {
        #expect(isAsked("Datum;Uhrzeit;Text;Betrag\n05.01.2026;10.30;A;29.000\n"))
    }

    @Test(arguments: [
        ("JPY", "29.000", "29000"), ("JPY", "29,000", "29000"), ("KWD", "29.000", "29.000"), ("KWD", "29,250", "29.250"),
        ("KRW", "1.234", "1234"),
    ]) func currencyWithThreeDecimalsOrNoneDeterminesSeparator(code: String, amount: String, expected: String) throws {
        #expect(try amounts("Date;Text;Amount\n2026-01-05;A;\(amount)\n", currency: code) == [expected])
        #expect(try amounts("Date;Text;Amount;Currency\n2026-01-05;A;\(amount);\(code)\n") == [expected])
    }

    @Test func currenciesWithDifferentDecimalsAreNoEvidence() {
        #expect(isAsked("Date;Text;Amount;Currency\n2026-01-05;A;29.000;JPY\n2026-01-05;A;29.000;KWD\n"))
    }

    @Test func aRowThatContradictsTheOthersIsRejectedAlone() throws {
        let reading = try CSVReading("Date;Text;Amount\n2026-01-05;A;-29.50\n2026-01-06;B;-1.75\n2026-01-07;C;-3,20\n")
        #expect(reading.lines.map(\.payee) == ["A", "B"])
        #expect(reading.rejected.map(\.line) == [4])
    }

    @Test func tieOfSeparatorsNeedsChoice() throws {
        let text = "Date;Text;Amount\n2026-01-05;A;29.50\n2026-01-06;B;29.000\n2026-01-07;C;3,20\n"
        #expect(isAsked(text))
    }

    @Test func wholeAmountsNeedNoSeparator() throws {
        #expect(try amounts("Date;Text;Amount\n2026-01-05;A;29\n2026-01-06;B;-1 234\n") == ["29", "-1234"])
    }

    @Test func ambiguousLayoutRoundTrips() throws {
        let layout = try CSVFileAnalyzer.detectLayout(
            of: ByteWindow(MemoryByteSource(Array("Date;Text;Amount;Fee\n2026-01-05;A;29.000;1\n".utf8))), dateOrder: nil
        ).layout
        #expect(layout.decimal == nil && layout.fee == 3)
        #expect(CSVLayout(layout.description) == layout)
    }
}
