import Models
import StatementFiles
import Testing

/// Which of several columns is the day, the amount or the payee, where the first one that comes to mind is wrong.
@Suite struct CSVColumnChoiceTests {

    private func summary(_ text: String, order: DateOrder? = nil) throws -> [String] { try CSVReading(text, order: order).summary }

    private func question(_ text: String) throws -> [String]? {
        let error = #expect(throws: StatementFileError.self) { try CSVReading(text) }
        #expect(error?.choice == .columns)
        return error.map { Array($0.arguments.prefix(2)) }
    }

    // MARK: - Days

    @Test func thePeriodOfTheStatementIsNoDayOfARow() throws {
        let text = """
            Date d'évaluation;Date du;Date au;Date de comptabilisation;Date de valeur;Description;Débit;Crédit
            30.11.2026;01.11.2026;30.11.2026;06.11.2026;05.11.2026;Boulangerie;12.50;
            30.11.2026;01.11.2026;30.11.2026;17.11.2026;17.11.2026;Employeur;;900.00

            """
        #expect(try summary(text) == ["2026-11-06 -12.50 Boulangerie | ", "2026-11-17 900.00 Employeur | "])
    }

    @Test func aDayWithAnUnknownNameCountsMoreThanTheValueDay() throws {
        let reading = try CSVReading(
            "F. ejecución;F. valor;Concepto;Importe\n18/01/2026;16/01/2026;Bar;-5,00\n19/01/2026;20/01/2026;Nómina;300,00\n")
        #expect(reading.lines.map(\.day.description) == ["2026-01-18", "2026-01-19"])
        #expect(reading.lines.map { $0.valueDay?.description } == ["2026-01-16", "2026-01-20"])
    }

    // MARK: - Amounts

