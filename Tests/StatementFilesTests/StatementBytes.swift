import Foundation
import Models
import StatementFiles

/// Reads bytes like a file on disk: byte order mark, encoding, format detection, layout detection, reader.
enum StatementBytes {

    static func read(
        _ bytes: [UInt8], format: StatementFormat? = nil, dateOrder: DateOrder? = .yearFirst, encoding: TextEncoding? = nil
    ) throws -> (file: StatementFile, read: StatementCollector) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try StatementFile(path: url.path, format: format, dateOrder: dateOrder, encoding: encoding)
        var collector = StatementCollector()
        try file.read(into: &collector)
        return (file, collector)
    }

    static func reason(_ bytes: [UInt8], encoding: TextEncoding? = nil) -> StatementFileError.Reason? {
        do {
            _ = try read(bytes, encoding: encoding)
            return nil
        } catch {
            return (error as? StatementFileError)?.reason
        }
    }

    /// An OFX statement with one line whose payee is given as bytes.
    static func ofx(_ payee: [UInt8], encoding: String = "USASCII", charset: String = "NONE") -> [UInt8] {
        Array(
            """
            OFXHEADER:100
            DATA:OFXSGML
            VERSION:102
            SECURITY:NONE
            ENCODING:\(encoding)
            CHARSET:\(charset)
            COMPRESSION:NONE

            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST><STMTTRN><DTPOSTED>20260103<TRNAMT>-1.50<FITID>a<NAME>
            """.utf8) + payee + Array("</STMTTRN>\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n".utf8)
    }

    static func qif(_ payee: [UInt8]) -> [UInt8] {
        Array("!Type:Bank\nD2026-01-03\nT-1.50\nP".utf8) + payee + Array("\n^\nD2026-01-04\nT-2.50\nPKiosk\n^\n".utf8)
    }

    static func csv(_ payee: [UInt8]) -> [UInt8] {
        Array("Date,Amount,Description\n2026-01-03,-1.50,".utf8) + payee + Array("\n2026-01-04,-2.50,Kiosk\n".utf8)
    }

    static func mt940(_ text: [UInt8]) -> [UInt8] {
        Array(":20:S\r\n:25:1/2\r\n:28C:1\r\n:60F:C260101EUR10,00\r\n:61:2601030103D1,50NTRFNONREF\r\n:86:".utf8) + text
            + Array("\r\n:62F:C260131EUR8,50\r\n-\r\n".utf8)
    }

    static func camt(_ payee: [UInt8], encoding: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="\(encoding)"?>
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
            <Acct><Id><Othr><Id>77</Id></Othr></Id><Ccy>EUR</Ccy></Acct><Ntry><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
            <BookgDt><Dt>2026-01-03</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>
            """.utf8) + payee
            + Array("</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>".utf8)
    }
}
