import Models

/// Writes OFX 2.0.3 (XML): one `STMTRS` for each own account, `CCSTMTRS` for credit cards, with Coffer's account id as `ACCTID`.
///
/// Only completed entries are written, because a statement contains booked entries. A split is one entry. `LEDGERBAL` is the balance after
/// the last entry, on the export's last day.
/// Source: OFX 2.0.3 sections 11.4 (bank statements), 11.4.3 (`STMTTRN`) and 2.2 (header).
package struct OFXWriter: LedgerWriter {
    private var header: ExportHeader?
    private var entries = ExportEntryGrouper()
    private var accountIndex: Int?
    private var balance: Money?
    private var isInBank = false
    private var isInCards = false

    /// Own accounts, credit cards last, because their message set follows that of bank accounts.
    package var passes: [Int]? {
        guard let header else { return [] }
        let own = header.accounts.indices.filter { header.accounts[$0].isOwn }
        return own.filter { !isCard($0) } + own.filter { isCard($0) }
    }

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        self.header = header
        try output.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <?OFX OFXHEADER="200" VERSION="203" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
            <OFX>
            <SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>\(Self.text(header.day))</DTSERVER>\
            <LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>

            """)
    }

    // MARK: - Accounts

    package mutating func beginPass(accountIndex: Int, into output: inout ByteOutput) throws {
        guard let header else { return }
        self.accountIndex = accountIndex
        let account = header.accounts[accountIndex]
        let currency = account.currency ?? header.currency
        balance = account.balanceBefore ?? .zero(currency)
        let isCard = isCard(accountIndex)
        if isCard, !isInCards {
            if isInBank { try output.write("</BANKMSGSRSV1>\n") }
            isInBank = false
            isInCards = true
            try output.write("<CREDITCARDMSGSRSV1>\n")
        } else if !isCard, !isInBank {
            isInBank = true
            try output.write("<BANKMSGSRSV1>\n")
        }
        let set = isCard ? "CCSTMT" : "STMT"
        let from =
            isCard
            ? "<CCACCTFROM><ACCTID>\(XMLText.escaped(account.id))</ACCTID></CCACCTFROM>"
            : "<BANKACCTFROM><BANKID>COFFER</BANKID><ACCTID>\(XMLText.escaped(account.id))</ACCTID><ACCTTYPE>\(Self.type(of: account))</ACCTTYPE></BANKACCTFROM>"
        let first = header.from.map { min($0, header.lastDay) } ?? Self.firstDay
        try output.write(
            """
            <\(set)TRNRS><TRNUID>\(XMLText.escaped(account.id))</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><\(set)RS>\
            <CURDEF>\(currency)</CURDEF>\(from)
            <BANKTRANLIST><DTSTART>\(Self.text(first))</DTSTART><DTEND>\(Self.text(header.lastDay))</DTEND>

            """)
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        guard let accountIndex, transaction.status == .completed,
            transaction.source == accountIndex || transaction.destination == accountIndex
        else { return }
        for entry in try entries.add(transaction, isExported: { $0 == accountIndex }) { try write(entry, into: &output) }
    }

    package mutating func endPass(into output: inout ByteOutput) throws {
        guard let header, let accountIndex else { return }
        for entry in try entries.finish(isExported: { $0 == accountIndex }) { try write(entry, into: &output) }
        let set = isCard(accountIndex) ? "CCSTMT" : "STMT"
        try output.write(
            """
            </BANKTRANLIST>
            <LEDGERBAL><BALAMT>\(balance?.decimalText ?? "0")</BALAMT><DTASOF>\(Self.text(header.lastDay))</DTASOF></LEDGERBAL></\(set)RS></\(set)TRNRS>

            """)
        self.accountIndex = nil
    }

    package mutating func end(into output: inout ByteOutput) throws {
        if isInBank { try output.write("</BANKMSGSRSV1>\n") }
        if isInCards { try output.write("</CREDITCARDMSGSRSV1>\n") }
        try output.write("</OFX>\n")
    }

    // MARK: - Entries

    private mutating func write(_ entry: ExportEntry, into output: inout ByteOutput) throws {
        guard let header else { return }
        balance = try (balance ?? .zero(entry.amount.currency)) + entry.amount
        let other = header.accounts[entry.parts[0].accountIndex]
        let payee = XMLText.line(entry.first.payee.isEmpty ? other.name : entry.first.payee)
        // NAME has at most 32 characters. A longer payee is written in full in MEMO.
        let name = XMLText.prefix(payee, 32)
        let memo = XMLText.prefix(
            [name == payee ? "" : payee, XMLText.line(entry.first.note)].filter { !$0.isEmpty }.joined(separator: " "), 255)
        let type = other.isOwn ? "XFER" : entry.amount.isNegative ? "DEBIT" : "CREDIT"
        let reference = entry.first.reference.map { XMLText.prefix(XMLText.line($0), 32) } ?? ""
        try output.write(
            """
            <STMTTRN><TRNTYPE>\(type)</TRNTYPE><DTPOSTED>\(Self.text(entry.day))</DTPOSTED><TRNAMT>\(entry.amount.decimalText)</TRNAMT>\
            <FITID>\(XMLText.escaped(entry.id))</FITID>\(reference.isEmpty ? "" : "<REFNUM>\(XMLText.escaped(reference))</REFNUM>")\
            \(name.isEmpty ? "" : "<NAME>\(XMLText.escaped(name))</NAME>")\(memo.isEmpty ? "" : "<MEMO>\(XMLText.escaped(memo))</MEMO>")</STMTTRN>

            """)
    }

    private func isCard(_ accountIndex: Int) -> Bool { header?.accounts[accountIndex].role == .own(.credit) }

    private static func type(of account: ExportedLedgerAccount) -> String {
        switch account.role {
        case .own(.checking), .own(.cash): "CHECKING"
        case .own(.loan): "CREDITLINE"
        default: "SAVINGS"
        }
    }

    /// What a list of all transactions names as its start, which the format requires.
    private static let firstDay = Day(number: 0)

    /// `YYYYMMDD`, a date without a time, which readers interpret as noon or midnight UTC.
    private static func text(_ day: Day) -> String { day.description.filter { $0 != "-" } }
}
