import Models
import Testing

@testable import StatementFiles

@Suite struct CAMTEntryTests {
    typealias Fixture = CAMTFixture

    // MARK: - Amount, status, day

    @Test func debitIsNegativeAndReversalIndicatorIsIgnored() throws {
        #expect(try Fixture.line(Fixture.entry())?.amount == figure(-1250, 2))
        #expect(try Fixture.line(Fixture.entry(side: "CRDT"))?.amount == figure(1250, 2))
        #expect(try Fixture.line(Fixture.entry("3", with: "<RvslInd>true</RvslInd>"))?.amount == figure(-3, 0))
    }

    @Test func decimalsStayAsTheFileWritesThem() throws {
        #expect(try Fixture.line(Fixture.entry("8.85123"))?.amount == figure(-885_123, 5))
    }

    @Test(arguments: [
        ("<Sts>BOOK</Sts>", StatementLine.Status.booked), ("<Sts>PDNG</Sts>", .pending), ("<Sts>INFO</Sts>", .informational),
        ("<Sts><Cd>BOOK</Cd></Sts>", .booked), ("<Sts><Cd>PDNG</Cd></Sts>", .pending), ("<Sts><Cd>INFO</Cd></Sts>", .informational),
        ("", .booked),
    ]) func statusIsReadInBothForms(element: String, status: StatementLine.Status) throws {
        #expect(try Fixture.line(Fixture.entry(status: element))?.status == status)
    }

    @Test func zeroAmountIsInformational() throws {
        #expect(try Fixture.line(Fixture.entry("0.00"))?.status == .informational)
    }

    @Test func bookingDateIsNotConvertedToAnotherTimeZone() throws {
        let line = try Fixture.line(Fixture.entry(days: "<BookgDt><DtTm>2026-01-31T23:30:00-08:00</DtTm></BookgDt>"))
        #expect(line?.day.description == "2026-01-31")
        #expect(line?.valueDay == nil)
    }

    @Test func missingBookingDateFallsBackToValueDateThenStatementDate() throws {
        #expect(try Fixture.line(Fixture.entry(days: "<ValDt><Dt>2026-01-05Z</Dt></ValDt>"))?.day.description == "2026-01-05")
        #expect(try Fixture.line(Fixture.entry(days: ""))?.day.description == "2026-01-31")
    }

    @Test(arguments: [
        Fixture.entry("abc"), Fixture.entry("-1.00"), Fixture.entry(""), Fixture.entry("1", currency: "XQZ"),
        Fixture.entry("1", side: "BOTH"),
        Fixture.entry("99999999999999999999"), Fixture.entry(days: "<BookgDt><Dt>2026-02-30</Dt></BookgDt>"), "<Ntry/>",
    ]) func invalidEntryIsRejectedIndividually(entry: String) throws {
        let read = try Fixture.read(Fixture.document(Fixture.statement(Fixture.entry("1"), entry, Fixture.entry("2"))))
        #expect(read.statements.first?.lines.count == 2)
        #expect(read.diagnostics.map(\.severity) == [.rejected])
        #expect(read.diagnostics.first?.line == 6)
    }

    // MARK: - Parties and remittance information

    static let details = """
        <NtryDtls><TxDtls><Refs><AcctSvcrRef>TX-9</AcctSvcrRef><EndToEndId>E2E-1</EndToEndId></Refs><RltdPties>\
        <Dbtr><Pty><Nm>Payer</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct>\
        <Cdtr><Nm>Shop</Nm></Cdtr><CdtrAcct><Id><Othr><Id>4711</Id></Othr></Id></CdtrAcct></RltdPties>\
        <RmtInf><Ustrd>Order &amp;</Ustrd><Ustrd> 5 </Ustrd></RmtInf></TxDtls></NtryDtls>
        """

    @Test func theOtherSideOfADebitIsTheCreditor() throws {
        let line = try #require(try Fixture.line(Fixture.entry(with: Self.details)))
        #expect(line.payee == "Shop")
        #expect(line.counterparty == "4711")
        #expect(line.memo == "Order & 5")
        #expect(line.reference == "E2E-1")
        #expect(line.bankId == "TX-9")
        #expect(line.parts.isEmpty)
    }

    @Test func theOtherSideOfACreditIsTheDebtor() throws {
        let line = try #require(try Fixture.line(Fixture.entry(side: "CRDT", with: Self.details)))
        #expect(line.payee == "Payer")
        #expect(line.counterparty == "NL91ABNA0417164300")
    }

