import Models
import Services
import TestSupport
import Testing

/// Lines that are pending first and booked later.
@Suite struct BookingTests {

    private let name = "Checking 3000"

    static func camt(_ kind: String, _ entries: [String], opening: String? = nil, closing: String? = nil) -> String {
        func balance(_ code: String, _ amount: String?, _ day: String) -> String {
            guard let amount else { return "" }
            return """
                <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">\(amount)</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>\(day)</Dt></Dt></Bal>
                """
        }
        let (version, outer, inner) = kind == "052" ? ("052.001.02", "BkToCstmrAcctRpt", "Rpt") : ("053.001.02", "BkToCstmrStmt", "Stmt")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.\(version)"><\(outer)><GrpHdr><MsgId>1</MsgId></GrpHdr><\(inner)><Id>1</Id>
            <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>\(balance("OPBD", opening, "2026-01-01"))\(balance("CLBD", closing, "2026-01-31"))
            \(entries.joined(separator: "\n"))
            </\(inner)></\(outer)></Document>
            """
    }

    static func entry(_ day: String, _ amount: String, _ text: String, status: String = "BOOK", ref: String = "") -> String {
        let isDebit = amount.hasPrefix("-")
        return """
            <Ntry><Amt Ccy="EUR">\(isDebit ? String(amount.dropFirst()) : amount)</Amt><CdtDbtInd>\(isDebit ? "DBIT" : "CRDT")</CdtDbtInd>
            <Sts>\(status)</Sts><BookgDt><Dt>\(day)</Dt></BookgDt><ValDt><Dt>\(day)</Dt></ValDt>
            \(ref.isEmpty ? "" : "<AcctSvcrRef>\(ref)</AcctSvcrRef>")<BkTxCd/><NtryDtls><TxDtls><RmtInf><Ustrd>\(text)</Ustrd></RmtInf>
            </TxDtls></NtryDtls></Ntry>
            """
    }

    @Test(arguments: ["R1", ""]) func aPendingLineIsCompletedWhenItIsBooked(ref: String) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let pending = try await fixture.importFiles(
            try fixture.file("a.xml", Self.camt("052", [Self.entry("2026-01-05", "-20.00", "Card", status: "PDNG", ref: ref)])))
        #expect(pending.files[0].statements[0].new == 1)
        let group = try await #require(try fixture.groups().first)
        #expect(group.status == .pending)
        #expect(try await fixture.balance(name) == 0)
        let other = try await fixture.category("dining")
        _ = try await fixture.transactions.updateTransaction(id: group.id, TransactionEdit(category: other), revision: nil)
        let text = Self.camt("053", [Self.entry("2026-01-07", "-20.00", "Card shop", ref: ref)])
        let booked = try await fixture.importFiles(try fixture.file("b.xml", text))
        #expect(booked.files[0].statements[0].matched == 1)
        #expect(try await fixture.groups().count == 1)
        #expect(try await fixture.balance(name) == -2000)
        let completed = try await #require(try fixture.group(group.id))
        #expect(completed.status == .completed)
        #expect(completed.parts[0].destination == LedgerAccountID(other))
        #expect(completed.parts[0].sourceDay.description == "2026-01-07")
        #expect(try await fixture.one("c.xml", text).new == 0)
        // After the undo it is pending again, and the statement completes it again.
        _ = try await fixture.undo(booked, force: true)
        let again = try await fixture.one("d.xml", text)
        #expect(again.matched == 1 || again.known == 1)
        #expect(try await fixture.groups().map(\.status) == [.completed])
        #expect(try await fixture.differences() == [])
    }

    @Test(arguments: [[0, 1], [1, 0]]) func pendingAndBookedAreTakenBackInAnyOrder(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = [
            try await fixture.importFiles(
                try fixture.file("a.xml", Self.camt("052", [Self.entry("2026-01-05", "-20.00", "Card", status: "PDNG", ref: "R1")]))),
            try await fixture.importFiles(
                try fixture.file("b.xml", Self.camt("053", [Self.entry("2026-01-06", "-20.00", "Card", ref: "R1")]))),
        ]
        _ = try await fixture.undo(reports[order[0]])
        #expect(try await fixture.groups().map(\.status) == (order[0] == 1 ? [.pending] : [.completed]))
        #expect(try await fixture.undo(reports[order[1]]).isDone)
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.waiting() == 0)
        #expect(try await fixture.differences() == [])
    }

    @Test func intradayLinesAreTheLinesOfTheNextDaysStatement() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let entries = [Self.entry("2026-01-05", "-20.00", "Card"), Self.entry("2026-01-05", "99.00", "Pay")]
        #expect(try await fixture.one("a.xml", Self.camt("052", entries)).new == 2)
        let next = try await fixture.one("b.xml", Self.camt("053", entries + [Self.entry("2026-01-05", "-20.00", "Card")]))
        #expect(next.known == 2)
        #expect(next.new == 1)
    }

    @Test func aPendingLineThatComesAgainStaysPending() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = Self.camt("052", [Self.entry("2026-01-05", "-20.00", "Card", status: "PDNG", ref: "R1")])
        try await fixture.one("a.xml", text)
        #expect(try await fixture.one("b.xml", text).known == 1)
        #expect(try await fixture.groups().map(\.status) == [.pending])
    }

    @Test func aBookedDayThatMovedIsTheSameLineInAnotherFormat() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.xml", Self.camt("052", [Self.entry("2026-01-05", "-20.00", "Card", status: "PDNG", ref: "R1")]))
        try await fixture.one("b.xml", Self.camt("053", [Self.entry("2026-01-07", "-20.00", "Card", ref: "R1")]))
        #expect(try await fixture.one("c.csv", "Date,Amount,Description\n2026-01-07,-20.00,Shop\n", account: name).new == 0)
    }
}
