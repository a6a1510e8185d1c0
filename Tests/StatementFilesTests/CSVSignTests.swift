import Models
import StatementFiles
import Testing

/// Signs of amounts. A row with an unknown sign is rejected, so that a debit is never read as a credit.
@Suite struct CSVSignTests {

    private func amounts(_ text: String) throws -> [String] { try CSVReading(text).lines.map(\.amount.description) }

    private let table = "Datum;Text;Betrag;Soll/Haben\n05.01.2026;A;12,50;S\n06.01.2026;B;100,00;H\n07.01.2026;C;3,20;S\n"

    // MARK: - Indicator column

    @Test(arguments: ["X", "", "?", "Soll/Haben"]) func unknownIndicatorRejectsOnlyItsRow(word: String) throws {
        let reading = try CSVReading(table + "08.01.2026;D;9,00;\(word)\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00", "-3.20"])
        #expect(reading.rejected.map(\.line) == [5])
        #expect(reading.rejected.first?.code == .csvDirectionMissing)
    }

    @Test func payeeCalledCIsNotAnIndicator() throws {
        let reading = try CSVReading("Date,Amount,Payee\n2026-01-01,-1.00,A\n2026-01-02,-2.00,B\n2026-01-03,3.00,C\n2026-01-04,-4.00,D\n")
        #expect(reading.lines.map(\.amount.description) == ["-1.00", "-2.00", "3.00", "-4.00"])
        #expect(reading.rejected.isEmpty)
    }

    @Test func repeatedHeaderIsSkippedWithNote() throws {
        let reading = try CSVReading(table + "Datum;Text;Betrag;Soll/Haben\n08.01.2026;D;9,00;S\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00", "-3.20", "-9.00"])
        #expect(reading.rejected.isEmpty)
        #expect(reading.collected.diagnostics.map(\.line) == [5])
    }

    @Test func anotherHeaderInTheMiddleRefusesTheFile() throws {
        let error = #expect(throws: StatementFileError.self) {
            try CSVReading(table + "Text;Betrag;Datum;Soll/Haben\nD;9,00;08.01.2026;S\n")
        }
        #expect(error?.reason == .malformed && error?.line == 5)
    }

    @Test func indicatorColumnOfUnknownWordsRejectsFile() {
        let error = #expect(throws: StatementFileError.self) {
            try CSVReading("Datum;Text;Betrag;Soll/Haben\n05.01.2026;A;12,50;X\n06.01.2026;B;100,00;Y\n")
        }
        #expect(error?.reason == .malformed && error?.found == "X, Y")
    }

    @Test func aMinusBesideTheWordForDebitIsRejectedWhereTheOthersHaveNone() throws {
        let reading = try CSVReading(table + "08.01.2026;D;-9,00;S\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00", "-3.20"])
        #expect(reading.rejected.map(\.found) == ["-9,00 S"])
    }

    @Test func aPlusBesideTheWordForDebitIsRejectedWhereTheOthersHaveSigns() throws {
        let reading = try CSVReading(
            table.replacing(";12,50", with: ";-12,50").replacing(";3,20", with: ";-3,20") + "08.01.2026;D;9,00;S\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00", "-3.20"])
        #expect(reading.rejected.map(\.line) == [5])
    }

    @Test(arguments: [
        ("Débito/Crédito", "Débito", "Crédito"), ("Tipo", "Cargo", "Abono"), ("Richtung", "Ausgang", "Eingang"), ("+/-", "-", "+"),
        ("+/-", "\u{2212}", "+"),
        ("DR/CR", "DR", "CR"), ("Kz", "S", "H"), ("Typ", "Uttag", "Insättning"), ("Sens", "Débit", "Crédit"), ("Wn/Ma", "Wn", "Ma"),
        ("Type", "Withdrawal", "Deposit"), ("摘要", "出金", "入金"), ("Zahlungsart", "Belastung", "Gutschrift"),
    ]) func indicatorsOfManyBanksAreRecognised(name: String, out: String, into: String) throws {
        let head = "Date;Text;\(name);Amount\n2026-01-05;A;\(out);12.50\n2026-01-06;B;\(into);100.00\n"
        #expect(try amounts(head) == ["-12.50", "100.00"])
        #expect(try amounts(head + "2026-01-07;C;x-x;5.00\n") == ["-12.50", "100.00"])
    }

    @Test func oneKnownWordAmongKindsTurnsNoSign() throws {
        let rows = "Purchase,REWE,-20.00\nPurchase,ALDI,-35.50\nWithdrawal,ATM reversal,100.00\nSalary,ACME,2500.00\n"
        let dates = rows.split(separator: "\n").map { "2026-01-05,\($0)\n" }.joined()
        let reading = try CSVReading("Date,Type,Description,Amount\n" + dates)
        #expect(reading.lines.map(\.amount.description) == ["-20.00", "-35.50", "100.00", "2500.00"])
        #expect(reading.rejected.isEmpty)
    }

    @Test func wordsOfMostRowsSetTheDirectionThoughOneAmountHasAMinus() throws {
        let reading = try CSVReading(
            "Date,Type,Text,Amount\n2026-01-05,Withdrawal,A,12.50\n2026-01-06,Deposit,B,100.00\n2026-01-07,Charge,C,-2.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00"])
        #expect(reading.rejected.map(\.line) == [4])
    }

    // MARK: - Debit and credit words next to the amount

    @Test func onlyCreditsAreMarkedSoTheOthersAreDebits() throws {
        #expect(try amounts("Date,Text,Amount\n2026-01-05,A,12.50\n2026-01-06,Payment,100.00 CR\n") == ["-12.50", "100.00"])
    }

    @Test func anAmountWithoutMarkAmongBothIsRejected() throws {
        let reading = try CSVReading("Date,Text,Amount\n2026-01-05,A,12.50 DR\n2026-01-06,B,100.00 CR\n2026-01-07,C,5.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "100.00"])
        #expect(reading.rejected.map(\.line) == [4])
    }

    @Test func sollAndHabenStandBehindTheAmount() throws {
        #expect(try amounts("Datum;Text;Betrag\n05.01.2026;A;1.234,56 S\n06.01.2026;B;2.000,00 H\n") == ["-1234.56", "2000.00"])
    }

    // MARK: - Two columns

    @Test func unknownCellsOfTwoColumnsRejectTheirRowsAlone() throws {
        let reading = try CSVReading(
            "Date;Text;Debit;Credit\n2026-01-05;A;12.50;\n2026-01-06;B;x;\n2026-01-07;C;y;\n2026-01-08;D;z;\nDate;Text;Debit;Credit\n2026-01-09;E;;5.00\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "5.00"])
        #expect(reading.rejected.map(\.line) == [3, 4, 5])
    }

    @Test func aMinusAmongMoneyOutWithoutOneIsRejected() throws {
        let reading = try CSVReading(
            "Date;Text;Debit;Credit\n2026-01-05;A;12.50;\n2026-01-06;B;3.00;\n2026-01-07;C;-4.00;\n2026-01-08;D;;-7.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "-3.00"])
        #expect(reading.rejected.map(\.line) == [4, 5])
    }

    @Test func aColumnOfWithdrawalsAloneIsMoneyOut() throws {
        #expect(try amounts("Date;Text;Withdrawal\n2026-01-05;A;12.50\n2026-01-06;B;3.00\n") == ["-12.50", "-3.00"])
    }

    // MARK: - Running balances

    @Test func balancesShowThatSpendingIsWrittenWithoutAMinus() throws {
        let reading = try CSVReading(
            "Date;Text;Amount;Balance\n2026-01-05;A;12.50;87.50\n2026-01-06;B;3.00;84.50\n2026-01-07;C;-10.00;94.50\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "-3.00", "10.00"])
        #expect(reading.trailer?.closing?.amount.description == "94.50")
        #expect(reading.collected.diagnostics.map(\.severity) == [.note])
    }

    @Test func amountsWithoutSignsThatTheBalancesContradictRefuseTheFile() {
        let error = #expect(throws: StatementFileError.self) {
            try CSVReading("Date;Text;Amount;Balance\n2026-01-05;A;12.50;87.50\n2026-01-06;B;3.00;84.50\n2026-01-07;C;10.00;94.50\n")
        }
        #expect(error?.reason == .malformed && error?.code == .csvSignsMissing)
    }

    /// The balance of a card is the debt: it increases with spending, which is already negative.
    @Test func cardBalanceDoesNotInvertSigns() throws {
        #expect(
            try amounts("Date;Text;Amount;Balance\n2026-01-05;A;-12.50;112.50\n2026-01-06;B;-3.00;115.50\n2026-01-07;C;10.00;105.50\n")
                == ["-12.50", "-3.00", "10.00"])
    }
}
