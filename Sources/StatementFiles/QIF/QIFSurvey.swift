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
        var votes: [DateOrder: Int] = [:]
        var section = QIFSection.bank
        while let line = try text.nextLine() {
            guard let first = line.first else { continue }
            if first == UInt8(ascii: "!") {
                section = QIFSection(line) ?? section
            } else if first == UInt8(ascii: "D"), section.hasDays, let date = QIFDate(UnsafeRawBufferPointer(rebasing: line[1...])) {
                let orders = date.orders
                if orders.count == 1 { votes[orders[0], default: 0] += 1 }
            }
        }
        let most = votes.values.max() ?? 0
        let winners = votes.filter { $0.value == most }
        return winners.count == 1 ? winners.first?.key : nil
    }
}
