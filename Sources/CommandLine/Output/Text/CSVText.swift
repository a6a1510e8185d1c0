import Models

/// Rows of CSV according to RFC 4180: commas, CRLF, quotes only if needed.
enum CSVText {

    static func row(_ cells: [String]) -> String {
        cells.map(CSVCell.quoted).joined(separator: ",") + "\r\n"
    }
}
