import Models

/// Rows of CSV by RFC 4180: commas, CRLF, quotes where they are needed.
enum CSVText {

    static func row(_ cells: [String]) -> String {
        cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n"
    }
}
