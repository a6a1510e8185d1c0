import Models
import StatementFiles
import Testing

/// Creditor and mandate of SEPA direct debits (EPC130-08, AT-02 and AT-01).
@Suite struct DirectDebitMandateTests {

    @Test func aCAMTDebitHasBothFromItsReferences() throws {
        let details = """
            <NtryDtls><TxDtls><Refs><MndtId>M-1</MndtId><CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id></Othr></PrvtId></Id>\
            </CdtrSchmeId></Refs></TxDtls></NtryDtls>
            """
        let line = try CAMTFixture.line(CAMTFixture.entry(with: details))
        #expect(line?.mandate == DirectDebitMandate(creditor: "DE98ZZZ09999999999", mandate: "M-1"))
        let credit = try CAMTFixture.line(CAMTFixture.entry(side: "CRDT", with: details))
        #expect(credit?.mandate == nil)
    }

    @Test func theCreditorCanBeThatOfTheParties() throws {
        let details = """
            <NtryDtls><TxDtls><Refs><MndtId>M-2</MndtId></Refs><RltdPties><Cdtr><Id><PrvtId><Othr><Id>AT61ZZZ01234567890</Id></Othr>\
            </PrvtId></Id></Cdtr></RltdPties></TxDtls></NtryDtls>
            """
        #expect(
            try CAMTFixture.line(CAMTFixture.entry(with: details))?.mandate
                == DirectDebitMandate(creditor: "AT61ZZZ01234567890", mandate: "M-2"))
    }

    @Test func anMT940LineHasBothFromItsCodes() throws {
        let line = try MT940Fixture.line(
            ":61:260130D9,99NDDTNONREF", ":86:105?00LASTSCHRIFT?20EREF+1234?21MREF+M-3?22CRED+DE98ZZZ09999999999?23SVWZ+Film?32Netflix")
        #expect(line?.mandate == DirectDebitMandate(creditor: "DE98ZZZ09999999999", mandate: "M-3"))
    }

    @Test func anMT940LineHasBothFromSlashCodes() throws {
        let line = try MT940Fixture.line(
            ":61:260130D9,99NDDTNONREF", ":86:/TRTP/SEPA Incasso/CSID/NL98ZZZ099999999990/MARF/M-4/NAME/Netflix/REMI/Film")
        #expect(line?.mandate == DirectDebitMandate(creditor: "NL98ZZZ099999999990", mandate: "M-4"))
    }

    @Test func aLineWithoutEitherHasNone() throws {
        #expect(try CAMTFixture.line(CAMTFixture.entry())?.mandate == nil)
        #expect(try MT940Fixture.line(":61:260130D9,99NTRFNONREF", ":86:105?20SVWZ+Film")?.mandate == nil)
    }
}
