import Models
import Testing

@testable import StatementFiles

/// Columns that names alone would misread: balances, other columns and cells decide, or the file is asked about.
@Suite struct CSVProofTests {

    private func summary(_ text: String) throws -> [String] { try CSVReading(text).summary }

    private func question(_ text: String) throws -> [String]? {
        let error = #expect(throws: StatementFileError.self) { try CSVReading(text) }
        #expect(error?.choice == .columns)
        return error.map { Array($0.arguments.prefix(2)) }
    }

    // MARK: - Amounts

    @Test func aColumnNamedBalanceIsNeverTheAmount() throws {
        let reading = try CSVReading(
            "DAY,DESCRIPTION,FEE,AMOUNT,NET CASH BALANCE\n2026-07-02,DIVIDEND,,12.50,112.50\n2026-07-13,FUND,,-80.00,32.50\n")
        #expect(reading.lines.map(\.amount.description) == ["12.50", "-80.00"])
        #expect(reading.trailer?.closing?.amount.description == "32.50")
    }

    @Test func aColumnOfZerosIsNeverTheAmount() throws {
        let text =
            "Data;Descrição;Valor (em US$);Valor (em R$)\n10/07/2026;Bar;0;5.90\n21/07/2026;Feira;0;50.89\n27/07/2026;Loja;0;124.50\n"
        #expect(try question(text) == ["--columns amount=4 --no-invert", "--columns amount=4 --invert"])
    }

