import Models
import Testing

@testable import StatementFiles

@Suite struct CSVReaderTests {

    @Test func aGermanExportWithTitlesAboveIsRead() throws {
        let reading = try CSVReading(
            """
            "Girokonto";"DE89 3704 0044 0532 0130 00"
            "Zeitraum:";"01.03.2024 - 31.03.2024"

            "Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer/IBAN";"Betrag (EUR)";"Saldo"
            "15.03.2024";"15.03.2024";"Lastschrift";"Stadtwerke ""Süd"" AG";"Abschlag
            März";"DE02120300000000202051";"-1.234,50";"765,50"
            "14.03.2024";"14.03.2024";"Gutschrift";"Arbeitgeber GmbH";"Lohn";"";"1.900,00";"2.000,00"
            """)
        #expect(
            reading.summary == [
                "2024-03-15 -1234.50 Stadtwerke \"Süd\" AG | Lastschrift Abschlag\nMärz",
                "2024-03-14 1900.00 Arbeitgeber GmbH | Gutschrift Lohn",
            ])
        #expect(reading.header?.iban == "DE89370400440532013000")
        #expect(reading.header?.currency?.code == "EUR")
        #expect(
            reading.trailer?.closing
                == StatementBalance(amount: DecimalFigure(mantissa: 76550, scale: 2), day: try #require(Day("2024-03-15"))))
        #expect(reading.lines.map(\.line) == [5, 7])
        #expect(reading.lines.first?.counterparty == "DE02120300000000202051")
        #expect(reading.collected.diagnostics.isEmpty)
    }

    @Test func oneDayAboveTwelveDeterminesDateOrder() throws {
        let head = "Date,Description,Amount\n03/04/2024,A,-1.00\n"
        let reading = try CSVReading(head + "03/15/2024,B,-2.00\n")
        #expect(reading.lines.map(\.day.description) == ["2024-03-04", "2024-03-15"])
        #expect(try CSVReading(head + "15/03/2024,B,-2.00\n").lines.map(\.day.description) == ["2024-04-03", "2024-03-15"])
    }

    @Test func laterDateDeterminesDateOrder() throws {
        let rows = String(repeating: "03/04/2024,A,-1.00\n", count: 5_000)
        #expect(try CSVReading("Date,Description,Amount\n" + rows + "13/04/2024,A,-1.00\n").guess.layout.dateOrder == .dayFirst)
    }

    @Test func ambiguousDateOrderNeedsChoice() throws {
        let text = "Date,Description,Amount\n03/04/2024,A,-1.00\n"
        let guess = try CSVFileAnalyzer.detectLayout(of: ByteWindow(MemoryByteSource(Array(text.utf8))), dateOrder: nil)
        #expect(guess.isDateAmbiguous)
        let error = #expect(throws: StatementFileError.self) { try CSVReading.read(text, layout: guess.layout) }
        #expect(error?.reason == .needsChoice)
        #expect(error?.line == 2)
        #expect(try CSVReading(text, order: .monthFirst).lines.map(\.day.description) == ["2024-03-04"])
    }

    @Test(arguments: [
        ("Af Bij", "Af", "Bij"), ("D/C", "D", "C"), ("S/H", "S", "H"), ("Debit/Credit", "Debit", "Credit"), ("Type", "DEBIT", "CREDIT"),
    ]) func aColumnSaysDebitOrCredit(name: String, out: String, into: String) throws {
        let reading = try CSVReading(
            "Datum;Naam / Omschrijving;\(name);Bedrag (EUR)\n20240315;Winkel;\(out);12,50\n20240316;Salaris;\(into);1000,00\n")
        #expect(reading.summary == ["2024-03-15 -12.50 Winkel | ", "2024-03-16 1000.00 Salaris | "])
    }

    @Test func typeColumnDeterminesInvertedSigns() throws {
        let reading = try CSVReading(
            "Type,Date,Description,Amount\nDEBIT,2024-03-15,Shop,12.50\nDEBIT,2024-03-16,Shop,2\nCREDIT,2024-03-17,Refund,-3.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "-2", "3.00"])
    }

    @Test func twoColumnsOfAmounts() throws {
        let reading = try CSVReading(
            "Date;Libellé;Débit;Crédit\n15/03/2024;Boulangerie;-3,20;\n16/03/2024;Salaire;;2 100,00\n17/03/2024;Zero;0,00;5,00\n")
        #expect(reading.lines.map(\.amount.description) == ["-3.20", "2100.00", "5.00"])
    }

    @Test func invalidRowsAreRejectedIndividuallyAndTotalsSkipped() throws {
        let reading = try CSVReading(
            """
            Date,Payee,Amount,Balance
            2024-03-15,A,-1.00,9.00
            2024-02-30,B,-2.00,7.00
            2024-03-17,C,abc,7.00

            ,Total,-3.00,
            2024-03-18,D,"-1,00",6.00
            2024-03-19,E,-4.00,2.00
            """)
        #expect(reading.lines.map(\.payee) == ["A", "E"])
        #expect(reading.rejected.map(\.line) == [3, 4, 7])
        #expect(reading.rejected.map(\.found) == ["2024-02-30", "abc", "-1,00"])
    }

    @Test func balancesThatNoReadingExplainsAreAskedAbout() throws {
        let error = #expect(throws: StatementFileError.self) {
            try CSVReading("Date,Payee,Amount,Balance\n2024-03-15,A,-1.00,9.00\n2024-03-16,B,-2.00,1.00\n2024-03-17,B,-2.00,50.00\n")
        }
        #expect(error?.choice == .columns)
        #expect(error?.arguments.prefix(2) == ["--columns amount=3 --no-invert", "--columns amount=3 --invert"])
    }

