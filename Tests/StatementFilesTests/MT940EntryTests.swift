import Models
import StatementFiles
import Testing

@Suite struct MT940EntryTests {
    typealias Fixture = MT940Fixture

    // MARK: - :61:

    @Test(
        arguments: [
            ("D", -1250), ("C", 1250), ("DR", -1250), ("CR", 1250), ("RC", -1250), ("RD", 1250), ("RCR", -1250), ("RDR", 1250),
            ("DD", -1250),
            ("CN", 1250), ("EC", 1250), ("ED", -1250),
        ] as [(String, Int64)]) func markDecidesTheSign(mark: String, mantissa: Int64) throws
    {
        #expect(try Fixture.line(":61:260130\(mark)12,50NTRFNONREF")?.amount == figure(mantissa, 2))
    }

    @Test(arguments: [
        ("2601310201", "2026-02-01", "2026-01-31"), ("2601021231", "2025-12-31", "2026-01-02"), ("2512310102", "2026-01-02", "2025-12-31"),
        ("260131    ", "2026-01-31", "2026-01-31"), ("260131", "2026-01-31", "2026-01-31"), ("990131", "1999-01-31", "1999-01-31"),
        ("790131", "2079-01-31", "2079-01-31"),
    ]) func entryDateIsInTheYearNearestToValueDate(days: String, booked: String, valued: String) throws {
        let line = try Fixture.line(":61:\(days)C1,00NTRFNONREF")
        #expect(line?.day.description == booked)
        #expect(line?.valueDay?.description == valued)
    }

    @Test func theThirtiethOfFebruaryIsTheLastDayOfTheMonth() throws {
        let read = try Fixture.read(Fixture.message(":61:260230D6,00N024NONREF"))
        #expect(read.statements.first?.lines.first?.day.description == "2026-02-28")
        #expect(read.diagnostics.map(\.severity) == [.warning])
    }

    @Test func referenceAfterSlashesIsBankId() throws {
        let line = try #require(try Fixture.line(":61:260130C1,00NTRFKUNDE 5//0724710333343453/OCMT/EUR4,5/", "supplement"))
        #expect(line.bankId == "0724710333343453")
        #expect(line.reference == "KUNDE 5")
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF//")?.bankId == nil)
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF")?.reference == nil)
        #expect(try Fixture.line(":61:260130C1,00NMSC341/1X//O/341")?.bankId == "O/341")
    }

    @Test func supplementaryDetailsAreMemoWithoutField86() throws {
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", "Bank words")?.memo == "Bank words")
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", "Bank words", ":86:Text")?.memo == "Text")
    }

