import Models
import StatementFiles
import Testing

/// Every part of a file that is not booked is reported, in every format.
@Suite struct SkippedContentTests {

    private func qif(_ records: String) throws -> StatementCollector {
        try QIFReaderTests.read("!Type:Bank\n" + records, order: .yearFirst)
    }

    // MARK: - QIF

    @Test func completeRecordWithoutCaretIsReadWithWarning() throws {
        let read = try qif("D2026-01-03\nT-5\nPA\nD2026-01-04\nT-6\nPB\n^\nD2026-01-05\nT-7\nPC\n^\n")
        #expect(read.statements[0].lines.map(\.payee) == ["A", "B", "C"])
        #expect(read.diagnostics.map(\.severity) == [.warning])
        #expect(read.diagnostics[0].line == 2 && read.diagnostics[0].code == .qifRecordNotClosedBeforeNext)
    }

    @Test func incompleteRecordWithoutCaretIsRejected() throws {
        let read = try qif("D2026-01-03\nPA\nD2026-01-04\nT-6\nPB\n^\n")
        #expect(read.statements[0].lines.map(\.payee) == ["B"])
        #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].line == 2)
    }

    @Test func recordWithTwoAmountsIsRejected() throws {
        let read = try qif("D2026-01-03\nT-5\nPA\nT-6\nPB\n^\nD2026-01-05\nT-7\nPC\n^\n")
        #expect(read.statements[0].lines.map(\.payee) == ["C"])
        #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].code == .qifTwoAmounts)
        let days = try qif("T-5\nD2026-01-03\nPA\nD2026-01-04\n^\n")
        #expect(days.statements[0].lines.isEmpty && days.diagnostics[0].code == .qifTwoDays)
    }

    @Test func missingCaretsAreReported() throws {
        let records = (1...6).map { "D2026-01-0\($0)\nT-\($0)\nPShop \($0)" }
        for missing in 0..<5 {
            let text = records.enumerated().map { $1 + ($0 == missing ? "\n" : "\n^\n") }.joined()
            let read = try qif(text)
            #expect(read.statements[0].lines.count == 6)
            #expect(read.diagnostics.count == 1)
        }
    }

    @Test(arguments: ["D2026-\nT-5\nPA\n^\n", "D2026-01\nT-5\n^\n", "D\nT-5\n^\n", "D2026-01-03\nT\n^\n", "D2026-01-03\nT-\n^\n"])
    func aCutFieldRejectsItsRecord(record: String) throws {
        let read = try qif("D2026-01-02\nT-1\n^\n" + record + "D2026-01-05\nT-7\n^\n")
        #expect(read.statements[0].lines.count == 2)
        #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].line == 5)
    }

