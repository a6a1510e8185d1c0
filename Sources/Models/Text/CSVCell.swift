/// Cells of CSV as they are written (RFC 4180, section 2).
package enum CSVCell {

    /// The cell in quotes where it holds a comma, a quote or a line break, or a blank at either end, which readers may drop.
    package static func quoted(_ cell: String) -> String {
        var needsQuotes = cell.utf8.first == 0x20 || cell.utf8.last == 0x20
        var hasQuote = false
        for byte in cell.utf8 {
            switch byte {
            case UInt8(ascii: "\""):
                hasQuote = true
                needsQuotes = true
            case UInt8(ascii: ","), 0x0A, 0x0D: needsQuotes = true
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

    // MARK: - Text that a table program would run

    /// A text of a person or a bank, with `'` in front where a table program would take it for a formula, or where it has one already.
    ///
    /// Source: OWASP, *CSV Injection*.
    package static func guarded(_ text: String) -> String {
        switch text.utf8.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "'"), 0x09, 0x0D: "'" + text
        default: text
        }
    }

    /// The text that was guarded.
    package static func unguarded(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: "'") ? String(text.unicodeScalars.dropFirst()) : text
    }
}
