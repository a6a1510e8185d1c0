/// The output of a command in its three formats.
protocol Answer {
    /// Writes one JSON value; its keys and their order are fixed, because other programs rely on them.
    func writeJSON(to text: inout JSONText)
    /// Rows of cells, the header row first.
    var csv: [[String]] { get }
    /// Lines for users, each with its line feed.
    func table(style: TextStyle) -> String
}

extension Answer {

    /// The whole output; JSON with one line feed at the end.
    func bytes(as format: OutputFormat, style: TextStyle) -> [UInt8] {
        switch format {
        case .json:
            var text = JSONText()
            writeJSON(to: &text)
            return text.bytes + [0x0A]
        case .csv: return csv.flatMap { Array(CSVText.row($0).utf8) }
        case .table: return Array(table(style: style).utf8)
        }
    }
}
