import Models
import Testing

@testable import PaymentFiles

struct PaymentFileTests {

    private func root(_ payments: Payment...) throws -> XMLElement {
        let text = try PaymentFileWriter.write(Sample.batch(payments))
        #expect(MessageChecker.problems(in: text) == [])
        return try #require(XMLElement.parse(text))
    }

    @Test func eurosWithinSEPAUseTheSEPAScheme() throws {
        let text = try Sample.write(Sample.payment())
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
                  <CstmrCdtTrfInitn>
                    <GrpHdr>
                      <MsgId>\(try id(in: text))</MsgId>
                      <CreDtTm>2026-07-01T09:30:05Z</CreDtTm>
                      <NbOfTxs>1</NbOfTxs>
                      <CtrlSum>12.34</CtrlSum>
                      <InitgPty>
                        <Nm>Household Mueller</Nm>
                      </InitgPty>
                    </GrpHdr>
                    <PmtInf>
                      <PmtInfId>\(try id(in: text))-1</PmtInfId>
                      <PmtMtd>TRF</PmtMtd>
                      <NbOfTxs>1</NbOfTxs>
                      <CtrlSum>12.34</CtrlSum>
                      <PmtTpInf>
                        <SvcLvl>
                          <Cd>SEPA</Cd>
                        </SvcLvl>
                      </PmtTpInf>
                      <ReqdExctnDt>
                        <Dt>2026-05-27</Dt>
                      </ReqdExctnDt>
                      <Dbtr>
                        <Nm>Household Mueller</Nm>
                      </Dbtr>
                      <DbtrAcct>
                        <Id>
                          <IBAN>DE89370400440532013000</IBAN>
                        </Id>
                      </DbtrAcct>
                      <DbtrAgt>
                        <FinInstnId>
                          <Othr>
                            <Id>NOTPROVIDED</Id>
                          </Othr>
                        </FinInstnId>
                      </DbtrAgt>
                      <ChrgBr>SLEV</ChrgBr>
                      <CdtTrfTxInf>
                        <PmtId>
                          <EndToEndId>REF12345678</EndToEndId>
                        </PmtId>
                        <Amt>
                          <InstdAmt Ccy="EUR">12.34</InstdAmt>
                        </Amt>
                        <Cdtr>
                          <Nm>Baeckerei Gross + Soehne</Nm>
                        </Cdtr>
                        <CdtrAcct>
                          <Id>
                            <IBAN>FR1420041010050500013M02606</IBAN>
                          </Id>
                        </CdtrAcct>
                        <RmtInf>
                          <Ustrd>Rechnung 17</Ustrd>
                        </RmtInf>
                      </CdtTrfTxInf>
                    </PmtInf>
                  </CstmrCdtTrfInitn>
                </Document>

                """)
        #expect(MessageChecker.problems(in: text) == [])
    }

    @Test func theSamePaymentsHaveTheSameMessageID() throws {
        let first = try Sample.write(Sample.payment())
        var later = Sample.batch([try Sample.payment()])
        later.createdAt += 86_400_000
        #expect(try id(in: PaymentFileWriter.write(later)) == id(in: first))
        #expect(try id(in: Sample.write(Sample.payment(12_345_678, 12_35))) != id(in: first))
        #expect(try id(in: Sample.write(Sample.payment(bic: "BNPAFRPP"))) != id(in: first))
    }

    @Test func aBICIdentifiesTheCreditorsBank() throws {
        let payment = try root(Sample.payment(bic: "bnpafrpp"))
        #expect(payment.all("CdtrAgt").first?.value("FinInstnId", "BICFI") == "BNPAFRPP")
    }

    @Test func anAddressIsStructured() throws {
        let address = PostalAddress(street: "Rue de l'Été 5", postalCode: "75001", town: "Paris", country: "FR")
        let found = try #require(try root(Sample.payment(address: address)).all("PstlAdr").first)
        #expect(found.children.map { "\($0.name) \($0.text)" } == ["StrtNm Rue de l'Ete 5", "PstCd 75001", "TwnNm Paris", "Ctry FR"])
        let short = try #require(try root(Sample.payment(address: PostalAddress(town: "Lyon", country: "FR"))).all("PstlAdr").first)
        #expect(short.children.map(\.name) == ["TwnNm", "Ctry"])
    }

    @Test func paymentsAreGroupedByAccountAndDay() throws {
        let other = try Sample.debtor("AT611904300234573201", account: "Savings")
        let root = try root(
            Sample.payment(1, 10_00), Sample.payment(2, 20_00, from: other), Sample.payment(3, 30_00),
            Sample.payment(4, 40_00, on: Sample.day.adding(days: 1)))
        let groups = root.all("PmtInf")
        #expect(groups.map { $0.value("NbOfTxs") } == ["2", "1", "1"])
        #expect(groups.map { $0.value("CtrlSum") } == ["40.00", "20.00", "40.00"])
        #expect(groups.map { $0.value("ReqdExctnDt", "Dt") } == ["2026-05-27", "2026-05-27", "2026-05-28"])
        #expect(root.all("GrpHdr").first?.value("CtrlSum") == "100.00")
        #expect(root.all("EndToEndId").map(\.text) == ["REF00000001", "REF00000003", "REF00000002", "REF00000004"])
    }

    @Test(arguments: [
        ("EUR", "US bank 12-345", "12.34"), ("CHF", "CH9300762011623852957", "12.34"), ("JPY", "DE89370400440532013000", "1234"),
        ("KWD", "KW81CBKU0000000000001234560101", "1.234"), ("EUR", "KW81CBKU0000000000001234560101", "12.34"),
    ])
    func whatIsNotSEPAIsPlainWithABICAndSharedCharges(code: String, number: String, amount: String) throws {
        let root = try root(Sample.payment(1, 1234, code, to: number, bic: "CHASUS33XXX"))
        let group = try #require(root.all("PmtInf").first)
        #expect(group.value("PmtTpInf") == nil)
        #expect(group.value("ChrgBr") == "SHAR")
        let payment = try #require(group.all("CdtTrfTxInf").first)
        #expect(payment.value("CdtrAgt", "FinInstnId", "BICFI") == "CHASUS33XXX")
        #expect(payment.value("Amt", "InstdAmt") == amount)
        #expect(payment.all("InstdAmt").first?.attributes["Ccy"] == code)
        #expect(throws: PaymentFileError.bicRequired(name: "X")) { try Sample.write(Sample.payment(1, 1, code, to: number, name: "X")) }
    }

    @Test func anAccountOutsideOfSEPADoesNotUseTheSEPAScheme() throws {
        let debtor = try Sample.debtor("KW81CBKU0000000000001234560101")
        #expect(throws: PaymentFileError.bicRequired(name: "X")) { try Sample.write(Sample.payment(name: "X", from: debtor)) }
    }

    @Test func theControlSumAddsAllCurrencies() throws {
        let root = try root(
            Sample.payment(1, 1_00), Sample.payment(2, 5, "JPY", bic: "CHASUS33"), Sample.payment(3, 1_005, "KWD", bic: "CHASUS33"))
        #expect(root.all("GrpHdr").first?.value("CtrlSum") == "7.005")
        #expect(root.all("PmtInf").map { $0.value("CtrlSum") } == ["1.00", "5.00", "1.005"])
    }

    @Test(arguments: [0, -1, 100_000_000_000]) func anAmountOutsideOfTheSEPARangeIsRejected(minorUnits: Int64) throws {
        let payment = try Sample.payment(7, minorUnits)
        #expect(throws: PaymentFileError.amountOutOfRange(payment.reference, payment.amount)) { try Sample.write(payment) }
    }

    @Test func theMaximumAmountIsAccepted() throws {
        #expect(try root(Sample.payment(1, 99_999_999_999)).all("InstdAmt").map(\.text) == ["999999999.99"])
        #expect(throws: PaymentFileError.sumOutOfRange) { try Sample.write(Sample.payment(1, .max, "USD", bic: "CHASUS33")) }
        #expect(try root(Sample.payment(1, 1)).all("InstdAmt").map(\.text) == ["0.01"])
    }

    @Test func unrepresentablePaymentsAreRejected() throws {
        #expect(throws: PaymentFileError.noPayments) { try PaymentFileWriter.write(Sample.batch([])) }
        #expect(throws: PaymentFileError.debtorWithoutIBAN(account: "Wallet")) {
            try Sample.write(Sample.payment(from: Sample.debtor(nil, account: "Wallet")))
        }
        #expect(throws: PaymentFileError.unrepresentableName("株式会社")) { try Sample.write(Sample.payment(name: "株式会社")) }
        let payment = try Sample.payment()
        #expect(throws: PaymentFileError.duplicateReference(payment.reference)) { try Sample.write(payment, payment) }
    }

    @Test func anEmptyNoteIsOmitted() throws {
        #expect(try root(Sample.payment(note: " \n\u{200B} ")).all("RmtInf").isEmpty)
    }

    private func id(in text: String) throws -> String {
        try #require(XMLElement.parse(text)?.all("MsgId").first?.text)
    }
}
