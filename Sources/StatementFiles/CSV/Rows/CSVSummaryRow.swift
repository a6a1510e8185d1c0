import Models

/// Recognises rows that are not transactions: totals and balances, by their words in the languages of `CSVHeaderNames`.
enum CSVSummaryRow {

    /// Whether a text cell states a balance, for example `Opening balance` or `Endsaldo 31.01.2026`.
    static func isBalance(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard cell.count >= 5, cell.count <= 64, mayBeBalance(cell) else { return false }
        let words = CSVHeaderNames.fold(cell.text).split(separator: " ").filter { !$0.utf8.allSatisfy(\.isDigit) && !fillers.contains($0) }
        return balances.contains(words.joined(separator: " "))
    }

    private static let fillers: Set<Substring> = [
        "am", "per", "zum", "vom", "au", "al", "op", "on", "at", "as", "of", "le", "a", "eur", "usd", "gbp", "chf",
    ]

    /// A fast check that excludes most rows: whether the cell contains one of the prefixes that every balance phrase has.
    private static func mayBeBalance(_ cell: UnsafeRawBufferPointer) -> Bool {
        for index in 0..<cell.count - 2 {
            switch (cell[index] | 0x20, cell[index + 1] | 0x20, cell[index + 2] | 0x20) {
            case (UInt8(ascii: "b"), UInt8(ascii: "a"), UInt8(ascii: "l")), (UInt8(ascii: "s"), UInt8(ascii: "a"), UInt8(ascii: "l")),
                (UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "l")), (UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "a")),
                (UInt8(ascii: "f"), UInt8(ascii: "o"), UInt8(ascii: "r")), (UInt8(ascii: "z"), UInt8(ascii: "u"), UInt8(ascii: "s")),
                (UInt8(ascii: "z"), 0xE5, 0x9F), (UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "y")):
                return true
            default: continue
            }
        }
        return false
    }

    private static let balances: Set<String> = Set(
        """
        opening balance,closing balance,starting balance,ending balance,beginning balance,balance brought forward,brought forward,balance carried forward,\
        carried forward,previous balance,new balance,final balance,statement balance,anfangssaldo,endsaldo,alter saldo,neuer saldo,alter kontostand,neuer kontostand,\
        anfangsbestand,endbestand,saldovortrag,saldo vortrag,rechnungsabschluss saldo,solde initial,solde final,solde precedent,ancien solde,\
        nouveau solde,solde reporte,saldo inicial,saldo final,saldo anterior,saldo iniziale,saldo finale,saldo precedente,beginsaldo,\
        eindsaldo,vorig saldo,nieuw saldo,saldo poczatkowe,saldo koncowe,ingaende saldo,utgaende saldo,inngaende saldo,primosaldo,ultimosaldo,\
        pocatecni zustatek,konecny zustatek,nyito egyenleg,zaro egyenleg
        """.split(separator: ",").map(String.init))

    /// Whether the row is a total, a balance carried forward, or a single sentence below the table.
    static func isTotal(_ row: CSVScanner, layout: CSVLayout) -> Bool {
        if layout.columns > 2, row.fields.count == 1, !row.bytes(0).isEmpty, CSVDate(row.bytes(0)) == nil { return true }
        for column in row.fields.indices.prefix(16) where !row.bytes(column).isEmpty {
            if CSVDate(row.bytes(column)) != nil || CSVAmountCandidate(row.bytes(column)) != nil { continue }
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

extension CSVLayout {

    /// Whether a row with a date and an amount states a balance in its payee column, or in its memo if it has no payee.
    func isBalanceRow(_ row: CSVScanner) -> Bool {
        if let payee, !row.bytes(payee).isEmpty { return CSVSummaryRow.isBalance(row.bytes(payee)) }
        guard let first = memo.first(where: { !row.bytes($0).isEmpty }) else { return false }
        return CSVSummaryRow.isBalance(row.bytes(first))
    }
}
