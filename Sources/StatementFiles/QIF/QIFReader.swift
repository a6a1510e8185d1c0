/// Reads QIF (Quicken Interchange Format) as written by Quicken and banks.
///
/// The field mapping is in `docs/statement-formats/qif.md`. Memory is constant.
package struct QIFReader {
    private let order: DateOrder?

    /// - Parameter dateOrder: the date order, from `QIFDateOrderDetector` or the user. Without one an ambiguous date is the error
    ///   `.needsChoice`.
    package init(dateOrder: DateOrder? = nil) {
        order = dateOrder
    }

    /// Reads a whole file into a sink.
    ///
    /// - Parameter text: the file in UTF-8 (see `UTF8Source`).
    /// - Throws: `StatementFileError`, errors of the source and of the sink.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var parser = QIFParser(order: order)
        while true {
            let number = text.line
            let before = text.position
            guard let line = try text.nextLine() else { break }
            let isWhole = text.position - before > line.count
            try parser.parseLine(line, number: number, isWhole: isWhole, into: &sink)
        }
        try parser.finish(isEmpty: text.position == 0, into: &sink)
    }
}