    /// Cards write spending without a minus, and a short file says it no more than a long one.
    @Test func evenTwoAmountsWithoutAMinusAreAskedAbout() throws {
        #expect(
            try question("利用日,利用店名,利用金額\n2026/10/31,店,5392\n2026/11/02,館,42\n")
                == ["--columns amount=3 --no-invert", "--columns amount=3 --invert"])
    }

    @Test func ofASingleAmountWithoutAMinusAWarningIsGiven() throws {
        func warnings(_ row: String) throws -> Int {
            try CSVReading("Date,Payee,Amount\n" + row).collected.diagnostics.count { $0.code == .csvMostlyMoneyIn }
        }
        #expect(try warnings("2026-01-01,Shop,12.99\n") == 1)
        #expect(try warnings("2026-01-01,Payroll,12.99\n") == 0)
        #expect(try warnings("2026-01-01,Shop,-12.99\n") == 0)
    }

    @Test func purchasesWithoutAMinusBesidePaymentsWithOneAreAskedAboutTurned() throws {
        let text = """
            Data;Descrição;Valor
            07/08/2026;COMPRA LIVRARIA;9.99
            13/08/2026;PAGAMENTO CARTAO DE CREDITO;-9.99
            15/09/2026;COMPRA MERCADO;12.82
            16/09/2026;PAGAMENTO CARTAO DE CREDITO;-12.82

            """
        #expect(try question(text) == ["--columns amount=3 --invert", "--columns amount=3 --no-invert"])
    }

    @Test func aDebitWithAMinusSaysHowTheOthersAreWritten() throws {
        let text =
            "Type,Post Date,Description,Amount\nDEBIT,12/21/2026,Bakery,-4.80\nDSLIP,12/15/2026,Deposit 1,7.00\nDSLIP,12/16/2026,Deposit 2,4.00\n"
        #expect(try summary(text).map { String($0.prefix(16)) } == ["2026-12-21 -4.80", "2026-12-15 7.00 ", "2026-12-16 4.00 "])
    }

    @Test func chargesAndCreditsAreAPair() throws {
        let reading = try CSVReading("Date,Transaction,Charges $,Credits $\n08/26/2026,Station,73.76,\n08/29/2026,Payment,,66.22\n")
        #expect(reading.lines.map(\.amount.description) == ["-73.76", "66.22"])
        let short = try CSVReading(
            "Tran Date,PARTICULARS,DR,CR,BAL\n17-04-2026,POWER,3500.00,,22000.00\n22-04-2026,FREELANCE,,12000.00,34000.00\n")
        #expect(short.lines.map(\.amount.description) == ["-3500.00", "12000.00"])
        #expect(short.trailer?.closing?.amount.description == "34000.00")
    }

    @Test func twoBalancesProveTwoColumnsWithoutNames() throws {
        let reading = try CSVReading("15.03.26;Loyer;;1200.00;15.03.26;3800.00\n20.03.26;Salaire;2500.00;;20.03.26;6300.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-1200.00", "2500.00"])
    }

    @Test func cellsOfNoBreakSpacesAreBlank() throws {
        let reading = try CSVReading(
            "交易日期,支出,存入,余额,交易备注\n2026-04-03,124.05,\u{A0},\"14,153.02\",直付\n2026-04-04,\u{A0} ,50.00,\"14,203.02\",工资\n")
        #expect(reading.lines.map(\.amount.description) == ["-124.05", "50.00"])
    }

    /// A known layout of a card writes purchases without a minus; these are written the other way round.
    @Test func aKnownCardWithMostAmountsBelowZeroIsAskedAbout() throws {
        let text =
            "date,category,title,amount\n2026-10-13,x,Mercado,-10.50\n2026-10-14,x,Uber,-25.00\n2026-10-15,x,Pagamento recebido,150.00\n"
        #expect(try question(text) == ["--columns amount=4 --no-invert", "--columns amount=4 --invert"])
    }

    // MARK: - Payees

    @Test func theCategoryOfAMerchantIsNoPayee() throws {
        let text =
            "Boekingsdatum;Omschrijving;Merchant categorie;Bedrag\n13-06-2026;UPWORK;Employment Agencies;-12,00\n14-06-2026;ADOBE;null;-5,00\n"
        #expect(try summary(text) == ["2026-06-13 -12.00 UPWORK | ", "2026-06-14 -5.00 ADOBE | "])
    }

    @Test func nullIsNoPayee() throws {
        let text = "Date,Payee,Memo,Amount\n2026-06-13,null,Bakery,-12.00\n2026-06-14,Shop,N/A,-5.00\n"
        #expect(try summary(text) == ["2026-06-13 -12.00 Bakery | ", "2026-06-14 -5.00 Shop | N/A"])
    }

    @Test func theNameBehindItsLabelIsThePayee() throws {
        let text =
            "Buchungstag;Vorgang;Buchungstext;Umsatz in EUR\n13.01.2026;Lastschrift;Auftraggeber: Musik AG Buchungstext: Abo Ref. A1;-9,99\n14.01.2026;Karte;Autohaus Nord;-5,00\n"
        #expect(
            try summary(text)
                == ["2026-01-13 -9.99 Musik AG | Buchungstext: Abo Ref. A1", "2026-01-14 -5.00 Autohaus Nord | "])
    }

    @Test func theOtherPartyIsThePayee() throws {
        let text = """
            Account number,Date,Other Party,Particulars,Money In,Money Out,Balance
            12-34,,Opening Balance Brought Forward,,,,1000.00
            12-34,13/01/2026,Countdown,Weekly shop,,45.20,954.80
            12-34,14/01/2026,Acme,Salary,3500.00,,4454.80

            """
        let reading = try CSVReading(text)
        #expect(reading.summary == ["2026-01-13 -45.20 Countdown | Weekly shop", "2026-01-14 3500.00 Acme | Salary"])
        #expect(reading.rejected.isEmpty)
    }

    // MARK: - Rows

    @Test func cardRowsWithoutABookingDayArePassedOver() throws {
        let text = """
            Purchase date;Booking text;Amount;Original currency;Currency;Debit;Credit;Booked
            16.09.2026;Market;24.45;CHF;CHF;;;
            15.09.2026;Cloud;2.00;CHF;CHF;;;
            13.09.2026;Bakery;16.30;CHF;CHF;16.30;;15.09.2026
            12.09.2026;Kiosk;66.95;CHF;CHF;66.95;;15.09.2026
            11.09.2026;Payment;;;CHF;;300.00;14.09.2026

            """
        let reading = try CSVReading(text)
        #expect(reading.lines.map(\.amount.description) == ["-16.30", "-66.95", "300.00"])
        #expect(reading.collected.diagnostics.count { $0.code == .csvRowPendingWithoutDay } == 2)
        #expect(reading.rejected.isEmpty)
    }

    @Test func figuresBelowTheTableAreNoRows() throws {
        let reading = try CSVReading(
            "Buchung;Text;Soll;Haben;Saldo\n13.05.2026;Laden;5,00;;95,00\n14.05.2026;Firma;;50,00;145,00\n;;;;\n145,00;100,00;;;\n")
        #expect(reading.lines.count == 2 && reading.rejected.count <= 1)
    }

    @Test func theOpeningBalanceOfANamedAccountIsNoIncome() throws {
        let reading = try CSVReading(
            "Date,Description,Amount\n2026-01-13,Opening balance for checking account,3817.85\n2026-01-14,Fees,-4.00\n2026-01-14,Rent,-900.00\n2026-01-15,Boss,1350.60\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-4.00", "-900.00", "1350.60"])
        #expect(reading.trailer?.opening?.amount.description == "3817.85")
    }
}
