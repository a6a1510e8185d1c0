import Models

/// Writes one row for each entry of each own account, or of the one that is wanted, by RFC 4180; `CSVReader` reads an export of one account back exactly.
package struct CSVWriter: LedgerWriter {

    private var places: [ExportedPlace] = []
    private var only: Int?
    private var entries = ExportEntries()

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        places = header.places
        only = header.only
        try output.write(CofferCSV.columns.joined(separator: ",") + "\r\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        for entry in try entries.add(transaction, isOwn: isWanted) { try write(entry, into: &output) }
    }

    package mutating func end(into output: inout ByteOutput) throws {
        for entry in try entries.finish(isOwn: isWanted) { try write(entry, into: &output) }
    }

    // MARK: - Rows

    /// Whether a place's entries get rows.
    private var isWanted: (Int) -> Bool {
        let (places, only) = (places, only)
        return { places.indices.contains($0) && places[$0].isOwn && (only == nil || only == $0) }
    }

    private func write(_ entry: ExportEntry, into output: inout ByteOutput) throws {
        let first = entry.first
        let only = entry.parts.count == 1 ? entry.parts.first.map { places[$0.place] } : nil
        let parts = entry.parts.map { place, amount in
            let figure = DecimalFigure(mantissa: amount.minorUnits, scale: amount.currency.decimals)
            let other = places[place]
            return other.isOwn
                ? StatementLinePart(amount: figure, transferAccount: other.name) : StatementLinePart(amount: figure, category: other.name)
        }
        let cells = [
            entry.day.description, CSVCell.guarded(places[entry.place].name), entry.amount.decimalText, entry.amount.currency.code,
            CSVCell.guarded(first.payee), CSVCell.guarded(first.note), only.map { $0.isOwn ? "" : CSVCell.guarded($0.name) } ?? "",
            only.map { $0.isOwn ? CSVCell.guarded($0.name) : "" } ?? "", first.status.rawValue, entry.id,
            CSVCell.guarded(first.reference ?? ""),
            CSVCell.guarded(first.tags.joined(separator: " ")), first.foreign?.decimalText ?? "", first.foreign?.currency.code ?? "",
            parts.count > 1 ? CSVCell.guarded(CofferCSV.text(of: parts)) : "",
        ]
        try output.write(cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n")
    }
}
