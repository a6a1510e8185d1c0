import Models

/// Rows of CSV by RFC 4180: commas, CRLF, quotes where they are needed.
enum CSVText {

    static func row(_ cells: [String]) -> String {
        cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n"
    }

    /// A text of a person or a bank, with an apostrophe in front where a spreadsheet would take it for a formula or where it has one already.
    static func guarded(_ text: String) -> String {
        switch text.utf8.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "'"), 0x09, 0x0D:
            "'" + text
        default: text
        }
    }
}
