import CEmbeddedFiles
import Models

/// Reads the tables of the target, which are embedded in the program.
enum TableFile {
    /// The rows of a table.
    ///
    /// - Parameter count: the number of columns.
    static func rows(_ file: EmbeddedFile, name: String, columns count: Int) throws(TableFileError) -> [[Substring]] {
        let rows = file.rows
        if let index = rows.firstIndex(where: { $0.count != count }) { throw TableFileError(file: name, row: index + 1) }
        return rows
    }
}

/// A row of an embedded table that cannot be read.
package struct TableFileError: Error, Hashable {
    package var file: String
    /// From 1, without comments and the names of the columns.
    package var row: Int
}
