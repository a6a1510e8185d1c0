import Models

/// Writes a journal for `hledger`.
package struct HledgerWriter: LedgerWriter {

    private var core = JournalCore(names: PlaceNames([], style: .free), head: JournalCore.journalHead)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        core = JournalCore(names: PlaceNames(header.places, style: .free), head: JournalCore.journalHead)
        try output.write("; \(JournalCore.plain(header.household)), \(header.day)\n\ndecimal-mark .\n")
        for currency in Set(header.places.compactMap(\.currency) + [header.currency]).sorted() {
            // hledger wants the decimal mark also where no decimals follow.
            let example = Money(minorUnits: currency.minorUnitsPerMajor * 1000, currency: currency).decimalText
            try output.write("commodity \(example)\(currency.decimals == 0 ? "." : "") \(currency)\n")
        }
        for name in core.names.names + [core.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try core.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}
}
