/// Writes all statements of a household as one OFX 1.02 file in Windows-1252, as banks still send them most.
///
/// Source: Open Financial Exchange Specification 1.0.2, sections 2.2, 11.4.
package struct OFXStatementFile {
    private let household: GeneratedHousehold

    package init(_ household: GeneratedHousehold) {
        self.household = household
    }

    package static let encoding = TextSink.Encoding.windows1252

    package func write(to sink: inout TextSink) throws {
        try sink.add(
            """
            OFXHEADER:100
            DATA:OFXSGML
            VERSION:102
            SECURITY:NONE
            ENCODING:USASCII
            CHARSET:1252
            COMPRESSION:NONE
            OLDFILEUID:NONE
            NEWFILEUID:NONE

            <OFX>
            <SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260101060000<LANGUAGE>ENG
            <FI><ORG>Northwind Bank<FID>417</FI></SONRS></SIGNONMSGSRSV1>

            """)
        try writeSet(cards: false, to: &sink)
        try writeSet(cards: true, to: &sink)
        try sink.add("</OFX>\n")
        try sink.flush()
    }

    private func writeSet(cards: Bool, to sink: inout TextSink) throws {
        guard household.accounts.contains(where: { $0.isCard == cards }) else { return }
        let name = cards ? "CREDITCARDMSGSRSV1" : "BANKMSGSRSV1"
        try sink.add("<\(name)>\n")
        for (index, account) in household.accounts.enumerated() where account.isCard == cards {
            try writeStatement(of: account, index, to: &sink)
        }
        try sink.add("</\(name)>\n")
    }

    private func writeStatement(of account: OwnAccount, _ index: Int, to sink: inout TextSink) throws {
        let card = account.isCard ? "CC" : ""
        try sink.add("<\(card)STMTTRNRS><TRNUID>\(index + 1)<STATUS><CODE>0<SEVERITY>INFO</STATUS>\n<\(card)STMTRS><CURDEF>EUR\n")
        if account.isCard {
            try sink.add("<CCACCTFROM><ACCTID>\(account.number)</CCACCTFROM>\n")
        } else {
            try sink.add("<BANKACCTFROM><BANKID>41700100<ACCTID>\(account.number)<ACCTTYPE>\(account.type)</BANKACCTFROM>\n")
        }
        try sink.add("<BANKTRANLIST><DTSTART>")
        try sink.add(GeneratedHousehold.firstDay, parting: "")
        try sink.add("<DTEND>")
        try sink.add(GeneratedHousehold.lastDay, parting: "")
        try sink.add("\n")
        for line in household.lines(of: index) { try write(line, to: &sink) }
        try sink.add("</BANKTRANLIST>\n<LEDGERBAL><BALAMT>")
        try sink.add(cents: account.closing)
        try sink.add("<DTASOF>")
        try sink.add(GeneratedHousehold.lastDay, parting: "")
        try sink.add("</LEDGERBAL>\n</\(card)STMTRS></\(card)STMTTRNRS>\n")
    }

    private func write(_ line: BookedLine, to sink: inout TextSink) throws {
        try sink.add(line.amount < 0 ? "<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>" : "<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>")
        try sink.add(line.day, parting: "")
        try sink.add("120000\n<TRNAMT>")
        try sink.add(cents: line.amount)
        try sink.add("\n<FITID>")
        try sink.add(line.bankId)
        try sink.add("\n<NAME>")
        try sink.add(line.payee)
        if !line.memo.isEmpty {
            try sink.add("\n<MEMO>")
            try sink.add(line.memo)
        }
        try sink.add("\n</STMTTRN>\n")
    }
}
