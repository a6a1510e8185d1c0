import Models
import StatementFiles
import Testing

/// Builds small OFX files for tests.
enum OFXFixture {

    static let sgmlHeader = """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102
        SECURITY:NONE
        ENCODING:USASCII
        CHARSET:1252
        COMPRESSION:NONE
        OLDFILEUID:NONE
        NEWFILEUID:NONE

        """

    static let xmlHeader = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>

        """

    /// A statement of a checking account with the given `STMTTRN` elements.
    static func bank(_ transactions: String, currency: String = "EUR", header: String = sgmlHeader, balance: String = "") -> String {
        header + """
            <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20240331<LANGUAGE>ENG
            <FI><ORG>Harbour Bank<FID>77</FI></SONRS></SIGNONMSGSRSV1>
            <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>\(currency)
            <BANKACCTFROM><BANKID>700100<BRANCHID>3<ACCTID>0012345678<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST><DTSTART>20240301<DTEND>20240331
            \(transactions)
            </BANKTRANLIST>\(balance)</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

            """
    }

    /// One `STMTTRN` with the required fields and additional ones.
    static func transaction(_ more: String = "", day: String = "20240315", amount: String = "-12.50", id: String = "A1") -> String {
        "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(id)\n\(more)</STMTTRN>\n"
    }

    static func read(_ text: String, chunk: Int = .max) throws -> StatementCollector {
        try read(Array(text.utf8), chunk: chunk)
    }

    static func read(_ bytes: [UInt8], chunk: Int = .max) throws -> StatementCollector {
        var collector = StatementCollector()
        try OFXReader().read(ByteWindow(MemoryByteSource(bytes, chunk: chunk), capacity: 64), into: &collector)
        return collector
    }

    /// The line of a statement with one transaction.
    static func line(_ more: String, amount: String = "-12.50", id: String = "A1", currency: String = "EUR") throws -> StatementLine {
        let statements = try read(bank(transaction(more, amount: amount, id: id), currency: currency)).statements
        return try #require(statements.first?.lines.first)
    }
}

func figure(_ text: String) throws -> DecimalFigure { try #require(DecimalFigure(bytes: text.utf8)) }
