/// Detects the date order of a QIF file from all its dates.
package struct QIFDateOrderDetector {
    package init() {}

    /// The date order; nil if all dates are ambiguous.
    ///
    /// If dates contradict each other, the order of the majority is returned.
    ///
    /// - Parameter text: the file in UTF-8, from its start.
    /// - Throws: errors of the source, and `StatementFileError` for a line over the size limit.
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
                switch date.unambiguousOrder {
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
