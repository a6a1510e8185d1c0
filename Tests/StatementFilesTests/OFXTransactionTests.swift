import Models
import TestTools
import Testing

@testable import StatementFiles

@Suite struct OFXTransactionTests {

    @Test func allFieldsAreRead() throws {
        let line = try OFXFixture.line(
            "<DTUSER>20240312<DTAVAIL>20240318<CHECKNUM>319<REFNUM>77<NAME>Rent &amp; Co<EXTDNAME>x<MEMO>March"
                + "<BANKACCTTO><BANKID>1<ACCTID>998877<ACCTTYPE>CHECKING</BANKACCTTO>", amount: "+0012,50", id: " F 1 ")
        #expect(
            try line
                == StatementLine(
                    line: 15, bankId: "F 1", day: day("2024-03-15"), valueDay: day("2024-03-18"), purchaseDay: day("2024-03-12"),
                    amount: figure("12.50"), payee: "Rent & Co", memo: "March", reference: "319", counterparty: "998877"))
    }

    @Test(arguments: ["20240315", "20240315235959", "20240315000000.000[-11:XXX]", " 20240315093000[+14] "])
    func dayIsTakenAsWrittenInEveryZone(text: String) throws {
        let read = try OFXFixture.read(OFXFixture.bank(OFXFixture.transaction(day: text)))
        #expect(try read.statements[0].lines[0].day == day("2024-03-15"))
    }

    @Test(arguments: [
        ("-12.50", "-12.50"), ("-12,50", "-12.50"), ("+0000115.8331", "115.8331"), ("1,234.56", "1234.56"), ("1.234,56", "1234.56"),
        (".5", "0.5"),
        ("200", "200"),
    ]) func amountsAreExact(text: String, expected: String) throws {
        #expect(try OFXFixture.line("", amount: text).amount == figure(expected))
    }

    @Test func firstValueOfAnElementCounts() throws {
        let line = try OFXFixture.line("<TRNAMT>-12.50<DTPOSTED>20240315<NAME>One<NAME>Two")
        #expect(try line.amount == figure("-12.50"))
        #expect(try line.day == day("2024-03-15"))
        #expect(line.payee == "One")
    }

    @Test func pendingTransactionsAreLeftOutWithANote() throws {
        let read = try OFXFixture.read(OFXFixture.bank("<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20240330<TRNAMT>-3<NAME>Soon</STMTTRNP>"))
        #expect(read.statements.map(\.lines.count) == [0])
        #expect(read.diagnostics.map(\.found) == ["1 pending transaction"])
    }

    @Test func emptyIdIsNil() throws {
        #expect(try OFXFixture.line("<NAME>X", id: "").bankId == nil)
        #expect(try OFXFixture.line("<CHECKNUM>000").reference == nil)
        #expect(try OFXFixture.line("<CHECKNUM></CHECKNUM><REFNUM>8").reference == "8")
    }

    @Test func payeeAggregateNamesThePayee() throws {
        #expect(try OFXFixture.line("<PAYEE><NAME>Dr. Kay<ADDR1>Road 1<CITY>Bonn</PAYEE>").payee == "Dr. Kay")
        #expect(try OFXFixture.line("<PAYEE>Dr. Kay").payee == "Dr. Kay")
        #expect(try OFXFixture.line("<PAYEE><NAME>Other</PAYEE><NAME>Own").payee == "Own")
    }

    @Test func entitiesBecomeCharacters() throws {
        let line = try OFXFixture.line(
            "<NAME>&lt;A&gt; &quot;B&quot; &apos;C&apos; &#233;&#xE9;&nbsp;&nbsp; <MEMO>AT&T &unknown; &#0; &#xD800; 1 < 2")
        #expect(line.payee == "<A> \"B\" 'C' \u{E9}\u{E9}")
        #expect(line.memo == "AT&T &unknown; &#0; &#xD800; 1 < 2")
    }

    @Test func memoOverSeveralLinesStaysWhole() throws {
        #expect(try OFXFixture.line("<MEMO>first\r\n   second</MEMO>").memo == "first    second")
    }

    @Test func emptyUnknownLeafWithoutEndTagHidesNothing() throws {
        #expect(try OFXFixture.line("<CATEGORY>\n<INTU.X>\n<NAME>Shop\n<MEMO>Milk").payee == "Shop")
    }

    @Test func unknownAggregateIsSkippedWhole() throws {
        let line = try OFXFixture.line("<EXTRA><NAME>Wrong<MEMO>Wrong<INNER><NAME>Worse</INNER></EXTRA><NAME>Right")
        #expect(line.payee == "Right" && line.memo == "")
    }

    // MARK: - Currencies

    @Test func currencyOtherThanTheStatementsIsTheLinesOwn() throws {
        #expect(try OFXFixture.line("<CURRENCY><CURRATE>0.92<CURSYM>USD</CURRENCY>").currency == Currency(code: "USD"))
        #expect(try OFXFixture.line("<CURRENCY><CURRATE>1.0<CURSYM>EUR</CURRENCY>").currency == nil)
        #expect(try OFXFixture.line("<CURRENCY>USD<NAME>X").payee == "X")
        #expect(try OFXFixture.line("<CURRENCY><CURRATE>1<CURSYM>AUD</CURRENCY>", currency: "").currency == Currency(code: "AUD"))
    }

    @Test func unknownLineCurrencyRejectsTheLine() throws {
        let read = try OFXFixture.read(OFXFixture.bank(OFXFixture.transaction("<CURRENCY><CURRATE>1<CURSYM>QQQ</CURRENCY>")))
        #expect(read.statements[0].lines.isEmpty)
        #expect(read.diagnostics.map(\.severity) == [.rejected])
        #expect(read.diagnostics[0].found == "QQQ")
    }

    @Test func originalAmountIsKeptOnlyWhereItIsExact() throws {
        let usd = try #require(Currency(code: "USD"))
        let exact = try OFXFixture.line("<ORIGCURRENCY><CURRATE>0.92<CURSYM>USD</ORIGCURRENCY>", amount: "-92.00")
        #expect(try exact.foreign == ForeignAmount(amount: figure("100.00"), currency: usd))
        #expect(exact.currency == nil)
        #expect(try OFXFixture.line("<ORIGCURRENCY><CURRATE>0.9215<CURSYM>USD</ORIGCURRENCY>", amount: "-10.83").foreign == nil)
        #expect(try OFXFixture.line("<ORIGCURRENCY><CURRATE>0<CURSYM>USD</ORIGCURRENCY>", amount: "-10.83").foreign == nil)
    }

    // MARK: - Kind and corrections

    @Test func cashFromAMachineIsAWithdrawal() throws {
        func nature(_ type: String, _ amount: String) throws -> StatementLine.Kind {
            let text = OFXFixture.bank(OFXFixture.transaction(amount: amount)).replacing("<TRNTYPE>DEBIT", with: "<TRNTYPE>\(type)")
            return try #require(try OFXFixture.read(text).statements.first?.lines.first).kind
        }
        #expect(try nature("ATM", "-50") == .cashWithdrawal)
        #expect(try nature("cash", "-50") == .cashWithdrawal)
        #expect(try nature("ATM", "50") == .unspecified)
        #expect(try nature("POS", "-50") == .unspecified)
    }

    @Test func correctionsNameTheEarlierLine() throws {
        #expect(try OFXFixture.line("<CORRECTFITID>A0<CORRECTACTION>REPLACE").correction == .replace(bankId: "A0"))
        #expect(try OFXFixture.line("<CORRECTFITID>A0<CORRECTACTION>DELETE").correction == .delete(bankId: "A0"))
        #expect(try OFXFixture.line("<CORRECTFITID>A0").correction == nil)
    }

    @Test func zeroTransactionIsInformational() throws {
        #expect(try OFXFixture.line("", amount: "0.00").status == .informational)
    }

    // MARK: - Invalid transactions

    @Test(arguments: [
        ("", "-5"), ("20240231", "-5"), ("2024", "-5"), ("15.03.2024", "-5"), ("20240315", ""), ("20240315", "$5"), ("20240315", "5-5"),
    ])
    func invalidTransactionIsRejectedIndividually(day: String, amount: String) throws {
        let text = OFXFixture.bank(
            OFXFixture.transaction(id: "1") + OFXFixture.transaction(day: day, amount: amount, id: "2") + OFXFixture.transaction(id: "3"))
        let read = try OFXFixture.read(text)
        #expect(read.statements[0].lines.map(\.bankId) == ["1", "3"])
        #expect(read.diagnostics.map(\.severity) == [.rejected])
        #expect(read.diagnostics[0].line == 17)
        #expect(read.diagnostics[0].expected != nil)
    }

    @Test func transactionWithoutEndTagIsRejectedAlone() throws {
        let open = "<STMTTRN><DTPOSTED>20240301<TRNAMT>-1<FITID>0\n"
        let read = try OFXFixture.read(OFXFixture.bank(open + OFXFixture.transaction(id: "1") + open))
        #expect(read.statements[0].lines.map(\.bankId) == ["1"])
        #expect(read.diagnostics.map(\.severity) == [.rejected, .rejected])
    }
}
