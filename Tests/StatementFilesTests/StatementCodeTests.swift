import Models
import StatementFiles
import Testing

/// The codes that say what a line is for.
@Suite struct StatementCodeTests {

    @Test(arguments: [
        ("FEE", [StatementCode.type("FEE")]), ("int", [.type("INT")]), (" ATM ", [.type("ATM")]), ("DEBIT", []), ("FEED", []), ("", []),
    ]) func typesOfOFXThatSayMoreThanTheSign(type: String, codes: [StatementCode]) throws {
        let transaction = "<STMTTRN><TRNTYPE>\(type)<DTPOSTED>20240315<TRNAMT>-1.00<FITID>A</STMTTRN>"
        #expect(try OFXFixture.read(OFXFixture.bank(transaction)).statements.first?.lines.first?.codes == codes)
    }

    @Test func theMerchantCodeOfOFXComesFirst() throws {
        #expect(try OFXFixture.line("<SIC>5411").codes == [.merchant("5411")])
        let both = "<STMTTRN><TRNTYPE>CASH<DTPOSTED>20240315<TRNAMT>-1.00<FITID>A<SIC>6011</STMTTRN>"
        #expect(try OFXFixture.read(OFXFixture.bank(both)).statements.first?.lines.first?.codes == [.merchant("6011"), .type("CASH")])
    }

    @Test func aCAMTEntryHasPurposeTransactionAndBusinessCode() throws {
        let details = """
            <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>SALA</SubFmlyCd></Fmly></Domn><Prtry><Cd>NTRF+153+9310</Cd></Prtry></BkTxCd>
            <NtryDtls><TxDtls><Purp><Cd>SALA</Cd></Purp></TxDtls></NtryDtls>
            """
        #expect(
            try CAMTFixture.line(CAMTFixture.entry(side: "CRDT", with: details))?.codes
                == [.purpose("SALA"), .transaction("PMNT-RCDT-SALA"), .business("153")])
    }

    @Test func codesInWhichDetailsDifferAreLeftOut() throws {
        let details = """
            <BkTxCd><Prtry><Cd>XYZ</Cd></Prtry></BkTxCd>
            <NtryDtls><TxDtls><Purp><Cd>SALA</Cd></Purp></TxDtls><TxDtls><Purp><Cd>RENT</Cd></Purp></TxDtls></NtryDtls>
            """
        #expect(try CAMTFixture.line(CAMTFixture.entry(with: details))?.codes == [])
    }

    @Test func anMT940LineHasItsBusinessCode() throws {
        #expect(try MT940Fixture.line(":61:260130D9,99NCHGNONREF", ":86:083?20SVWZ+Film")?.codes == [.business("083")])
        #expect(try MT940Fixture.line(":61:260130D9,99NCHGNONREF", ":86:Film")?.codes == [])
    }
}
