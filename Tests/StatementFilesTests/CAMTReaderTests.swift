import Models
import TestTools
import Testing

@testable import StatementFiles

@Suite struct CAMTReaderTests {
    typealias Fixture = CAMTFixture

    // MARK: - Statement

    @Test func accountAndBankAreRead() throws {
        let header = try #require(try Fixture.read(Fixture.document(Fixture.statement())).statements.first?.header)
        #expect(header.accountNumber == "DE89370400440532013000")
        #expect(header.iban == "DE89370400440532013000")
        #expect(header.bankCode == "COBADEFFXXX")
        #expect(header.institution == "Commerzbank")
        #expect(header.name == "Giro")
        #expect(header.currency == Currency(code: "EUR"))
        #expect(header.line == 4)
    }

    @Test func anAccountWithoutIBANHasItsOtherNumber() throws {
        let account = "<Acct><Id><Othr><Id>12-345</Id></Othr></Id><Svcr><FinInstnId><BIC>ABNANL2A</BIC></FinInstnId></Svcr></Acct>"
        let header = try #require(try Fixture.read(Fixture.document(Fixture.statement(account: account))).statements.first?.header)
        #expect(header.accountNumber == "12-345")
        #expect(header.iban == nil)
        #expect(header.bankCode == "ABNANL2A")
    }

    @Test(arguments: [
        ("<Cd>SVGS</Cd>", AccountKind.savings), ("<Cd>CACC</Cd>", .checking), ("<Cd>CASH</Cd>", .checking), ("<Cd>CARD</Cd>", .credit),
        ("<Cd>LOAN</Cd>", .loan), ("<Cd>LLSV</Cd>", .savings), ("<Cd>OTHR</Cd>", nil), ("<Prtry>SVGS</Prtry>", nil),
    ])
    func theTypeOfTheAccountIsItsKind(type: String, kind: AccountKind?) throws {
        let account = "<Acct><Id><Othr><Id>12-345</Id></Othr></Id><Tp>\(type)</Tp></Acct>"
        #expect(try Fixture.read(Fixture.document(Fixture.statement(account: account))).statements.first?.header.kind == kind)
    }

    @Test func bookedBalancesAreReadAndAvailableOnesSkipped() throws {
        let balances =
            Fixture.balance("PRCD", "1.00", day: "2025-12-31") + Fixture.balance("OPBD", "5.00", day: "2026-01-01", side: "DBIT")
            + Fixture.balance("CLAV", "9.99", day: "2026-01-31") + Fixture.balance("CLBD", "7.125", day: "2026-01-31")
        let statement = try #require(try Fixture.read(Fixture.document(Fixture.statement(balances: balances))).statements.first)
        #expect(statement.header.opening == StatementBalance(amount: figure(-500, 2), day: day("2026-01-01")))
        #expect(statement.trailer.closing == StatementBalance(amount: figure(7125, 3), day: day("2026-01-31")))
        #expect(statement.trailer.opening == nil)
    }

    @Test func previousClosingBalanceIsOpeningBalanceWithoutOPBD() throws {
        let balances = Fixture.balance("PRCD", "1.00", day: "2025-12-31")
        let statement = try #require(try Fixture.read(Fixture.document(Fixture.statement(balances: balances))).statements.first)
        #expect(statement.header.opening == StatementBalance(amount: figure(100, 2), day: day("2025-12-31")))
    }

    @Test func intermediateBalancesContinueAStatement() throws {
        let page = "<SubTp><Cd>INTM</Cd></SubTp>"
        let balances =
            Fixture.balance("OPBD", "1.00", day: "2026-01-01", subtype: page)
            + Fixture.balance("CLBD", "2.00", day: "2026-01-02", subtype: page)
        let statement = try #require(try Fixture.read(Fixture.document(Fixture.statement(balances: balances))).statements.first)
        #expect(statement.header.isContinuation)
        #expect(statement.header.opening == nil)
        #expect(statement.trailer.closing == nil)
    }

