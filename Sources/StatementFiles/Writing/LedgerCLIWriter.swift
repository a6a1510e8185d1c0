/// Writes a journal for `ledger` 3.
package struct LedgerCLIWriter: LedgerWriter {

    private var writer = JournalTransactionWriter(
        names: LedgerAccountNames([], style: .free), header: JournalTransactionWriter.journalHeader)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(
            names: LedgerAccountNames(header.accounts, style: .free), header: JournalTransactionWriter.journalHeader)
        try output.write("; \(JournalTransactionWriter.plain(header.household)), \(header.day)\n\n")
        for name in writer.names.names + [writer.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}
}