    @Test func otherListsAreCounted() throws {
        let text = "!Type:Cat\nNFood\nE\n^\nNRent\nE\n^\n!Type:Class\nNHome\n^\n!Type:Memorized\nKD\nT-5\nPShop\n^\n!Type:Wishes\nNCar\n^\n"
        let read = try QIFReaderTests.read(text + "!Type:Bank\nD2026-01-03\nT-5\n^\n", order: .yearFirst)
        #expect(
            read.diagnostics.map(\.found) == [
                "2 records of !Type:Cat", "1 record of !Type:Class", "1 record of !Type:Memorized", "1 record of !Type:Wishes",
            ])
        #expect(read.diagnostics.map(\.severity) == [.note, .note, .note, .warning])
        #expect(read.diagnostics.map(\.line) == [1, 8, 11, 16])
    }

    @Test func accountsWithoutAListAndLinesThatAreNoFieldsAreNamed() throws {
        let text = "!Account\nNGiro\nTBank\n^\nNOld\nTBank\n^\n!Account\nNGiro\nTBank\n^\n!Type:Bank\nD2026-01-03\nT-5\nthe bank\n^\n"
        let read = try QIFReaderTests.read(text, order: .yearFirst)
        #expect(read.statements.map(\.header.name) == ["Giro"] && read.statements[0].lines.count == 1)
        #expect(read.diagnostics.map(\.found) == ["the bank", "Old"])
    }

    @Test func textsOnSeveralLinesAreKept() throws {
        let line = try #require(try qif("D2026-01-03\nT-5\nPShop\nMone\nMtwo\n^\n").statements.first?.lines.first)
        #expect(line.memo == "one two")
    }

    @Test func duplicateCategoriesAndOrphanedPartFieldsAreReported() throws {
        for extra in ["$-5", "LFood\nLRent", "Ewords"] {
            let read = try qif("D2026-01-03\nT-5\n\(extra)\n^\n")
            #expect(read.statements[0].lines.count == 1)
            #expect(read.diagnostics.map(\.severity) == [.warning], "\(extra)")
        }
    }

    @Test func accountBalanceWithoutDateIsReported() throws {
        let read = try QIFReaderTests.read("!Account\nNGiro\nTBank\n$12.00\n^\n!Type:Bank\nD2026-01-03\nT-5\n^\n", order: .yearFirst)
        #expect(read.diagnostics.map(\.found) == ["12.00"] && read.diagnostics[0].line == 2)
    }

    // MARK: - CSV

    @Test func truncatedAndSkippedRowsAreReported() throws {
        let text = "Date,Amount,Payee\n2026-01-03,-5.00,A\n2026-\n2026-01-04,-6.00,B\nPrinted by the bank\n2026-01-05,-7."
        let read = try StatementBytes.read(Array(text.utf8)).read
        #expect(read.statements[0].lines.map(\.payee) == ["A", "B"])
        #expect(read.diagnostics.filter { $0.severity == .rejected }.map(\.line) == [3, 6])
        #expect(read.diagnostics.filter { $0.severity == .note }.map(\.found) == ["Printed by the bank"])
    }

    @Test func shortLastRowIsAcceptedIfOthersAreShort() throws {
        let text = "Date,Amount,Payee,Memo\n2026-01-03,-5.00,A\n2026-01-04,-6.00,B"
        let read = try StatementBytes.read(Array(text.utf8), format: .csv).read
        #expect(read.statements[0].lines.map(\.payee) == ["A", "B"])
    }

    // MARK: - OFX

    private func ofx(_ transactions: String, behind: String = "") throws -> StatementCollector {
        try StatementBytes.read(
            Array(
                ("<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n"
                    + transactions + "\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n" + behind).utf8)
        ).read
    }

    @Test func mergedTransactionsAreRejected() throws {
        let one = "<STMTTRN><DTPOSTED>20260103<TRNAMT>-1.00<FITID>a<NAME>A"
        let two = "<DTPOSTED>20260104<TRNAMT>-2.00<FITID>b<NAME>B</STMTTRN>"
        let read = try ofx(one + two + "\n<STMTTRN><DTPOSTED>20260105<TRNAMT>-3.00<FITID>c<NAME>C</STMTTRN>")
        #expect(read.statements[0].lines.map(\.payee) == ["C"])
        #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].line == 2)
    }

    @Test func elementsAfterRootAreReported() throws {
        let read = try ofx(
            "<STMTTRN><DTPOSTED>20260105<TRNAMT>-3.00<FITID>c<NAME>C</STMTTRN>",
            behind: "<STMTTRN><DTPOSTED>20260106<TRNAMT>-4.00<FITID>d</STMTTRN>\n")
        #expect(read.statements[0].lines.count == 1)
        #expect(read.diagnostics.map(\.line) == [4])
    }

    // MARK: - MT940

    @Test(arguments: ["61:2601040104D2,50NTRFNONREF", ":61;2601040104D2,50NTRFNONREF", ":612601040104D2,50NTRFNONREF"])
    func lineWithDamagedTagIsRejected(line: String) throws {
        let text = MT940Fixture.message(":61:2601030103D1,50NTRFNONREF", ":86:Shop", line, ":86:Kiosk", ":61:2601050105D3,50NTRFNONREF")
        let read = try MT940Fixture.read(text)
        #expect(read.statements[0].lines.map(\.memo) == ["Shop", ""])
        #expect(read.diagnostics.map(\.severity) == [.rejected] && read.diagnostics[0].line == 7)
    }

    @Test func truncatedLastLineIsRejected() throws {
        let front = ":20:S\n:25:1/2\n:60F:C260101EUR10,00\n:61:2601030103D1,50NTRFNONREF\n:61:2601040104D12,"
        let read = try MT940Fixture.read(front)
        #expect(read.statements[0].lines.count == 1)
        #expect(read.diagnostics.map(\.severity).contains(.rejected))
        #expect(try MT940Fixture.read(front + "5NMSCNONREF").statements[0].lines.count == 2)
    }

    @Test func linesMayEndWithDoubleAtSign() throws {
        let fields = [
            ":20:S", ":25:1/2", ":28C:1", ":60F:C260101EUR10,00", ":61:2601030103D1,50NTRFNONREF", ":86:166?00Shop?20a@b.example?32Shop",
            ":62F:C260131EUR8,50", "-",
        ]
        let plain = try StatementBytes.read(Array(fields.map { $0 + "\r\n" }.joined().utf8)).read
        #expect(plain.statements[0].lines.map(\.payee) == ["Shop"])
        for (first, rest) in [("@@", "@@"), ("@@", "@@\r\n"), ("\r\n", "@@"), ("@@", "\r\n")] {
            let text = fields.enumerated().map { $1 + ($0 % 2 == 0 ? first : rest) }.joined()
            for begin in ["", "@@", "\r\n"] {
                let (file, read) = try StatementBytes.read(Array((begin + text).utf8))
                #expect(file.format == .mt940)
                #expect(read.statements.map(\.lines.count) == plain.statements.map(\.lines.count), "\(begin + text)")
                #expect(read.statements[0].lines[0].memo == plain.statements[0].lines[0].memo)
                #expect(read.statements[0].trailer == plain.statements[0].trailer)
            }
        }
    }

    // MARK: - CAMT

    @Test func aReportInAStatementsEnvelopeIsRead() throws {
        let text = String(decoding: StatementBytes.camt(Array("Shop".utf8), encoding: "UTF-8"), as: UTF8.self)
        let mixed = text.split(separator: "Stmt>", omittingEmptySubsequences: false).joined(separator: "Stmt>")
            .replacing("<Stmt>", with: "<Rpt>").replacing("</Stmt>", with: "</Rpt>")
        let read = try StatementBytes.read(Array(mixed.utf8)).read
        #expect(read.statements.map(\.lines.count) == [1])
    }
}
