import Foundation
import TestTools
import Testing

/// Files that are damaged, hostile or none: refused whole with one error and its place, nothing stored, also of the files beside them.
@Suite(.blocking) struct BadInputTests {

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]
        /// What the error says, among other things.
        var word: String
        var testDescription: String { name }

        init(_ name: String, _ bytes: [UInt8], _ word: String) { (self.name, self.bytes, self.word) = (name, bytes, word) }
        init(_ name: String, _ text: String, _ word: String) { self.init(name, Array(text.utf8), word) }
    }

    static let cases: [Case] = [
        Case("empty.ofx", "", "empty"),
        Case("blanks.csv", " \n\t\r\n \n", "blanks"),
        Case("picture.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], "not a text file"),
        Case("paper.pdf", "%PDF-1.7\n%\n1 0 obj\n", "not a text file"),
        Case("random.csv", noise(4_000), ""),
        Case("zero.csv", Array("Date,Amount\n2026-01-01,1.00\n".utf8) + [0] + Array("2026-01-02,2.00\n".utf8), ":3: "),
        Case("object.json", "{\"a\": 1}\n", "none of the formats"),
        Case("page.html", "<html><body>Your statement</body></html>", "XML"),
        Case(
            "root.ofx",
            "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>9<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n"
                + "<STMTTRN><TRNTYPE>POS<DTPOSTED>20260101<TRNAMT>-1.00<FITID>1</STMTTRN>\n", "root"),
        Case(
            "root.xml",
            "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL84HAVN0417160001</IBAN></Id>"
                + "</Acct><Ntry><Amt Ccy=\"EUR\">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-01</Dt></BookgDt></Ntry>\n",
            ""),
        Case("quote.csv", "Date,Amount,Payee\n2026-01-01,1.00,\"Shop\n2026-01-02,2.00,Shop\n", "quote"),
        Case("laughs.xml", laughs, ""),
        Case(
            "outside.xml",
            "<?xml version=\"1.0\"?><!DOCTYPE Document [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n<Document><BkToCstmrStmt><Stmt><Id>&a;</Id></Stmt></BkToCstmrStmt></Document>",
            ""),
        Case("deep.xml", "<Document>" + String(repeating: "<a>", count: 100_000), "deep"),
        Case("deep.ofx", "<OFX>" + String(repeating: "<A>\n", count: 100_000), "deep"),
        Case(
            "undecodable.xml",
            Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document>".utf8) + Array(repeating: 0x81, count: 200)
                + Array("</Document>".utf8), "UTF-8"),
        Case("long.csv", "Date,Amount\n2026-01-01," + String(repeating: "1", count: 5_000_000), ""),
        Case(
            "notification.xml", "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.054.001.02\"><BkToCstmrDbtCdtNtfctn/></Document>",
            "CAMT.054"),
    ]

    private static func noise(_ count: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: 11)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    private static var laughs: String {
        var text = "<?xml version=\"1.0\"?><!DOCTYPE Document [<!ENTITY a0 \"ha\">\n"
        for level in 1...30 { text += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n" }
        return text + "]><Document><BkToCstmrStmt><Stmt><Id>&a30;</Id></Stmt></BkToCstmrStmt></Document>"
    }

    @Test(arguments: cases) func isRefusedWholeAndStoresNothing(_ bad: Case) throws {
        let household = try Household()
        try household.run("import", household.file("first.ofx", StatementMaker(account: "77000008001", count: 5).text))
        let before = try household.everything()
        let good = try household.file("good.ofx", StatementMaker(account: "77000008002", count: 5).text)
        let path = try household.file(bad.name, bad.bytes)
        for arguments in [
            ["import", path], ["import", good, path], ["import", path, good, "--dry-run"], ["import", path, "--account", "Some"],
        ] {
            let answer = try household.run(arguments)
            #expect(answer.status == 65, "\(arguments): \(answer)")
            #expect(answer.errors.contains(bad.name), "\(answer.errors)")
            #expect(bad.word.isEmpty || answer.errors.contains(bad.word), "\(answer.errors)")
            let lines = answer.errors.split(separator: "\n")
            #expect(lines.count == 2, "\(answer.errors)")
            #expect(lines.first == "coffer: Coffer cannot read \(path). Download the statement as OFX, CAMT, MT940 or CSV.")
            #expect(answer.output.isEmpty)
        }
        #expect(try household.everything() == before)
        try household.expectClean()
    }

    @Test func aFileOverTheLimitIsRefusedBeforeItIsRead() throws {
        let household = try Household()
        let path = try household.file("large.ofx", "<OFX>")
        try #require(truncate(path, 256_000_001) == 0)
        let answer = try household.run("import", path)
        #expect(answer.status == 65)
        #expect(answer.errors.contains("256 MB"), "\(answer.errors)")
        #expect(try household.accounts().isEmpty)
    }

    @Test func aFileThatIsNotThereIsMissingInput() throws {
        let household = try Household()
        let good = try household.file("good.ofx", StatementMaker(account: "77000008002", count: 5).text)
        let answer = try household.run("import", good, household.folder + "/absent.ofx")
        #expect(answer.status == 66)
        #expect(answer.errors.contains("absent.ofx") && answer.errors.contains("No such file or directory"), "\(answer.errors)")
        #expect(try household.accounts().isEmpty)
    }

    @Test func aFolderIsNoStatement() throws {
        let household = try Household()
        let answer = try household.run("import", household.folder)
        #expect(answer.status == 65 || answer.status == 66, "\(answer)")
        #expect(answer.errors.contains("directory"), "\(answer.errors)")
    }

    @Test func aFileInAnotherFormatThanSaidIsRefused() throws {
        let household = try Household()
        let path = try household.file("good.ofx", StatementMaker(account: "77000008002", count: 5).text)
        for format in ["camt", "mt940", "qif", "csv"] {
            let answer = try household.run("import", path, "--format", format, "--account", "Some")
            #expect(answer.status == 65, "\(format): \(answer)")
            #expect(try household.accounts().isEmpty, "\(format)")
        }
    }

    @Test func aDamagedLineIsRejectedAloneAndCounted() throws {
        let household = try Household()
        let path = try household.file(
            "some.csv", "Date,Amount,Payee\n2026-01-01,-1.00,A\n2026-01-45,-2.00,B\n2026-01-03,x,C\n2026-01-04,-4.00,D\n")
        let answer = try household.answer(ImportLine.self, ["import", path, "--account", "Some", "--currency", "EUR"], status: 1)
        #expect(answer.new == 2)
        #expect(answer.statements.map(\.rejected) == [2])
        #expect(answer.files[0].diagnostics.filter { $0.severity == "rejected" }.map(\.line) == [3, 4])
    }
}
