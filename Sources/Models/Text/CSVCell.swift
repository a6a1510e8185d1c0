/// Encodes CSV cells (RFC 4180, section 2).
package enum CSVCell {
    /// Quotes the cell if it contains a comma, a semicolon, a tab, a quote or a line break, or a leading or trailing blank, which readers
    /// may strip.
    package static func quoted(_ cell: String) -> String {
        var needsQuotes = cell.utf8.first == 0x20 || cell.utf8.last == 0x20
        var hasQuote = false
        for byte in cell.utf8 {
            switch byte {
            case UInt8(ascii: "\""):
                hasQuote = true
                needsQuotes = true
            case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D: needsQuotes = true
            default: continue
            }
        }
        guard needsQuotes else { return cell }
        guard hasQuote else { return "\"" + cell + "\"" }
        var quoted = "\""
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// A record of cells, quoted if needed, with its CRLF.
    package static func row(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") + "\r\n" }

    /// Escapes text that a spreadsheet would execute as a formula, by inserting `'` at its start, and after a semicolon, tab or line end,
    /// which some programs treat as a cell boundary. An existing `'` at such a position is doubled, so that `unguarded` restores the text.
    /// A text with control characters is escaped at its start, too.
    ///
    /// Source: OWASP, *CSV Injection*. A formula begins with `=`, `+`, `-` or `@`, also in full width.
    package static func guarded(_ text: String) -> String {
        guard needsGuard(text) else { return text }
        var guarded = ""
        var isStart = true
        for scalar in text.unicodeScalars {
            let isFirst = guarded.isEmpty
            if isStart, beginsFormula(scalar) || scalar == "'" || isFirst && text.unicodeScalars.contains(where: isControl) {
                guarded.unicodeScalars.append("'")
            }
            guarded.unicodeScalars.append(scalar)
            isStart = endsCell(scalar)
        }
        return guarded
    }

    /// Restores the text that `guarded` escaped.
    package static func unguarded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "'")) else { return text }
        var plain = ""
        var isStart = true
        for scalar in text.unicodeScalars {
            if isStart, scalar == "'" {
                isStart = false
                continue
            }
            plain.unicodeScalars.append(scalar)
            isStart = endsCell(scalar)
        }
        return plain
    }

    /// Fast path: most texts need no escaping.
    private static func needsGuard(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        if first == "'" || beginsFormula(first) { return true }
        return text.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: ";") || $0 == 0x7F || $0 == 0xC2 }
    }

    private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\t", "\r": true
        default: false
        }
    }

    private static func endsCell(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ";", "\t", "\r", "\n": true
        default: false
        }
    }

    /// Control characters except line ends, which notes may contain.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
    }
}
