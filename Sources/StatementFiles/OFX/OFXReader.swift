/// Reads OFX 1.x (SGML), OFX 2.x (XML) and QFX, as banks write them.
///
/// One scanner serves both forms: end tags of leaves may be there or not, the header may be there or not. What becomes of each element is
/// told in `docs/statement-formats/ofx.md`. Memory does not grow with the file.
package struct OFXReader {

    package init() {}

    /// Reads a whole file.
    ///
    /// - Parameter text: the file in UTF-8 (see `UTF8Source`).
    /// - Throws: `StatementFileError`, what the source throws and what the sink throws.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var scanner = OFXScanner(text)
        var document = OFXDocument()
        reading: while true {
            switch try scanner.next() {
            case .open: try document.open(&scanner, into: &sink)
            case .empty: try document.empty(&scanner)
            case .close: try document.close(&scanner, into: &sink)
            case .end: break reading
            }
        }
        try document.finish(&scanner, isEmpty: text.position == 0, into: &sink)
    }
}
