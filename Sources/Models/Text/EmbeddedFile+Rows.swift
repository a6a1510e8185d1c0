package import CEmbeddedFiles

/// The tables that are embedded in the program: text in UTF-8, one row a line, cells separated by tabs. Lines that begin with `#` are
/// comments; the first other line names the columns.
extension EmbeddedFile {
    /// The bytes, which live as long as the program.
    package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    package var text: String { String(decoding: buffer, as: UTF8.self) }

    /// The cells of all rows.
    package var rows: [[Substring]] {
        text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.dropFirst().map { line in
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
        }
    }

    /// The cells of the rows that have all columns.
    ///
    /// - Parameter columns: the number of columns.
    package func rows(of columns: Int) -> [[Substring]] { rows.filter { $0.count == columns } }
}
