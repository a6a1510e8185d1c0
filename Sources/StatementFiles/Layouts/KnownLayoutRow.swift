import Models

/// A known layout as one row of `layouts.tsv`: fourteen columns separated by tabs.
///
/// Columns of the export are `Name=role`, separated by ` | `; a name without a role is a column that is not read. Words are
/// `pending:Status=Open,Reserved; skip:Row type=10,82; debit=S; credit=H`.
package struct KnownLayoutRow {
    package static let header = [
        "id", "bank", "country", "name", "columns", "sign", "delimiter", "decimal", "dates", "encoding", "currency", "words", "source",
        "seen",
    ]

    private static let separator = " | "

    /// - Throws: `KnownLayoutError` with the column that cannot be read.
    package static func layout(of cells: [String]) throws(KnownLayoutError) -> KnownLayout {
        guard cells.count == header.count else { throw KnownLayoutError(id: cells.first ?? "", column: "columns") }
        let id = cells[0]
        func fail(_ column: String) -> KnownLayoutError { KnownLayoutError(id: id, column: column) }
        for (cell, name) in zip(cells, header) where cell.isEmpty && !["decimal", "dates", "encoding", "currency", "words"].contains(name) {
            throw fail(name)
        }
        var columns: [KnownLayout.Column] = []
        for piece in parts(cells[4], by: separator) {
            guard let column = column(of: piece) else { throw fail("columns") }
            columns.append(column)
        }
        guard let sign = KnownLayout.Sign(rawValue: cells[5]) else { throw fail("sign") }
        guard let delimiter = CSVLayout.Delimiter(rawValue: cells[6]) else { throw fail("delimiter") }
        let decimal = CSVLayout.DecimalSeparator(rawValue: cells[7])
        guard decimal != nil || cells[7].isEmpty else { throw fail("decimal") }
        let dates = DateOrder(rawValue: cells[8])
        guard dates != nil || cells[8].isEmpty else { throw fail("dates") }
        let currency = Currency(code: cells[10])
        guard currency != nil || cells[10].isEmpty else { throw fail("currency") }
        guard let seen = Day(cells[13]) else { throw fail("seen") }
        var layout = KnownLayout(
            id: id, bank: cells[1], country: cells[2], name: cells[3], columns: columns, sign: sign, delimiter: delimiter, decimal: decimal,
            dateOrder: dates, encoding: cells[9], currency: currency, pending: [], notLines: [], debitWords: [], creditWords: [],
            source: cells[12], seen: seen)
        for rule in parts(cells[11], by: "; ") where !rule.isEmpty {
            guard apply(rule, to: &layout) else { throw fail("words") }
        }
        return layout
    }

    /// The cells of a layout, which `layout(of:)` reads.
    package static func cells(of layout: KnownLayout) -> [String] {
        let columns = layout.columns.map { column in
            guard let role = column.role else { return escaped(column.name) }
            return "\(escaped(column.name))=\(role.rawValue)"
        }
        var words = layout.pending.map { "pending:\($0.column)=\($0.words.joined(separator: ","))" }
        words += layout.notLines.map { "skip:\($0.column)=\($0.words.joined(separator: ","))" }
        if !layout.debitWords.isEmpty { words.append("debit=" + layout.debitWords.joined(separator: ",")) }
        if !layout.creditWords.isEmpty { words.append("credit=" + layout.creditWords.joined(separator: ",")) }
        return [
            layout.id, layout.bank, layout.country, layout.name, columns.joined(separator: separator), layout.sign.rawValue,
            layout.delimiter.rawValue, layout.decimal?.rawValue ?? "", layout.dateOrder?.rawValue ?? "", layout.encoding,
            layout.currency?.code ?? "", words.joined(separator: "; "), layout.source, layout.seen.description,
        ]
    }

    // MARK: - Private

    /// In names a vertical bar is `\p`, an equals sign `\e`, and a backslash `\\`.
    private static func escaped(_ name: String) -> String {
        var text = ""
        for character in name {
            switch character {
            case "\\": text += "\\\\"
            case "|": text += "\\p"
            case "=": text += "\\e"
            case "\t", "\n", "\r", "\r\n": text += " "
            default: text.append(character)
            }
        }
        return text
    }

    private static func unescaped(_ text: Substring) -> String {
        var name = ""
        var isEscape = false
        for character in text {
            if isEscape {
                name.append(character == "p" ? "|" : character == "e" ? "=" : character)
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                name.append(character)
            }
        }
        return name
    }

    private static func column(of piece: Substring) -> KnownLayout.Column? {
        guard let sign = piece.firstIndex(of: "=") else { return KnownLayout.Column(name: unescaped(piece), role: nil) }
        guard let role = KnownLayout.Role(rawValue: String(piece[piece.index(after: sign)...])) else { return nil }
        return KnownLayout.Column(name: unescaped(piece[..<sign]), role: role)
    }

    private static func apply(_ rule: Substring, to layout: inout KnownLayout) -> Bool {
        guard let sign = rule.lastIndex(of: "=") else { return false }
        let (key, value) = (rule[..<sign], rule[rule.index(after: sign)...])
        let words = parts(String(value), by: ",").map(String.init)
        switch key {
        case "debit": layout.debitWords = words
        case "credit": layout.creditWords = words
        default:
            guard let colon = key.firstIndex(of: ":") else { return false }
            let rule = KnownLayout.Words(column: String(key[key.index(after: colon)...]), words: words)
            guard layout.columns.contains(where: { $0.name == rule.column }) else { return false }
            switch key[..<colon] {
            case "pending": layout.pending.append(rule)
            case "skip": layout.notLines.append(rule)
            default: return false
            }
        }
        return true
    }

    /// The parts of a text between separators.
    private static func parts(_ text: String, by separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text[...]
        while let range = rest.range(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}

/// A row of `layouts.tsv` that cannot be read.
package struct KnownLayoutError: Error, Hashable {
    /// The row's id.
    package var id: String
    /// The column of the table.
    package var column: String
}
