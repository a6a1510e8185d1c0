import Models

/// Statements of one bank as an OFX 2 download (OFX 2.0.3, sections 11.4.2.2 and 11.4.3).
struct SampleStatementFile {
    /// The lines of one account.
    struct Statement {
        var currency: Currency
        var number: String
        /// A credit card's statement is of another type.
        var isCard = false
        var lines: [SampleMovement]
    }

    var statements: [Statement]

    var text: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <?OFX OFXHEADER="200" VERSION="203" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
            <OFX>

            """
        for statement in statements {
            let (set, prefix) = statement.isCard ? ("CREDITCARDMSGSRSV1", "CC") : ("BANKMSGSRSV1", "")
            text += "<\(set)><\(prefix)STMTTRNRS><TRNUID>0</TRNUID><\(prefix)STMTRS><CURDEF>\(statement.currency.code)</CURDEF>"
            text +=
                prefix.isEmpty
                ? "<BANKACCTFROM><BANKID>933104</BANKID><ACCTID>\(statement.number)</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>\n"
                : "<CCACCTFROM><ACCTID>\(statement.number)</ACCTID></CCACCTFROM>\n"
            text += "<BANKTRANLIST>"
            for (index, line) in statement.lines.enumerated() { text += entry(line, number: index, of: statement) }
            text += "</BANKTRANLIST></\(prefix)STMTRS></\(prefix)STMTTRNRS></\(set)>\n"
        }
        return text + "</OFX>\n"
    }

    private func entry(_ line: SampleMovement, number: Int, of statement: Statement) -> String {
        let day = line.day.description.filter { $0 != "-" }
        let amount = Money(minorUnits: line.units, currency: statement.currency)
        var text = "<STMTTRN><TRNTYPE>\(line.units < 0 ? "DEBIT" : "CREDIT")</TRNTYPE><DTPOSTED>\(day)</DTPOSTED>"
        text += "<TRNAMT>\(amount.decimalText)</TRNAMT><FITID>\(day)\(statement.number.suffix(4))\(1_000 + number)</FITID>"
        text += "<NAME>\(line.payee.replacing("&", with: "&amp;"))</NAME>"
        if line.isForeign {
            text += "<ORIGCURRENCY><CURRATE>0.928571</CURRATE><CURSYM>\(Currency.previewForeign.code)</CURSYM></ORIGCURRENCY>"
        }
        return text + "</STMTTRN>\n"
    }
}
