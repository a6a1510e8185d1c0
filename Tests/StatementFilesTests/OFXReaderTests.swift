import Models
import TestTools
import Testing

@testable import StatementFiles

@Suite struct OFXReaderTests {

    static let purchase = OFXFixture.transaction("<NAME>Corner Shop<MEMO>Card 1234")

    // MARK: - Statements

    @Test func headerIsSentBeforeFirstLine() throws {
        let balance = "<LEDGERBAL><BALAMT>1200.75<DTASOF>20240331235959[+1:CET]</LEDGERBAL><AVAILBAL><BALAMT>9<DTASOF>20240401</AVAILBAL>"
        let read = try OFXFixture.read(OFXFixture.bank(Self.purchase, balance: balance))
        let statement = try #require(read.statements.first)
        #expect(read.statements.count == 1 && read.diagnostics.isEmpty)
        #expect(
            statement.header
                == StatementHeader(
                    line: 12, accountNumber: "0012345678", bankCode: "700100", currency: Currency(code: "EUR"), kind: .checking,
                    institution: "Harbour Bank"))
        #expect(try statement.trailer.closing == StatementBalance(amount: figure("1200.75"), day: day("2024-03-31")))
        #expect(try statement.trailer.from == day("2024-03-01"))
        #expect(try statement.trailer.until == day("2024-03-31"))
    }

    @Test func sgmlXmlAndMixturesReadTheSame() throws {
        let plain = try OFXFixture.read(OFXFixture.bank(Self.purchase))
        let closed =
            "<stmttrn><TrnType>DEBIT</TrnType><DTPOSTED>20240315</DTPOSTED><TRNAMT a=\"1\">-12.50</TRNAMT ><FITID>A1</FITID>"
            + "<CHECKNUM/><NAME>Corner Shop</NAME><MEMO>\n  Card 1234\n</MEMO></stmttrn>"
        for text in [
            OFXFixture.bank(closed), OFXFixture.bank(closed, header: OFXFixture.xmlHeader), OFXFixture.bank(Self.purchase, header: ""),
            OFXFixture.bank(Self.purchase).replacing("\n", with: "\r\n"),
            OFXFixture.bank(Self.purchase, header: "OFXHEADER:100 DATA:OFXSGML VERSION:102 "),
            OFXFixture.bank(Self.purchase, header: "\u{FEFF}" + OFXFixture.xmlHeader),
        ] {
            var lines = try OFXFixture.read(text).statements.flatMap(\.lines)
            for index in lines.indices { lines[index].line = 15 }
            #expect(lines == plain.statements[0].lines)
        }
    }

    @Test(arguments: [
        ("CHECKING", AccountKind.checking), ("SAVINGS", .savings), ("MONEYMRKT", .savings), ("CREDITLINE", .credit), ("CD", .deposit),
        ("", nil),
    ]) func accountTypeNamesTheKind(type: String, kind: AccountKind?) throws {
        let text = OFXFixture.bank("").replacing("<ACCTTYPE>CHECKING", with: "<ACCTTYPE>\(type)")
        #expect(try OFXFixture.read(text).statements[0].header.kind == kind)
    }

    @Test func cardStatementIsCredit() throws {
        let text =
            "<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>AUD<CCACCTFROM><ACCTID>4111</CCACCTFROM><BANKTRANLIST>" + Self.purchase
            + "</BANKTRANLIST><LEDGERBAL><BALAMT>-88<DTASOF>20240331</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>"
        let statement = try #require(try OFXFixture.read(text).statements.first)
        #expect(statement.header.kind == .credit && statement.header.accountNumber == "4111" && statement.lines.count == 1)
        #expect(try statement.trailer.closing?.amount == figure("-88"))
    }

    @Test func investmentStatementHoldsItsBankTransactionsAndOneNoteOnTheRest() throws {
        let text = """
            <OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20240331<CURDEF>USD<INVACCTFROM><BROKERID>broker.example<ACCTID>X1</INVACCTFROM>
            <INVTRANLIST><DTSTART>20240101<DTEND>20240331
            <BUYMF><INVBUY><INVTRAN><FITID>9<DTTRADE>20240105<MEMO>bought</INVTRAN><SECID><UNIQUEID>1</SECID><UNITS>3<TOTAL>-5<CURRENCY><CURRATE>1<CURSYM>USD</CURRENCY></INVBUY></BUYMF>
            <INVBANKTRAN>\(Self.purchase)<SUBACCTFUND>CASH</INVBANKTRAN>
            </INVTRANLIST><INVPOSLIST><POSMF><INVPOS><SECID><UNIQUEID>1</SECID><UNITS>3</INVPOS></POSMF></INVPOSLIST>
            </INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>
            """
        let read = try OFXFixture.read(text)
        let statement = try #require(read.statements.first)
        #expect(
            statement.header.kind == .investment && statement.header.bankCode == "broker.example" && statement.header.accountNumber == "X1")
        #expect(statement.lines.map(\.payee) == ["Corner Shop"])
        #expect(try statement.trailer.from == day("2024-01-01"))
        #expect(read.diagnostics.map(\.severity) == [.note])
        #expect(read.diagnostics[0].found == "1 investment transaction, 1 position")
        let withoutBank = text.replacing("<INVBANKTRAN>\(Self.purchase)<SUBACCTFUND>CASH</INVBANKTRAN>", with: "")
        #expect(try OFXFixture.read(withoutBank).statements.map(\.lines.count) == [0])
    }

    @Test func severalStatementsAndSeveralListsInOneFile() throws {
        let one = OFXFixture.bank(Self.purchase + "</BANKTRANLIST><BANKTRANLIST><DTSTART>20240201<DTEND>20240229" + Self.purchase)
        let two = one.replacing(
            "</BANKMSGSRSV1>",
            with: "<STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>2</BANKACCTFROM></STMTRS></STMTTRNRS></BANKMSGSRSV1>")
        let read = try OFXFixture.read(two)
        #expect(read.statements.map(\.lines.count) == [2, 0])
        #expect(try read.statements[0].trailer.from == day("2024-02-01"))
        #expect(try read.statements[0].trailer.until == day("2024-03-31"))
        #expect(read.statements[1].header.accountNumber == "2")
    }

    @Test func numberInIBANFormatIsIBAN() throws {
        let iban = OFXFixture.bank("").replacing("0012345678", with: "DE02120300000000202051")
        #expect(try OFXFixture.read(iban).statements[0].header.iban == "DE02120300000000202051")
        #expect(try OFXFixture.read(OFXFixture.bank("")).statements[0].header.iban == nil)
    }

    @Test func transactionOutsideAStatementMakesOneWithoutAccount() throws {
        let read = try OFXFixture.read("<OFX><BANKTRANLIST>\(Self.purchase)\(Self.purchase)</BANKTRANLIST></OFX>")
        #expect(read.statements.map(\.lines.count) == [2])
        #expect(read.statements[0].header.accountNumber == nil)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    // MARK: - Balances, status, listings

    @Test func emptyClosingBalanceIsLeftOutWithAWarning() throws {
        let read = try OFXFixture.read(OFXFixture.bank(Self.purchase, balance: "<LEDGERBAL><BALAMT> <DTASOF>20240331</LEDGERBAL>"))
        #expect(read.statements[0].trailer.closing == nil)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test func balanceWithoutADayIsThatOfTheEndOfThePeriod() throws {
        let read = try OFXFixture.read(OFXFixture.bank(Self.purchase, balance: "<LEDGERBAL><BALAMT>5,10</LEDGERBAL>"))
        #expect(try read.statements[0].trailer.closing == StatementBalance(amount: figure("5.10"), day: day("2024-03-31")))
    }

    @Test func bankErrorIsReported() throws {
        let read = try OFXFixture.read(
            "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Wrong password</STATUS></SONRS></SIGNONMSGSRSV1></OFX>")
        #expect(read.statements.isEmpty)
        #expect(read.diagnostics.map(\.severity) == [.error, .warning])
        #expect(read.diagnostics[0].code == .ofxBankError && read.diagnostics[0].arguments == ["Wrong password"])
        #expect(read.diagnostics[0].found == "code 15500")
    }

    @Test func signOnAloneIsNoStatement() throws {
        let read = try OFXFixture.read("<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20240101</SONRS></SIGNONMSGSRSV1></OFX>")
        #expect(read.statements.isEmpty)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test func listedAccountsAreNoStatements() throws {
        let read = try OFXFixture.read(
            "<OFX><SIGNUPMSGSRSV1><ACCTINFORS><ACCTINFO><DESC>Savings<BANKACCTINFO><BANKACCTFROM><BANKID>1<ACCTID>2</BANKACCTFROM></BANKACCTINFO></ACCTINFO>"
                + "<ACCTINFO><CCACCTINFO><CCACCTFROM><ACCTID>3</CCACCTFROM></CCACCTINFO></ACCTINFO></ACCTINFORS></SIGNUPMSGSRSV1></OFX>")
        #expect(read.statements.isEmpty)
        #expect(read.diagnostics.map(\.severity) == [.note])
        #expect(read.diagnostics[0].found == "2 accounts")
    }

    // MARK: - Chunk boundaries

    @Test func chunkSizeDoesNotChangeLines() throws {
        let text = OFXFixture.bank(
            OFXFixture.transaction("<NAME><![CDATA[A & B <x> ]]><MEMO>caf&eacute; &amp; <!-- hm --> b\u{E9}b\u{E9}") + Self.purchase,
            balance: "<LEDGERBAL><BALAMT>1.00<DTASOF>20240331</LEDGERBAL>")
        let whole = try OFXFixture.read(text)
        #expect(whole.statements[0].lines[0].payee == "A & B <x>")
        #expect(whole.statements[0].lines[0].memo == "caf&eacute; &  b\u{E9}b\u{E9}")
        for chunk in 1...40 {
            let read = try OFXFixture.read(text, chunk: chunk)
            #expect(read.statements == whole.statements && read.diagnostics == whole.diagnostics)
        }
    }
}
