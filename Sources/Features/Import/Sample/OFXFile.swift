import Models

/// The statements of one bank as an OFX 2 file. Source: OFX 2.0.3, sections 2.2, 11.4.2.2 and 11.4.3.
struct OFXFile {
    /// The lines of one account for a period.
    struct Statement {
        var account: SampleAccount
        var from: Day
        var until: Day
        /// By day.
        var lines: [Movement]
        /// The closing balance; nil if it has none.
        var closing: Money?
    }

    var bank: SampleBank
    var statements: [Statement]

    /// The file's text.
    var text: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <?OFX OFXHEADER="200" VERSION="203" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
            <OFX>
            <SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>\
            <LANGUAGE>ENG</LANGUAGE><FI><ORG>\(Self.escaped(bank.rawValue))</ORG></FI></SONRS></SIGNONMSGSRSV1>

            """
        for (set, isCard) in [("BANKMSGSRSV1", false), ("CREDITCARDMSGSRSV1", true)] {
            let part = statements.filter { ($0.account.terms.kind == .credit) == isCard }
            guard !part.isEmpty else { continue }
            text += "<\(set)>\n"
            for statement in part { append(statement, isCard: isCard, to: &text) }
            text += "</\(set)>\n"
        }
        return text + "</OFX>\n"
    }

    private func append(_ statement: Statement, isCard: Bool, to text: inout String) {
        let prefix = isCard ? "CC" : ""
        let number = statement.account.terms.number ?? ""
        text += "<\(prefix)STMTTRNRS><TRNUID>0</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><\(prefix)STMTRS>"
        text += "<CURDEF>\(statement.account.currency.code)</CURDEF>"
        if isCard {
            text += "<CCACCTFROM><ACCTID>\(number)</ACCTID></CCACCTFROM>\n"
        } else {
            let type = statement.account.terms.kind == .savings ? "SAVINGS" : "CHECKING"
            text += "<BANKACCTFROM><BANKID>\(number.dropFirst(8).prefix(6))</BANKID><ACCTID>\(number)</ACCTID>"
            text += "<ACCTTYPE>\(type)</ACCTTYPE></BANKACCTFROM>\n"
        }
        text += "<BANKTRANLIST><DTSTART>\(Self.day(statement.from))</DTSTART><DTEND>\(Self.day(statement.until))</DTEND>\n"
        for (index, line) in statement.lines.enumerated() { append(line, number: index, to: &text) }
        text += "</BANKTRANLIST>"
        if let closing = statement.closing {
            text += "<LEDGERBAL><BALAMT>\(closing.decimalText)</BALAMT><DTASOF>\(Self.day(statement.until))</DTASOF></LEDGERBAL>"
        }
        text += "</\(prefix)STMTRS></\(prefix)STMTTRNRS>\n"
    }

    private func append(_ line: Movement, number: Int, to text: inout String) {
        let type = line.kind == .cash ? "ATM" : line.units < 0 ? "DEBIT" : "CREDIT"
        let amount = Money(minorUnits: line.units, currency: line.account.currency)
        text += "<STMTTRN><TRNTYPE>\(type)</TRNTYPE><DTPOSTED>\(Self.day(line.day))</DTPOSTED><TRNAMT>\(amount.decimalText)</TRNAMT>"
        text += "<FITID>\(Self.day(line.day))\(line.account.terms.number?.suffix(4) ?? "")\(1_000 + number)</FITID>"
        text += "<NAME>\(Self.escaped(line.payee))</NAME>"
        if !line.memo.isEmpty { text += "<MEMO>\(Self.escaped(line.memo))</MEMO>" }
        if let foreign = line.foreign {
            text += "<ORIGCURRENCY><CURRATE>\(foreign.rate.description)</CURRATE><CURSYM>\(foreign.amount.currency.code)</CURSYM>"
            text += "</ORIGCURRENCY>"
        }
        text += "</STMTTRN>\n"
    }

    private static func day(_ day: Day) -> String { day.description.filter { $0 != "-" } }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
