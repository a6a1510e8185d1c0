/// Writes the lines of a household's first account as CSV in UTF-8, with a header that tells what each column is.
package struct CSVStatementFile {
    private let household: GeneratedHousehold

    /// - Parameter household: one with one account, where all lines are to be in the file.
    package init(_ household: GeneratedHousehold) {
        self.household = household
    }

    package func write(to sink: inout TextSink) throws {
        try sink.add("Date,Amount,Description,Memo,Transaction ID\n")
        for line in household.lines(of: 0) {
            try sink.add(line.day)
            try sink.add(",")
            try sink.add(cents: line.amount)
            try sink.add(",")
            try sink.add(quoted(line.payee))
            try sink.add(",")
            try sink.add(quoted(line.memo))
            try sink.add(",")
            try sink.add(line.bankId)
            try sink.add("\n")
        }
        try sink.flush()
    }

    private func quoted(_ text: String) -> String { text.utf8.contains(UInt8(ascii: ",")) ? "\"\(text)\"" : text }
}