    @Test func zerosInTheOtherColumnAreBlank() throws {
        let reading = try CSVReading("Date,Text,Funds In,Funds Out\n2026-06-08,Shop,0.00,5.00\n2026-06-15,Boss,50.00,0.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-5.00", "50.00"])
    }

    @Test func debitAndCreditCountBesideAnAmountInTheOriginalCurrency() throws {
        let text = """
            Kauf;Buchungstext;Betrag;Originalwährung;Kurs;Währung;Belastung;Gutschrift;Buchung
            28.10.2026;Kiosk;12.00;CHF;;CHF;12.00;;29.10.2026
            30.10.2026;Hotel;100.00;EUR;0.95;CHF;95.00;;31.10.2026
            02.11.2026;Zahlung;;;;CHF;;107.00;02.11.2026

            """
        #expect(try CSVReading(text).lines.map(\.amount.description) == ["-12.00", "-95.00", "107.00"])
    }

    @Test func theBookedAmountCountsBesideTheOriginalOne() throws {
        let text = """
            Buchungsdatum;Originalbetrag;Originalwährung;Umrechnungskurs;Buchungsbetrag;Buchungswährung;Text
            21.02.26;-50,00;USD;1,10;-45,45;EUR;HOTEL
            23.02.26;-5,00;EUR;1,00;-5,00;EUR;CAFE

            """
        #expect(try CSVReading(text).lines.map(\.amount.description) == ["-45.45", "-5.00"])
    }

    /// Of a card the converted amounts are booked, of accounts in several currencies those before.
    @Test func amountsBesideConvertedOnesAreAskedAbout() throws {
        let text = """
            Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount,Native Amount (in USD)
            2026-05-09 08:05:10,Grocer,EUR,-23.45,,,EUR,-23.45,-28.52
            2026-05-08 10:05:10,Ride,USD,-12.00,,,EUR,-9.86,-12.00
            2026-05-07 09:11:10,Top up,EUR,100.0,EUR,100.0,EUR,100.00,121.63
            2026-05-06 21:01:00,Hotel,GBP,-80.00,,,EUR,-92.31,-111.20

            """
        #expect(try question(text) == ["--columns amount=8,currency=7 --no-invert", "--columns amount=4,currency=3 --no-invert"])
        let twice = text.replacing("USD,-12.00,,,EUR,-9.86", with: "EUR,-12.00,,,EUR,-12.00").replacing("GBP,-80.00", with: "EUR,-92.31")
        #expect(try CSVReading(twice).lines.map(\.amount.description) == ["-23.45", "-12.00", "100.0", "-92.31"])
    }

    @Test func balancesSettleWhichAmountsWereConverted() throws {
        let text = """
            Date,Text,Currency,Amount,Account currency,Account amount,Balance
            2026-05-06,Hotel,GBP,-80.00,EUR,-92.31,907.69
            2026-05-07,Grocer,EUR,-7.69,EUR,-7.69,900.00
            2026-05-08,Ride,USD,-12.00,EUR,-10.00,890.00

            """
        #expect(try CSVReading(text).lines.map(\.amount.description) == ["-92.31", "-7.69", "-10.00"])
    }

    /// A bank states the balance at the end of a day only; its columns have the shape of another bank's with debit and credit exchanged.
    @Test func balancesOfDaysProveTheColumnsOfTheirRows() throws {
        let rows = [
            "30.10.2026;Garage;;74.90;30.10.2026;3011.18;", "30.10.2026;Boss;400.00;;30.10.2026;;",
            "29.10.2026;Rent;;1000.00;29.10.2026;2686.08;",
            "29.10.2026;Shop;;19.60;29.10.2026;;", "26.10.2026;Kiosk;;8.00;26.10.2026;3705.68;", "26.10.2026;Shop;;146.65;26.10.2026;;",
        ]
        let amounts = ["-74.90", "400.00", "-1000.00", "-19.60", "-8.00", "-146.65"]
        #expect(try CSVReading(rows.joined(separator: "\n") + "\n").lines.map(\.amount.description) == amounts)
    }

    @Test func purchasesWithoutAMinusBesideASalaryWithOneAreAskedAbout() throws {
        let text =
            "date,description,amount\n2026-02-01,GROCERY PURCHASE,45.32\n2026-02-03,PAYROLL DEPOSIT,-2500.00\n2026-02-06,RESTAURANT PURCHASE,28.45\n"
        #expect(try question(text) == ["--columns amount=3 --invert", "--columns amount=3 --no-invert"])
    }

    @Test func runningBalancesProveWhichOfTwoColumnsWithoutNamesIsMoneyOut() throws {
        let reading = try CSVReading("01/13/2026,BAKERY,5.50,,94.50\n01/15/2026,BOSS,,500.00,594.50\n01/16/2026,CAFE,4.50,,590.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-5.50", "500.00", "-4.50"])
        let turned = try CSVReading("01/13/2026,BAKERY,,5.50,94.50\n01/15/2026,BOSS,500.00,,594.50\n01/16/2026,CAFE,,4.50,590.00\n")
        #expect(turned.lines.map(\.amount.description) == ["-5.50", "500.00", "-4.50"])
    }

    @Test func twoColumnsWithoutNamesAndBalancesAreAskedAbout() throws {
        let text = "01/13/2026,BAKERY,5.50,\n01/15/2026,BOSS,,500.00\n01/16/2026,CAFE,4.50,\n"
        #expect(try question(text) == ["--columns debit=3,credit=4", "--columns debit=4,credit=3"])
    }

    @Test func balancesBeforeTheRowProveItsAmount() throws {
        let reading = try CSVReading(
            "02-03-2026,Bakery,1250.40,-12.45\n05-03-2026,Water,1237.95,-84.17\n13-03-2026,Salary,1153.78,2310.65\n16-03-2026,Rent,3464.43,-1075.20\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-12.45", "-84.17", "2310.65", "-1075.20"])
        #expect(reading.trailer?.closing?.amount.description == "2389.23")
    }

    @Test func theBalanceOfACardIsADebt() throws {
        let reading = try CSVReading(
            "Date;Text;Amount;Balance\n2026-01-05;A;-12.50;112.50\n2026-01-06;B;-3.00;115.50\n2026-01-07;C;10.00;105.50\n")
        #expect(reading.trailer?.closing?.amount.description == "-105.50")
    }

    // MARK: - Signs

    @Test func aWrittenMinusCountsMoreThanABookingText() throws {
        #expect(
            try summary("Buchung;Empfänger;Buchungstext;Verwendungszweck;Betrag\n08.06.2026;Laden;Gutschrift;Storno;-500,00\n")
                == ["2026-06-08 -500.00 Laden | Gutschrift Storno"])
    }

    @Test func aReturnedDirectDebitIsMoneyIn() throws {
        let reading = try CSVReading(
            "Buchung;Empfänger;Buchungstext;Betrag\n08.06.2026;A;Lastschrift;-5,00\n08.06.2026;C;Lastschrift;-6,00\n09.06.2026;A;Lastschrift;5,00\n10.06.2026;B;Gutschrift;7,00\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-5.00", "-6.00", "5.00", "7.00"])
        #expect(reading.rejected.isEmpty)
    }

    @Test func creditsWithAMinusThroughoutAreMoneyIn() throws {
        let reading = try CSVReading("Date;Text;Debit;Credit\n2026-01-05;A;12.50;\n2026-01-06;B;;-3.00\n2026-01-07;C;;-4.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "3.00", "4.00"])
    }

    @Test func amountsWithoutAnyMinusAreAskedAbout() throws {
        #expect(
            try question("Date,Payee,Amount\n2026-01-01,A,1.00\n2026-01-02,B,2.00\n2026-01-03,C,3.00\n")
                == ["--columns amount=3 --no-invert", "--columns amount=3 --invert"])
        #expect(try summary("Date,Payee,Amount\n2026-01-01,A,+1.00\n2026-01-02,B,+2.00\n2026-01-03,C,+3.00\n").count == 3)
    }

    /// A salary comes in, and so does a refund.
    @Test(arguments: [
        "2026-03-25,ACME GMBH LOHN GEHALT,2500.00\n2026-04-25,ACME GMBH LOHN GEHALT,2500.00\n2026-05-25,ACME GMBH LOHN GEHALT,2500.00\n",
        "2026-03-02,SCHUHHAUS NORD,-120.00\n2026-03-14,SCHUHHAUS NORD,45.00\n2026-03-16,SCHUHHAUS NORD RETOURE,20.00\n",
        "2026-03-02,Payroll March,2120.00\n2026-03-14,Gift,45.00\n2026-03-16,Tim,20.00\n",
    ])
    func textsSayThatPositiveAmountsComeIn(rows: String) throws {
        let reading = try CSVReading("Date,Payee,Amount\n" + rows)
        #expect(reading.lines.count { !$0.amount.isNegative } >= 2 && reading.rejected.isEmpty)
    }

    @Test func textsThatSayThatSignsAreTurnedOfferThatReadingFirst() throws {
        let text = "Date,Payee,Amount\n2026-03-02,SCHUHHAUS NORD,120.00\n2026-03-14,PAYMENT - THANK YOU,-45.00\n2026-03-16,CAFE,20.00\n"
        #expect(try question(text) == ["--columns amount=3 --invert", "--columns amount=3 --no-invert"])
    }

    @Test func aBlankBesideCreditWordsIsADebit() throws {
        let reading = try CSVReading("Date,Text,Amount,\n2026-08-24,PAYMENT,540.12,CR\n2026-08-13,SHOP,18.89,\n2026-08-12,CAFE,3.00,\n")
        #expect(reading.lines.map(\.amount.description) == ["540.12", "-18.89", "-3.00"])
    }

    // MARK: - Accounts

    @Test func theAccountAboveTheTableIsTheOwnOne() throws {
        let text = """
            "Tagesgeld";"DE02120300000000202051"
            "Kontostand vom 05.05.2026:";"1.300,00 EUR"
            ""
            "Buchungsdatum";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"IBAN";"Betrag (€)"
            "30.04.26";"Eva";"Eva";"Sparen";"DE89370400440532013000";"800,50"
            "28.03.26";"Eva";"Eva";"Rate";"DE89370400440532013000";"-123,12"

            """
        let reading = try CSVReading(text)
        #expect(reading.header?.iban == "DE02120300000000202051" && reading.header?.currency?.code == "EUR")
        #expect(reading.lines.map(\.counterparty) == ["DE89370400440532013000", "DE89370400440532013000"])
        #expect(
            reading.trailer?.closing
                == StatementBalance(amount: DecimalFigure(mantissa: 130_000, scale: 2), day: try #require(Day("2026-05-05"))))
    }

    @Test func accountsOfAMoneyProgramAreAStatementEach() throws {
        let reading = try CSVReading(
            "Account,Date,Payee,Amount\nChecking,2026-01-01,Landlord,-1500.00\nCredit Card,2026-01-02,Coffee,-4.25\nChecking,2026-01-03,Boss,2000.00\n"
        )
        #expect(reading.collected.statements.map(\.header.name) == ["Checking", "Credit Card"])
        #expect(reading.collected.statements.map(\.lines.count) == [2, 1])
    }

    @Test func anAccountThatIsBlankInSomeRowsIsTheOtherSide() throws {
        let reading = try CSVReading(
            "Date,Description,Devise,Net,Solde,Nom,Compte bancaire\n17/1/2026,Paiement,EUR,\"-59,30\",\"40,70\",Boutique,\n18/1/2026,Virement,EUR,\"100,00\",\"140,70\",,8196\n19/1/2026,Virement,EUR,\"9,30\",\"150,00\",,8196\n"
        )
        #expect(reading.lines.map(\.counterparty) == [nil, "8196", "8196"])
        #expect(reading.lines.map(\.payee) == ["Boutique", "Virement", "Virement"])
    }

    // MARK: - Payees

    @Test func thePayeeIsNeverANumberAnIBANOrTheHolder() throws {
        #expect(
            try summary(
                "Date,Amount,Account,Counterparty,Name,Description\n2026-03-26,\"-2,00\",NL91ABNA0417164300,,News,News 800\n2026-03-28,\"1.250,00\",NL91ABNA0417164300,NL20INGB0001234567,Boss,Salary\n"
            )
                == ["2026-03-26 -2.00 News | News 800", "2026-03-28 1250.00 Boss | Salary"])
        #expect(
            try CSVReading("Date,Details,Debit,Credit,Balance\n01/09/2026,Corner Shop,5.00,,95.00\n15/09/2026,Employer,,50.00,145.00\n")
                .lines.map(\.payee) == ["Corner Shop", "Employer"])
        let holder = try CSVReading(
            "Naam van de rekening;Boekingsdatum;Bedrag;Omschrijving;Detail\nEVA MUSTER;18/11/2026;100,00;Overschrijving;Van: Paul\nEVA MUSTER;20/11/2026;-22,30;Betaling;Winkel Gent\n"
        )
        #expect(holder.lines.map(\.payee) == ["Overschrijving", "Betaling"] && holder.lines.map(\.memo) == ["Van: Paul", "Winkel Gent"])
    }

    // MARK: - Rows

    @Test func openingTurnoverAndClosingRowsAreNoLines() throws {
        let text = """
            "Client account";"Row type";"Date";"Beneficiary/Payer";"Details";"Amount";"Currency";"Debit/Credit"
            "EE382200221020145685";"10";"01.01.2026";"";"Opening balance";"100,00";"EUR";"K"
            "EE382200221020145685";"20";"08.01.2026";"SHOP AS";"Order 1";"75,78";"EUR";"D"
            "EE382200221020145685";"20";"15.01.2026";"FIRMA OÜ";"Salary";"500,00";"EUR";"K"
            "EE382200221020145685";"82";"31.01.2026";"";"Turnover";"75,78";"EUR";"D"
            "EE382200221020145685";"86";"31.01.2026";"";"closing balance";"524,22";"EUR";"K"

            """
        let reading = try CSVReading(text)
        #expect(reading.summary == ["2026-01-08 -75.78 SHOP AS | Order 1", "2026-01-15 500.00 FIRMA OÜ | Salary"])
        #expect(reading.trailer?.opening?.amount.description == "100.00" && reading.trailer?.closing?.amount.description == "524.22")
    }

    @Test func aPendingRowWithoutAnyDayIsPassedOverWithANote() throws {
        let reading = try CSVReading(
            "\"Buchungstag\";\"Wertstellung\";\"Buchungstext\";\"Umsatz in EUR\"\n\"offen\";\"--\";\"Laden A\";\"-23,86\"\n\"06.10.2026\";\"06.10.2026\";\"Strom\";\"-40,01\"\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-40.01"] && reading.rejected.isEmpty)
        #expect(reading.collected.diagnostics.map(\.code) == [.csvRowPendingWithoutDay])
    }

    @Test func remarksAsManyAsTheRowsArePassedOver() throws {
        let reading = try CSVReading(
            "Run Date,Action,Symbol,Amount ($)\n01/27/2026, DEBIT CARD,,-135.6\n01/23/2026, DEPOSIT,,200.99\n,,,\n\"The data is provided for your use\",,,\nDate downloaded 01/27/2026,,,\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-135.6", "200.99"] && reading.rejected.isEmpty)
    }

    @Test func theWordsOfAContinuationGoToTheMemo() throws {
        let reading = try CSVReading(
            "Date,Text,Amount,Balance\n2026-01-05,Order 12,-30.00,70.00\n,Bakery and cheese,,\n2026-01-06,Salary,50.00,120.00\n")
        #expect(reading.summary == ["2026-01-05 -30.00 Order 12 | Bakery and cheese", "2026-01-06 50.00 Salary | "])
    }

    @Test(arguments: ["2026.04.19.", "04/19/2026 as of 04/18/2026", "20260419120000[0:GMT]", "19 apr 2026. 09:15"])
    func daysWithSomethingBehindAreDays(text: String) throws {
        #expect(try CSVReading("Date;Payee;Amount\n\(text);A;-1,50\n").lines.map(\.day.description) == ["2026-04-19"])
    }

    @Test func aTabBehindAQuoteIsNoText() throws {
        #expect(try summary("Date,Payee,Amount\n\"2026-04-19\"\t,\"Bakery\" ,\"-1.50\"\t\n") == ["2026-04-19 -1.50 Bakery | "])
    }

    @Test(arguments: [
        ("Betrag;Waehrung", "-5,00;EUR"), ("Bedrag;Munteenheid", "-5,00;EUR"), ("Montant;Devises", "-5,00;EUR"),
        ("Valor;Moeda", "-5,00;EUR"),
        ("Betrag (€);Text", "-5,00;A"),
    ]) func theCurrencyIsFoundUnderOtherWords(names: String, cells: String) throws {
        #expect(try CSVReading("Datum;Name;\(names)\n08.06.2026;Laden;\(cells)\n").header?.currency?.code == "EUR")
    }

    // MARK: - Work

    /// A table of 250 columns of amounts is decided with as many readings as one of 25.
    @Test(arguments: ["Amount", "Debit,Credit", "Balance", "x"]) func aWideTableIsNoMoreWorkThanAUsualOne(names: String) throws {
        func isAnswered(_ columns: Int) throws -> Bool {
            let words = names.split(separator: ",")
            let header = ["Date"] + (0..<columns).map { String(words[$0 % words.count]) }
            let rows = (1...40).map { row in
                (["2026-01-\(row % 28 + 1 < 10 ? "0" : "")\(row % 28 + 1)"] + (0..<columns).map { "\($0 * row % 97).\(10 + row % 80)" })
                    .joined(separator: ",")
            }
            do {
                _ = try CSVReading(([header.joined(separator: ",")] + rows).joined(separator: "\n") + "\n")
            } catch is StatementFileError {
                return true
            }
            return true
        }
        #expect(try isAnswered(25) && isAnswered(250))
    }
}
