/// Finds out from a whole QIF file in which order it writes its days.
package struct QIFSurvey {

    package init() {}

    /// The order that the file's days settle; nil where every day can be read in two orders.
    ///
    /// Where days contradict each other (one is damaged), the order that settles more of them counts.
    ///
    /// - Parameter text: the file in UTF-8, from its beginning.
    /// - Throws: what the source throws, and `StatementFileError` for an endless line.
    package func dateOrder(of text: ByteWindow) throws -> DateOrder? {
        var days = 0
        var months = 0
        var years = 0
        var section = QIFSection.bank
        while let line = try text.nextLine() {
            guard let first = line.first else { continue }
            if first == UInt8(ascii: "!") {
                section = QIFSection(line) ?? section
            } else if first == UInt8(ascii: "D"), section.hasDays, let date = QIFDate(UnsafeRawBufferPointer(rebasing: line[1...])) {
                switch date.onlyOrder {
                case .dayFirst: days += 1
                case .monthFirst: months += 1
                case .yearFirst: years += 1
                case nil: break
                }
            }
        }
        if days > max(months, years) { return .dayFirst }
        if months > max(days, years) { return .monthFirst }
        return years > max(days, months) ? .yearFirst : nil
    }
}
