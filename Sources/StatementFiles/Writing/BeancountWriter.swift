import Models

/// Writes a ledger file for beancount 2 and 3.
package struct BeancountWriter: LedgerWriter {
    private var writer = JournalTransactionWriter(names: LedgerAccountNames([], style: .strict), header: Self.header)

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(names: LedgerAccountNames(header.accounts, style: .strict), header: Self.header)
        try output.write("option \"title\" \(Self.quoted(header.household))\noption \"operating_currency\" \"\(header.currency)\"\n\n")
        // The lexer of beancount does not accept years before 1700.
        let opening = header.from.map { $0.year < 1900 } ?? false ? "1700-01-01" : "1900-01-01"
        for name in writer.names.names + [writer.names.inTransit] { try output.write("\(opening) open \(name)\n") }
        try output.write("\n")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    private static func header(_ transaction: ExportedTransaction, _ day: Day) -> String {
        var text = "\(day) * \(quoted(transaction.payee)) \(quoted(transaction.note))\n  id: \(quoted(transaction.id))\n"
        if transaction.group != transaction.id { text += "  group: \(quoted(transaction.group))\n" }
        if let reference = transaction.reference { text += "  reference: \(quoted(reference))\n" }
        if !transaction.tags.isEmpty { text += "  tags: \(quoted(transaction.tags.joined(separator: " ")))\n" }
        if let foreign = transaction.foreign { text += "  foreign: \(foreign)\n" }
        return text
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in XMLText.line(text).unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
