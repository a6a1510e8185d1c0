/// Recognises rows that are not transactions: totals and balances, by their words in the languages of `CSVHeaderNames`.
enum CSVSummaryRow {
    /// The content of a row that is no transaction.
    enum Kind: Hashable {
        case opening, closing
        /// The sum of a period's debits or credits.
        case turnover
    }

    /// The kind of a text cell, for example `Opening balance` or `Endsaldo 31.01.2026`; nil for any other text.
    static func kind(of cell: UnsafeRawBufferPointer) -> Kind? {
        guard cell.count >= 5, cell.count <= 64, mayBegin(cell), mayBeBalance(cell) else { return nil }
        let words = CSVHeaderNames.fold(cell.text).split(separator: " ").filter { !$0.utf8.allSatisfy(\.isDigit) && !fillers.contains($0) }
        if let kind = kinds[words.joined(separator: " ")] { return kind }
        // "Opening balance for checking account".
        guard words.count > 2 else { return nil }
        switch words.prefix(2).joined(separator: " ") {
        case "opening balance", "starting balance", "saldo inicial", "solde initial": return .opening
        case "closing balance", "saldo final", "solde final": return .closing
        default: return nil
        }
    }

    private static let fillers: Set<Substring> = [
        "am", "per", "zum", "vom", "au", "al", "op", "on", "at", "as", "of", "le", "a", "eur", "usd", "gbp", "chf",
    ]

    /// A fast check that excludes most rows: whether the cell begins with the first three letters of a phrase or filler. Cells that begin
    /// with anything but letters of ASCII and blanks pass.
    private static func mayBegin(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard let index = beginningIndex(cell[0], cell[1], cell[2]) else { return true }
        return beginnings[index]
    }

    /// By the first three letters: whether a phrase or filler begins with them.
    private static let beginnings: [Bool] = {
        var beginnings = [Bool](repeating: false, count: letterCount * letterCount * letterCount)
        for text in kinds.keys.map({ $0[...] }) + fillers {
            let bytes = Array(text.utf8.prefix(3)) + [blank, blank]
            // A filler of one letter and its blank may be followed by any letter.
            for last in text.utf8.count == 1 ? Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + [blank] : [bytes[2]] {
                if let index = beginningIndex(bytes[0], bytes[1], last) { beginnings[index] = true }
            }
        }
        return beginnings
    }()

    private static let blank: UInt8 = 0x20
    /// The letters of ASCII and the blank.
    private static let letterCount = 27

    /// The index of three letters or blanks in `beginnings`; nil if a byte is anything else.
    private static func beginningIndex(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
        guard let first = letterIndex(first), let second = letterIndex(second), let third = letterIndex(third) else { return nil }
        return (first * letterCount + second) * letterCount + third
    }

    private static func letterIndex(_ byte: UInt8) -> Int? {
        if byte == blank { return letterCount - 1 }
        let index = Int(byte | 0x20) - 0x61
        return index >= 0 && index < letterCount - 1 ? index : nil
    }

    /// Whether the cell contains one of the beginnings that every phrase has.
    private static func mayBeBalance(_ cell: UnsafeRawBufferPointer) -> Bool {
        for index in 0..<cell.count - 2 {
            switch (cell[index] | 0x20, cell[index + 1] | 0x20, cell[index + 2] | 0x20) {
            case (UInt8(ascii: "b"), UInt8(ascii: "a"), UInt8(ascii: "l")), (UInt8(ascii: "s"), UInt8(ascii: "a"), UInt8(ascii: "l")),
                (UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "l")), (UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "a")),
                (UInt8(ascii: "f"), UInt8(ascii: "o"), UInt8(ascii: "r")), (UInt8(ascii: "z"), UInt8(ascii: "u"), UInt8(ascii: "s")),
                (UInt8(ascii: "z"), 0xE5, 0x9F), (UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "y")),
                (UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "r")), (UInt8(ascii: "j"), 0xE4, _),
                (UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "k")),
                (UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "l")), (UInt8(ascii: "o"), UInt8(ascii: "b"), UInt8(ascii: "r")),
                (UInt8(ascii: "k"), 0xE3, 0xA4), (UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "g")), (UInt8(ascii: "o"), 0xF1, 0xF2),
                (UInt8(ascii: "u"), UInt8(ascii: "m"), UInt8(ascii: "s")), (UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "y")),
                (UInt8(ascii: "j"), UInt8(ascii: "a"), UInt8(ascii: "a")), (UInt8(ascii: "s"), 0x20, UInt8(ascii: "a")):
                return true
            default: continue
            }
        }
        return false
    }

    private static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        for phrase in openings.split(separator: ",") { kinds[String(phrase)] = .opening }
        for phrase in closings.split(separator: ",") { kinds[String(phrase)] = .closing }
        for phrase in turnovers.split(separator: ",") { kinds[String(phrase)] = .turnover }
        return kinds
    }()

    private static let openings = """
        opening balance,opening balance brought forward,balance forward,balance b f,starting balance,beginning balance,balance brought forward,brought forward,previous balance,initial balance,anfangssaldo,alter saldo,\
        alter kontostand,anfangsbestand,saldovortrag,saldo vortrag,solde initial,solde precedent,ancien solde,solde reporte,saldo inicial,saldo anterior,\
        saldo iniziale,saldo precedente,beginsaldo,vorig saldo,saldo poczatkowe,ingaende saldo,inngaende saldo,primosaldo,pocatecni zustatek,nyito egyenleg,\
        algsaldo,algjaak,sakuma atlikums,likutis pradziai,pradinis likutis,sold initial,pocatecny zostatok,pocetno stanje
        """
    private static let closings = """
        s a l d o,saldo do dia,closing balance,closing balance carried forward,balance c f,ending balance,balance carried forward,carried forward,new balance,final balance,statement balance,endsaldo,neuer saldo,\
        neuer kontostand,endbestand,rechnungsabschluss saldo,solde final,nouveau solde,saldo final,saldo finale,eindsaldo,nieuw saldo,saldo koncowe,\
        utgaende saldo,ultimosaldo,konecny zustatek,zaro egyenleg,loppsaldo,lopp jaak,loppjaak,beigu atlikums,likutis pabaigai,galutinis likutis,sold final,\
        konecny zostatok,krajnje stanje,zavrsno stanje
        """
    private static let turnovers = """
        turnover,total turnover,debit turnover,credit turnover,kaive,apgrozijums,apyvarta,obrat,obroty,obraty,umsatzsumme,umsatze gesamt,summe umsatze,\
        обороты,оборот,итого обороты
        """

    /// Whether the row is a total, a balance carried forward, or a single sentence below the table.
    ///
    /// - Parameter besidesRemarks: whether a single cell is tested by its words, too.
    static func isTotal(_ row: CSVScanner, layout: CSVLayout, besidesRemarks: Bool = false) -> Bool {
        if !besidesRemarks, row.isRemark(of: layout.columns) {
            // A cell with delimiters is a row that was quoted as a whole.
            return !row.fields.indices.contains { CSVDate(row.bytes($0)) != nil || row.bytes($0).contains(layout.delimiter.byte) }
        }
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
    /// The kind of a row with a date and an amount that is no transaction, by its payee and memo columns; nil for a transaction.
    func summaryKind(of row: CSVScanner) -> CSVSummaryRow.Kind? {
        if let payee, !row.bytes(payee).isEmpty { return CSVSummaryRow.kind(of: row.bytes(payee)) }
        for column in memo where !row.bytes(column).isEmpty {
            if let kind = CSVSummaryRow.kind(of: row.bytes(column)) { return kind }
        }
        return nil
    }
}
