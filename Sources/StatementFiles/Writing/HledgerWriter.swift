import Models

/// Writes a journal for `hledger`.
package struct HledgerWriter: LedgerWriter {

    private var writer = JournalTransactionWriter(
        names: LedgerAccountNames([], style: .free), header: JournalTransactionWriter.journalHeader)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(
            names: LedgerAccountNames(header.accounts, style: .free), header: JournalTransactionWriter.journalHeader)
        try output.write("; \(JournalTransactionWriter.plain(header.household)), \(header.day)\n\ndecimal-mark .\n")
        for currency in Set(header.accounts.compactMap(\.currency) + [header.currency]).sorted() {
            // hledger requires the decimal mark even without decimals.
            let example = Money(minorUnits: currency.minorUnitsPerMajor * 1000, currency: currency).decimalText
            try output.write("commodity \(example)\(currency.decimals == 0 ? "." : "") \(currency)\n")
        }
        for name in writer.names.names + [writer.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}
}
