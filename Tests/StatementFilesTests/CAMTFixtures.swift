import Models
import StatementFiles

/// Builds CAMT documents for tests.
enum CAMTFixture {

    static func document(_ statements: String..., version: String = "053.001.08") -> String {
        let container = version.hasPrefix("052") ? "BkToCstmrAcctRpt" : "BkToCstmrStmt"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.\(version)">
            <\(container)><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-02-01T00:00:00Z</CreDtTm></GrpHdr>
            \(statements.joined(separator: "\n"))
            </\(container)>
            </Document>
            """
    }

    static let account = """
        <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Nm>Giro</Nm>
        <Svcr><FinInstnId><BICFI>COBADEFFXXX</BICFI><Nm>Commerzbank</Nm></FinInstnId></Svcr></Acct>
        """

    static func statement(_ entries: String..., account: String = account, balances: String = "", element: String = "Stmt") -> String {
        "<\(element)><Id>S1</Id><CreDtTm>2026-01-31T23:00:00+01:00</CreDtTm>\(account)\(balances)\(entries.joined(separator: "\n"))</\(element)>"
    }

    static func balance(
        _ code: String, _ amount: String, day: String, currency: String = "EUR", side: String = "CRDT", subtype: String = ""
    )
        -> String
    {
        """
        <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry>\(subtype)</Tp><Amt Ccy="\(currency)">\(amount)</Amt>\
        <CdtDbtInd>\(side)</CdtDbtInd><Dt><Dt>\(day)</Dt></Dt></Bal>
        """
    }

    static func entry(
        _ amount: String = "12.50", currency: String = "EUR", side: String = "DBIT", status: String = "<Sts><Cd>BOOK</Cd></Sts>",
        days: String = "<BookgDt><Dt>2026-01-30</Dt></BookgDt><ValDt><Dt>2026-01-31</Dt></ValDt>", with rest: String = ""
    ) -> String {
        #"<Ntry><Amt Ccy="\#(currency)">\#(amount)</Amt><CdtDbtInd>\#(side)</CdtDbtInd>\#(status)\#(days)\#(rest)</Ntry>"#
    }

    static func read(_ text: String, chunk: Int = .max) throws -> StatementCollector {
        try read(Array(text.utf8), chunk: chunk)
    }

    static func read(_ bytes: [UInt8], chunk: Int = .max) throws -> StatementCollector {
        var collector = StatementCollector()
        try CAMTReader().read(ByteWindow(UTF8Source(MemoryByteSource(bytes, chunk: chunk), encoding: .utf8)), into: &collector)
        return collector
    }

    /// The only line of a document with one entry.
    static func line(_ entry: String) throws -> StatementLine? {
        try read(document(statement(entry))).statements.first?.lines.first
    }
}

/// A deterministic random number generator (SplitMix64).
struct SeededBytes {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
