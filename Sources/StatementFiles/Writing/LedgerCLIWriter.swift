/// Writes a journal for `ledger` 3.
package struct LedgerCLIWriter: LedgerWriter {

    private var core = JournalCore(names: PlaceNames([], style: .free), head: JournalCore.journalHead)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        core = JournalCore(names: PlaceNames(header.places, style: .free), head: JournalCore.journalHead)
        try output.write("; \(JournalCore.plain(header.household)), \(header.day)\n\n")
        for name in core.names.names + [core.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try core.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}
}