    @Test func repeatedAccountAndNameAreTheCounterparty() throws {
        let line = try #require(
            try Fixture.line(":61:2601300130D20,00NIOB0987654321", "m a r", ":86:0987654321 m a r", "", "this is a test"))
        #expect(line.counterparty == "0987654321")
        #expect(line.payee == "m a r")
        #expect(line.memo == "this is a test")
        #expect(line.reference == nil)
    }

    @Test func aNameBehindAFullReferenceIsThePayee() throws {
        let line = try #require(try Fixture.line(":61:260130D000000000088,10N060P000029225      KPN - MOBIEL", ":86:a", ":86:b"))
        #expect(line.payee == "KPN - MOBIEL")
        #expect(line.reference == "P000029225")
        #expect(line.memo == "a b")
    }

    @Test func brokenLineIsJoined() throws {
        let read = try Fixture.read(":61:2601300130CR\n30,00N062NONREF\n:\n86:166?00X?20SVWZ+Test")
        #expect(read.statements.first?.lines.first?.amount == figure(3000, 2))
        #expect(read.statements.first?.lines.first?.memo == "Test")
    }

    @Test func zeroAmountIsInformational() throws {
        #expect(try Fixture.line(":61:260130C0,00NDEFNONREF")?.status == .informational)
    }

    @Test(arguments: [
        ":61:", ":61:2601", ":61:261330C1,00NTRF", ":61:260130X1,00NTRF", ":61:260130CNTRF", ":61:2601309930C1,00N",
        ":61:260130C99999999999999999999,00NTRF", ":61:260130C1,00,0NTRF",
    ]) func invalidLineIsRejectedIndividually(line: String) throws {
        let read = try Fixture.read(Fixture.message(":61:260130C1,00NTRFNONREF", ":86:one", line, ":86:lost", ":61:260130C2,00NTRFNONREF"))
        #expect(read.statements.first?.lines.map(\.memo) == ["one", ""])
        #expect(read.diagnostics.map(\.severity) == [.rejected])
        #expect(read.diagnostics.first?.line == 7)
    }

    // MARK: - :86:

    @Test func germanSubfieldsAreParsed() throws {
        let line = try #require(
            try Fixture.line(
                ":61:2601300130DR12,50NDDTKREF+//ABC", ":86:105?00BASISLASTSCHRIFT?10931?20EREF+4711-0815?21MREF+M1?22CRED+DE98ZZZ0",
                "9999999999?23SVWZ+Strom Januar und noch ?24ein Wort?30BYLADEMM?31DE89370400440532013000?32Finanzamt Muenchen Abteilun",
                "?33g Erhebung?34992"))
        #expect(line.payee == "Finanzamt Muenchen Abteilung Erhebung")
        #expect(line.memo == "Strom Januar und noch ein Wort")
        #expect(line.reference == "4711-0815")
        #expect(line.counterparty == "DE89370400440532013000")
        #expect(line.bankId == "ABC")
        #expect(line.kind == .unspecified)
    }

    @Test func fullSubfieldsContinueWithinAWord() throws {
        let line = try Fixture.line(
            ":61:260130C1,00NTRFNONREF", ":86:166?00X?20EREF+EndToEndIdTFNR20004000?2101?22SVWZ+TO 13 TFNr 20004 Einga?23ngskanal?24kurz")
        #expect(line?.reference == "EndToEndIdTFNR2000400001")
        #expect(line?.memo == "TO 13 TFNr 20004 Eingangskanal kurz")
    }

    @Test func ultimatePartyIsUsedWithoutParty() throws {
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:166?20SVWZ+x?21ABWA+Somebody")?.payee == "Somebody")
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:166?20SVWZ+x?21ABWA+Somebody?32Plain")?.payee == "Plain")
    }

    @Test func memoWithoutPurposeIsBookingText() throws {
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:805>00ENTGELTABSCHLUSS>10666")?.memo == "ENTGELTABSCHLUSS")
    }

    @Test func cashFromAMachineIsKnown() throws {
        #expect(try Fixture.line(":61:260130D50,00NMSCNONREF", ":86:083?00GELDAUTOMAT?20GA NR123")?.kind == .cashWithdrawal)
        #expect(try Fixture.line(":61:260130D50,00NMSCNONREF", ":86:083 plain text")?.kind == .unspecified)
    }

    @Test func dutchSlashCodesAreParsed() throws {
        let line = try #require(
            try Fixture.line(
                ":61:260130C1,00NTRFEREF//B1",
                ":86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J. DOE",
                "/REMI/INVOICE 12/2026/EREF/E-5"))
        #expect(line.payee == "J. DOE")
        #expect(line.memo == "INVOICE 12/2026")
        #expect(line.counterparty == "NL91ABNA0417164300")
        #expect(line.reference == "E-5")
    }

    @Test func beneficiaryAndCounterpartyCodesAreParsed() throws {
        let benm = try Fixture.line(":61:260130D1,00N154NONREF", ":86:/BENM//NAME/JOHN DOE/REMI/Reference 1/ISDT/2026-01-02")
        #expect(benm?.payee == "JOHN DOE")
        #expect(benm?.memo == "Reference 1")
        let ing = try Fixture.line(":61:260130C1,00NTRFEREF", ":86:/CNTP/NL91ABNA0417164300/ABNANL2A/J. Doe///REMI/USTD//Thanks/")
        #expect(ing?.payee == "J. Doe")
        #expect(ing?.counterparty == "NL91ABNA0417164300")
        #expect(ing?.memo == "Thanks")
    }

    @Test func unstructuredTextIsMemo() throws {
        #expect(
            try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:/PT/FT/PY/MORE   TEXT", "  112233")?.memo == "/PT/FT/PY/MORE TEXT 112233")
        let full = String(repeating: "a", count: 65)
        #expect(try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:" + full, "bc", "d")?.memo == full + "bc d")
    }

    @Test func brokenTimeIsNotATag() throws {
        let line = try Fixture.line(":61:260130C1,00NTRFNONREF", ":86:106?00X?20SVWZ+PL 12-09-2014T16", ":26:37 Fo?21lgenr. 007")
        #expect(line?.memo == "PL 12-09-2014T16:26:37 Folgenr. 007")
    }

    @Test func linesOfNonSwiftFieldsAreTextAndName() throws {
        let line = try Fixture.line(":61:260130D402,00S   X", ":NS:01Police 5", "02Januar", "15ERGO AG", "16lep", "33123")
        #expect(line?.payee == "ERGO AG lep")
        #expect(line?.memo == "Police 5 Januar")
    }
}