    @Test func twoIdenticalCoffeesStayTwoAndOnlyANamedColumnIsAnId() throws {
        let reading = try CSVReading("Date,Payee,Amount,Transaction ID\n2024-03-15,Coffee,-3.00,a1\n2024-03-15,Coffee,-3.00,\n")
        #expect(reading.lines.map(\.bankId) == ["a1", nil])
        #expect(try CSVReading("Date,Payee,Amount,Nr\n2024-03-15,Coffee,-3.00,a1\n").lines.first?.bankId == nil)
    }

    @Test func aFileWithoutAHeaderIsReadByItsCells() throws {
        let reading = try CSVReading("2024-03-15\tBakery\t-3.20\tEUR\n2024-03-16\tSalary\t2100.00\tEUR\n")
        #expect(reading.summary == ["2024-03-15 -3.20 Bakery | ", "2024-03-16 2100.00 Salary | "])
        #expect(!reading.guess.layout.hasHeader)
        #expect(reading.header?.currency?.code == "EUR")
    }

    @Test func rowsOfTwoAccountsAreTwoStatements() throws {
        let reading = try CSVReading(
            "Rekening;Tegenrekening;Datum;Naam;Bedrag\nNL1;X;2024-03-15;A;-1,00\nNL2;Y;2024-03-15;B;-2,00\nNL1;Z;2024-03-16;C;-3,00\n")
        #expect(reading.collected.statements.map(\.header.accountNumber) == ["NL1", "NL2"])
        #expect(reading.collected.statements.map { $0.lines.map(\.payee) } == [["A", "C"], ["B"]])
        #expect(reading.collected.diagnostics.isEmpty)
    }

    @Test func fileWithoutDatesOrAmountsIsRejectedWithExpectation() throws {
        let error = #expect(throws: StatementFileError.self) { try CSVReading("Name,Colour\nA,red\nB,blue\n") }
        #expect(error?.reason == .malformed && error?.code == .csvDateColumnMissing)
        #expect(#expect(throws: StatementFileError.self) { try CSVReading("") }?.reason == .empty)
    }

    @Test(arguments: [1, 2, 3, 7, 64, 1_000]) func chunkSizeDoesNotChangeResult(chunk: Int) throws {
        let text = "Date;Payee;Amount\r\n2024-03-15;\"A;\r\nB \"\"x\"\"\";-1,50\r\n2024-03-16;C;2,00\r"
        let reading = try CSVReading(text, chunk: chunk)
        #expect(reading.summary == ["2024-03-15 -1.50 A;\r\nB \"x\" | ", "2024-03-16 2.00 C | "])
        #expect(reading.lines.map(\.line) == [2, 4])
    }

    @Test func layoutRoundTrips() throws {
        let layout = try CSVReading("a;b\nDate;Payee;Note;Info;Debit;Credit\n15/03/2024;A;n;i;1,00;\n").guess.layout
        #expect(CSVLayout(layout.description) == layout)
        #expect(CSVLayout("delimiter=comma") == nil)
        #expect(CSVLayout("date=99999999999999999999 amount=1") == nil)
        #expect(CSVLayout("date=0 amount=-4") == nil)
    }
}

// MARK: - Unusual first and last rows

extension CSVReaderTests {

    @Test func totalBelowShortTableIsSkipped() throws {
        let reading = try CSVReading(
            "#Data operacji;#Opis operacji;#Kwota;#Saldo po operacji;\n2024-03-15;ZAKUP;-12,50;1 234,50;\n;;#Saldo końcowe;1 234,50 PLN;\n")
        #expect(reading.summary == ["2024-03-15 -12.50 ZAKUP | "])
        #expect(reading.trailer?.closing?.amount.description == "1234.50")
        #expect(reading.rejected.isEmpty)
    }

    @Test func aPendingRowHasOnlyTheDayOfPurchase() throws {
        let reading = try CSVReading(
            """
            Type,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
            CARD_PAYMENT,2024-03-14 10:22:01,2024-03-15 11:00:00,Tesco,-12.50,0.00,GBP,COMPLETED,87.50
            CARD_PAYMENT,2024-03-17 10:22:01,,Shell,-5.00,0.00,GBP,PENDING,
            """)
        #expect(reading.lines.map(\.day.description) == ["2024-03-15", "2024-03-17"])
        #expect(reading.lines.map(\.status) == [.booked, .pending])
        #expect(reading.trailer?.closing?.amount.description == "87.50")
    }
}
