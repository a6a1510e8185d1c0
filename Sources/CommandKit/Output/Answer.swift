import Models
import WireModels

/// The output of a command in its three formats.
package protocol Answer {
    associatedtype Response: Encodable

    /// The value of the JSON output. Its members and their order are fixed, because other programs rely on them.
    var response: Response { get }
    /// Rows of cells, the header row first.
    var csv: [[String]] { get }
    /// Lines for users, each with its line feed.
    func table(style: TextStyle) -> String
}

extension Answer {
    /// The whole output; JSON with one line feed at the end.
    ///
    /// - Throws: `EncodingError`.
    package func bytes(as format: OutputFormat, style: TextStyle) throws -> [UInt8] {
        switch format {
        case .json: try JSONTextEncoder.bytes(of: response) + [0x0A]
        case .csv: csv.flatMap { Array(CSVCell.row($0).utf8) }
        case .table: Array(table(style: style).utf8)
        }
    }
}
