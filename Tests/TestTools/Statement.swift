/// Sample statements in a bank's format.
package enum Statement {

    /// An OFX statement of one account.
    ///
    /// - Parameters:
    ///   - balance: the closing balance, at the end of a day; nil: none is stated.
    package static func ofx(
        _ number: String = "1234567890", lines: [String], balance: String? = nil, on day: String = "2026-01-31", currency: String = "EUR"
    ) -> String {
        let closing = balance.map { "<LEDGERBAL><BALAMT>\($0)<DTASOF>\(day.filter { $0 != "-" })</LEDGERBAL>" } ?? ""
        return """
            OFXHEADER:100
            DATA:OFXSGML
            VERSION:102
            SECURITY:NONE
            ENCODING:UTF-8
            CHARSET:NONE
            COMPRESSION:NONE
            OLDFILEUID:NONE
            NEWFILEUID:NONE

            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>\(currency)<BANKACCTFROM><BANKID>500<ACCTID>\(number)<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST>
            \(lines.joined(separator: "\n"))
            </BANKTRANLIST>\(closing)</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """
    }

    /// A line of an OFX statement.
    package static func line(_ day: String, _ amount: String, _ payee: String, id: String = "", memo: String = "") -> String {
        "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day.filter { $0 != "-" })<TRNAMT>\(amount)<FITID>\(id)<NAME>\(payee)\(memo.isEmpty ? "" : "<MEMO>\(memo)")</STMTTRN>"
    }
}