    @Test func aBalanceInAnotherCurrencyIsLeftOutWithAWarning() throws {
        let read = try Fixture.read(
            Fixture.document(Fixture.statement(balances: Fixture.balance("CLBD", "7.00", day: "2026-01-31", currency: "SEK"))))
        #expect(read.statements.first?.trailer.closing == nil)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test func thePeriodIsReadAsWritten() throws {
        let period = "<FrToDt><FrDtTm>2026-01-01T00:00:00+12:00</FrDtTm><ToDtTm>2026-01-31T23:59:59-11:00</ToDtTm></FrToDt>"
        let trailer = try #require(
            try Fixture.read(Fixture.document(Fixture.statement(balances: period))).statements.first?.trailer)
        #expect(trailer.from?.description == "2026-01-01")
        #expect(trailer.until?.description == "2026-01-31")
    }

    @Test func missingStatementCurrencyIsThatOfFirstEntry() throws {
        let account = "<Acct><Id><Othr><Id>1</Id></Othr></Id></Acct>"
        let read = try Fixture.read(Fixture.document(Fixture.statement(Fixture.entry(currency: "SEK"), account: account)))
        #expect(read.statements.first?.header.currency == Currency(code: "SEK"))
    }

    @Test func accountReportsAreReadLikeStatements() throws {
        let read = try Fixture.read(Fixture.document(Fixture.statement(Fixture.entry(), element: "Rpt"), version: "052.001.06"))
        #expect(read.statements.first?.lines.count == 1)
        #expect(read.diagnostics.isEmpty)
    }

    @Test func statementsAreReadSeparately() throws {
        let read = try Fixture.read(
            Fixture.document(Fixture.statement(Fixture.entry("1")), Fixture.statement(), Fixture.statement(Fixture.entry("2"))))
        #expect(read.statements.map(\.lines.count) == [1, 0, 1])
    }

    @Test func namespacePrefixesAreIgnored() throws {
        let text = Fixture.document(Fixture.statement(Fixture.entry()))
            .replacing("</", with: "\u{1}").replacing("<?", with: "\u{2}").replacing("<", with: "<ns2:")
            .replacing("\u{1}", with: "</ns2:").replacing("\u{2}", with: "<?").replacing("xmlns=", with: "xmlns:ns2=")
        let read = try Fixture.read(text)
        #expect(read.statements.first?.lines.count == 1)
        #expect(read.diagnostics.isEmpty)
    }

    // MARK: - Versions

    @Test(arguments: ["053.001.01", "053.001.09", "053.001.13", "053.002.02"]) func otherVersionsAreReadWithAWarning(version: String) throws
    {
        let read = try Fixture.read(Fixture.document(Fixture.statement(Fixture.entry()), version: version))
        #expect(read.statements.first?.lines.count == 1)
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test(arguments: 2...8) func versionsTwoToEightAreKnown(version: Int) throws {
        let read = try Fixture.read(Fixture.document(Fixture.statement(), version: "053.001.0\(version)"))
        #expect(read.diagnostics.isEmpty)
    }

    // MARK: - Rejected files

    @Test func aDocumentWithoutAStatementIsRefused() {
        #expect(violation { _ = try Fixture.read(Fixture.document()) }?.reason == .malformed)
    }

    @Test func otherXMLIsRefused() {
        #expect(violation { _ = try Fixture.read("<html><body/></html>") }?.reason == .malformed)
    }

    @Test func aNotificationIsRefused() {
        #expect(
            violation { _ = try Fixture.read("<Document><BkToCstmrDbtCdtNtfctn><Ntfctn/></BkToCstmrDbtCdtNtfctn></Document>") }?.reason
                == .unknownFormat)
    }

    @Test func errorOfSinkIsRethrown() {
        struct Full: Error {}
        struct FullSink: StatementSink {
            func begin(_ statement: StatementHeader) {}
            func line(_ line: StatementLine) throws { throw Full() }
            func end(_ statement: StatementTrailer) {}
            func diagnostic(_ diagnostic: Diagnostic) {}
        }
        var sink = FullSink()
        let bytes = Array(Fixture.document(Fixture.statement(Fixture.entry())).utf8)
        #expect(throws: Full.self) { try CAMTReader().read(ByteWindow(MemoryByteSource(bytes)), into: &sink) }
    }
}

// MARK: - Shared by the tests of readers

func figure(_ mantissa: Int64, _ scale: UInt8) -> DecimalFigure { DecimalFigure(mantissa: mantissa, scale: scale) }
