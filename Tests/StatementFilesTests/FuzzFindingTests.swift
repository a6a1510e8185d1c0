import Models
import StatementFiles
import Testing

/// Regression tests for findings of the fuzzer.
@Suite struct FuzzFindingTests {

    @Test func anOFXElementWithinATransactionDoesNotEndItsStatement() throws {
        let text = """
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>
            <STMTTRN><DTPOSTED>20260103<TRNAMT>-1.00<OFX></OFX><FITID>a</STMTTRN>
            <STMTTRN><DTPOSTED>20260104<TRNAMT>-2.00<FITID>b</STMTTRN>
            </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """
        var sink = OrderSink()
        try OFXReader().read(ByteWindow(MemoryByteSource(Array(text.utf8))), into: &sink)
        #expect(sink.order == ["begin", "line", "line", "end"])
    }
}

/// Records the order of a reader's calls.
private struct OrderSink: StatementSink {
    var order: [String] = []

    mutating func begin(_ statement: StatementHeader) { order.append("begin") }
    mutating func line(_ line: StatementLine) { order.append("line") }
    mutating func end(_ statement: StatementTrailer) { order.append("end") }
    mutating func diagnostic(_ diagnostic: Diagnostic) {}
}
