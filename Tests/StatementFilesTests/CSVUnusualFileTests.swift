import Models
import StatementFiles
import Testing

/// Unusual CSV files of banks in many countries.
@Suite struct CSVUnusualFileTests {

    private func amounts(_ text: String) throws -> [String] { try CSVReading(text).lines.map(\.amount.description) }

    @Test(arguments: [
        ("-1'234.56", "12'000.00", "-1234.56", "12000.00"), ("-1’234.56", "12’000.00", "-1234.56", "12000.00"),
        ("\"-1,23,456.78\"", "\"12,34,567.00\"", "-123456.78", "1234567.00"),
        ("\"-1\u{A0}234,56\"", "\"2\u{A0}000,00\"", "-1234.56", "2000.00"),
        ("\"-1\u{202F}234,56 €\"", "\"2\u{202F}000,00 €\"", "-1234.56", "2000.00"),
        ("\"\u{2212}1234,56\"", "\"2000,00\"", "-1234.56", "2000.00"),
        ("\"1.234,56-\"", "\"2.000,00+\"", "-1234.56", "2000.00"), ("\"(1,234.56)\"", "20.00", "-1234.56", "20.00"),
        ("\"-1.234,56 EUR\"", "\"2.000,00 EUR\"", "-1234.56", "2000.00"), ("\"- 1.234,56\"", "\"+ 2.000,00\"", "-1234.56", "2000.00"),
        ("\"1.234,56 Kč-\"", "\"2.000,00 Kč\"", "-1234.56", "2000.00"), ("R$-12.50", "R$20.00", "-12.50", "20.00"),
    ]) func amountsAreWrittenInManyWays(out: String, into: String, first: String, second: String) throws {
        #expect(try amounts("Date,Text,Amount\n2026-01-05,A,\(out)\n2026-01-06,B,\(into)\n") == [first, second])
    }

    @Test(arguments: [
        "2026-01-05,-3.20\n2026-01-06,12.00\n", "05.01.2026;-3,20\n06.01.2026;12,00\n",
        "\"05.01.2026\";\"-3,20\"\n\"06.01.2026\";\"12,00\"\n",
        "-3.20,2026-01-05\n12.00,2026-01-06\n", "05.01.2026\t-3,20\n06.01.2026\t12,00\n", "2026-01-05|-3.20\n2026-01-06|12.00\n",
    ]) func dateAndAmountSuffice(text: String) throws {
        #expect(try amounts(text) == ["-3.20", "12.00"])
    }

    @Test(arguments: [
        "\n\n\nDate;Text;Amount\n2026-01-05;A;-12.50\n", ";;\n;;\nDate;Text;Amount\n2026-01-05;A;-12.50\n",
        "  Date ;  Text; Amount\n2026-01-05;A;-12.50\n",
        ";;Date;Text;Amount\n;;2026-01-05;A;-12.50\n",
        "Kontoauszug\nKonto;123456\nSaldo;1.234,56\n\nDatum;Text;Betrag\n05.01.2026;A;-12,50\n",
    ]) func aHeaderBelowBlanksAndTitlesIsFound(text: String) throws {
        #expect(try amounts(text) == ["-12.50"])
    }

    @Test(arguments: [
        "Endsaldo", "Opening balance", "Saldo final", "Solde précédent", "Alter Saldo", "Endsaldo 31.01.2026", "Balance brought forward",
        "Saldovortrag",
    ])
    func balanceRowIsSkippedWithNote(text: String) throws {
        let reading = try CSVReading(
            "Datum;Text;Betrag\n05.01.2026;A;-12,50\n06.01.2026;Saldo Restaurant;-7,50\n06.01.2026;\(text);1.000,00\n")
        #expect(reading.lines.map(\.payee) == ["A", "Saldo Restaurant"])
        #expect(reading.collected.diagnostics.map(\.line) == [4])
    }

    @Test(arguments: ["Übertrag", "Report à nouveau"]) func textThatMayMeanATransferIsALine(text: String) throws {
        #expect(try amounts("Buchungstag;Buchungstext;Betrag\n01.02.2026;\(text);-200,00\n") == ["-200.00"])
    }

    @Test func totalsRowIsSkippedWithNote() throws {
        let reading = try CSVReading("Datum;Text;Betrag\n05.01.2026;A;-12,50\nSumme;;-12,50\n")
        #expect(reading.lines.count == 1)
        #expect(reading.collected.diagnostics.map(\.severity) == [.note])
    }

    @Test func conflictingCurrencySymbolRejectsRow() throws {
        let reading = try CSVReading(
            "Date,Text,Amount,Currency\n2026-01-05,A,-€12.50,EUR\n2026-01-06,B,-$3.50,EUR\n2026-01-07,C,-$3.50,USD\n")
        #expect(reading.lines.map(\.payee) == ["A", "C"])
        #expect(reading.rejected.map(\.line) == [3])
    }

    @Test func sharedCurrencySymbolIsStoredInHeader() throws {
        #expect(try CSVReading("Date,Text,Amount\n2026-01-05,A,-$12.50\n").header?.currencySymbol == .dollar)
        #expect(try CSVReading("Date,Text,Amount\n2026-01-05,A,US$12.50\n").header?.currencySymbol == nil)
        #expect(try CSVReading("Date,Text,Amount\n2026-01-05,A,US$12.50\n").lines.first?.currency?.code ?? "USD" == "USD")
    }

    @Test func columnOfCurrencySymbolsIsRead() throws {
        #expect(try CSVReading("Date,Text,Amount,Currency\n2026-01-05,A,-12.50,€\n2026-01-06,B,-3.50,€\n").header?.currency?.code == "EUR")
    }
}
