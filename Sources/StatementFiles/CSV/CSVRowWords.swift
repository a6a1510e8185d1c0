import Models

/// The words by which banks say what a row is, in the languages of `CSVHeaderNames`.
enum CSVRowWords {

    /// What a cell of a status column means; a word that is not known is taken for booked.
    static func status(_ cell: UnsafeRawBufferPointer) -> StatementLine.Status {
        if cell.isEmpty || cell.equals("completed") || cell.equals("COMPLETED") { return .booked }
        switch CSVHeaderNames.fold(cell.text) {
        case "pending", "vorgemerkt", "ausstehend", "en attente", "pendiente", "in attesa", "in behandeling", "oczekujaca": return .pending
        case "failed", "cancelled", "canceled", "declined", "reverted", "storniert", "abgelehnt", "refuse", "annule": return .note
        default: return .booked
        }
    }

    /// A row of sums, a balance carried forward, or one sentence below the table.
    static func isTotal(_ row: CSVScanner, by layout: CSVLayout) -> Bool {
        if layout.columns > 2, row.fields.count == 1, !row.bytes(0).isEmpty, CSVDate(row.bytes(0)) == nil { return true }
        for column in row.fields.indices.prefix(16) where !row.bytes(column).isEmpty {
            if CSVDate(row.bytes(column)) != nil || CSVFigureShape(row.bytes(column)) != nil { continue }
            switch CSVHeaderNames.fold(row.text(column)).split(separator: " ").first {
            case "total", "totals", "summe", "gesamt", "saldo", "kontostand", "balance", "opening", "closing", "solde", "totale", "suma",
                "totaal",
                "anfangssaldo", "endsaldo", "beginsaldo", "eindsaldo", "ending", "beginning", "razem", "datum", "date", "buchungstag",
                "alter", "neuer":
                return true
            default: return false
            }
        }
        return false
    }
}