    @Test func ultimatePartyIsUsedWithoutParty() throws {
        let parties = "<NtryDtls><TxDtls><RltdPties><UltmtCdtr><Nm>Behind</Nm></UltmtCdtr></RltdPties></TxDtls></NtryDtls>"
        #expect(try Fixture.line(Fixture.entry(with: parties))?.payee == "Behind")
    }

    @Test func bankReferenceOfEntryIsItsId() throws {
        let line = try Fixture.line(Fixture.entry(with: "<NtryRef>N</NtryRef><AcctSvcrRef>ENTRY-1</AcctSvcrRef>" + Self.details))
        #expect(line?.bankId == "ENTRY-1")
    }

    @Test func neitherEntryReferenceNorEndToEndIdIsAnId() throws {
        let line = try Fixture.line(
            Fixture.entry(
                with: "<NtryRef>N</NtryRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs></TxDtls></NtryDtls>"))
        #expect(line?.bankId == nil)
        #expect(line?.reference == nil)
    }

    @Test func memoFallsBackToReferenceThenAdditionalInformation() throws {
        let structured = "<NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>"
        #expect(try Fixture.line(Fixture.entry(with: structured))?.memo == "RF18")
        #expect(try Fixture.line(Fixture.entry(with: "<NtryDtls><TxDtls><AddtlTxInf>Fee</AddtlTxInf></TxDtls></NtryDtls>"))?.memo == "Fee")
        let line = try Fixture.line(Fixture.entry(with: "<AddtlNtryInf>Monthly fee</AddtlNtryInf>"))
        #expect(line?.memo == "Monthly fee")
        #expect(line?.payee == "")
    }

    @Test func foreignAmountIsRead() throws {
        let abroad = """
            <NtryDtls><TxDtls><AmtDtls><InstdAmt><Amt Ccy="USD">14.20</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">12.50</Amt></TxAmt>\
            </AmtDtls></TxDtls></NtryDtls>
            """
        let dollars = try #require(Currency(code: "USD"))
        #expect(try Fixture.line(Fixture.entry(with: abroad))?.foreign == ForeignAmount(amount: figure(1420, 2), currency: dollars))
        #expect(try Fixture.line(Fixture.entry(with: abroad.replacing("USD", with: "EUR")))?.foreign == nil)
    }

    @Test(arguments: [("CCRD", "CWDL", true), ("CNTR", "CWDL", true), ("CCRD", "POSD", false), ("RCDT", "CWDL", false)])
    func cashWithdrawalCodesAreRecognised(family: String, subfamily: String, isCash: Bool) throws {
        let code = "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>\(family)</Cd><SubFmlyCd>\(subfamily)</SubFmlyCd></Fmly></Domn></BkTxCd>"
        #expect(try Fixture.line(Fixture.entry(with: code))?.kind == (isCash ? .cashWithdrawal : .unspecified))
    }

    // MARK: - Splits

    static func detail(_ amount: String, _ text: String, side: String = "") -> String {
        #"<TxDtls><Amt Ccy="EUR">\#(amount)</Amt>\#(side)<RmtInf><Ustrd>\#(text)</Ustrd></RmtInf></TxDtls>"#
    }

    @Test func detailsWithMatchingSumBecomeParts() throws {
        let back = "<CdtDbtInd>CRDT</CdtDbtInd>"
        let line = try Fixture.line(
            Fixture.entry(
                with: "<NtryDtls>\(Self.detail("10.00", "a"))\(Self.detail("3.5", "b"))\(Self.detail("1", "c", side: back))</NtryDtls>"))
        #expect(line?.parts.map(\.amount) == [figure(-1000, 2), figure(-35, 1), figure(1, 0)])
        #expect(line?.parts.map(\.memo) == ["a", "b", "c"])
    }

    @Test func detailsWithOtherSumAreNotParts() throws {
        let read = try Fixture.read(
            Fixture.document(
                Fixture.statement(Fixture.entry(with: "<NtryDtls>\(Self.detail("10.00", "a"))\(Self.detail("3.50", "b"))</NtryDtls>"))))
        #expect(read.statements.first?.lines.first?.parts == [])
        #expect(read.statements.first?.lines.first?.memo == "a b")
        #expect(read.diagnostics.map(\.severity) == [.note])
    }

    @Test func detailsWithoutAmountsAreIgnoredSilently() throws {
        let read = try Fixture.read(
            Fixture.document(
                Fixture.statement(Fixture.entry(with: "<NtryDtls><TxDtls/><TxDtls/></NtryDtls><NtryDtls><TxDtls/></NtryDtls>"))))
        #expect(read.statements.first?.lines.first?.parts == [])
        #expect(read.diagnostics.isEmpty)
    }
}
