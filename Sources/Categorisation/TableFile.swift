import CEmbeddedFiles
import Models

/// Reads the tables of the target, which are embedded in the program: text in UTF-8, one row a line, columns separated by tabs. Lines that
/// begin with `#` are comments; the first other line names the columns.
enum TableFile {

    /// The rows of a table.
    ///
    /// - Parameter count: the number of columns.
    static func rows(_ file: EmbeddedFile, name: String, columns count: Int) throws(TableFileError) -> [[Substring]] {
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        var rows: [[Substring]] = []
        var hasHeader = false
        for (number, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
            guard cells.count == count else { throw TableFileError(file: name, line: number + 1) }
            if hasHeader { rows.append(cells) }
            hasHeader = true
        }
        return rows
    }
}

/// A row of an embedded table that cannot be read.
package struct TableFileError: Error, Hashable {
    package var file: String
    /// From 1.
    package var line: Int
}
