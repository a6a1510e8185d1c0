/// Reads OFX 1.x (SGML), OFX 2.x (XML) and QFX.
///
/// One scanner handles both forms; end tags of leaves and the header are optional. The field mapping is in
/// `docs/statement-formats/ofx.md`. Memory is constant.
package struct OFXReader {
    package init() {}

    /// Reads a whole file into a sink.
    ///
    /// - Parameter text: the file in UTF-8 (see `UTF8Source`).
    /// - Throws: `StatementFileError`, errors of the source and of the sink.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var scanner = OFXScanner(text)
        var document = OFXParser()
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
