/// Reads QIF (Quicken Interchange Format), as Quicken and banks write it.
///
/// What becomes of each field is told in `docs/statement-formats/qif.md`. Memory does not grow with the file.
package struct QIFReader {
    private let order: DateOrder?

    /// - Parameter dayOrder: the order of the parts of days, from `QIFSurvey` or from the person. Without one, only days that can be read
    ///   in one way are read, and any other ends the reading with `needsChoice`.
    package init(dayOrder: DateOrder? = nil) {
        order = dayOrder
    }

    /// Reads a whole file.
    ///
    /// - Parameter text: the file in UTF-8 (see `UTF8Source`).
    /// - Throws: `StatementFileError`, what the source throws and what the sink throws.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var document = QIFDocument(order: order)
        while true {
            let number = text.line
            let before = text.position
            guard let line = try text.nextLine() else { break }
            let isWhole = text.position - before > line.count
            try document.take(line, number: number, isWhole: isWhole, into: &sink)
        }
        try document.finish(isEmpty: text.position == 0, into: &sink)
    }
}
