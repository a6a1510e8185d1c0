/// Rows of CSV by RFC 4180: commas, CRLF, quotes where they are needed.
enum CSVText {

    static func row(_ cells: [String]) -> String {
        cells.map(quoted).joined(separator: ",") + "\r\n"
    }

    /// A text of a person or a bank, with an apostrophe in front where a spreadsheet would take it for a formula or where it has one already.
    static func guarded(_ text: String) -> String {
        switch text.utf8.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "'"), 0x09, 0x0D:
            "'" + text
        default: text
        }
    }

    private static func quoted(_ cell: String) -> String {
        let needsQuotes = cell.utf8.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
        }
        guard needsQuotes else { return cell }
        var text = "\""
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { text.unicodeScalars.append(scalar) }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }
}
